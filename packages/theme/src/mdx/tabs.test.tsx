import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TabItem } from './TabItem.tsx';
import { wakeKey } from './TabList.island.tsx';
import { Tabs } from './Tabs.tsx';
import { createTabIds, findNextTab, getFirstChoice } from './tab-choice.ts';

const items = [
  { value: 'terraform', label: 'Terraform' },
  { value: 'terragrunt', label: 'Terragrunt' },
];

test('all panels are in the HTML with their labels, all but the first hidden', () => {
  const html = renderToStaticMarkup(
    <Tabs groupId="tool">
      {'\n'}
      <TabItem value="terraform" label="Terraform">
        plan
      </TabItem>
      <TabItem value="terragrunt" label="Terragrunt">
        run-all
      </TabItem>
    </Tabs>,
  );
  const panels = [...html.matchAll(/<div class="tab-panel"([^>]*)><p class="tab-label">(\w+)<\/p>([^<]*)/g)];
  expect(panels.map(([, attributes, label, text]) => [label, text, attributes?.includes('hidden')])).toEqual([
    ['Terraform', 'plan', false],
    ['Terragrunt', 'run-all', true],
  ]);
});

test('each tab names its panel and each panel its tab', () => {
  const html = renderToStaticMarkup(
    <Tabs>
      <TabItem value="a" />
      <TabItem value="b" />
    </Tabs>,
  );
  const ids = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
  expect(ids(/aria-controls="([^"]+)"/g)).toEqual(ids(/role="tabpanel" id="([^"]+)"/g));
  expect(ids(/aria-labelledby="([^"]+)"/g)).toEqual(ids(/role="tab" id="([^"]+)"/g));
});

test('only the open tab is in the tab order', () => {
  const html = renderToStaticMarkup(
    <Tabs defaultValue="b">
      <TabItem value="a" />
      <TabItem value="b" />
    </Tabs>,
  );
  expect(html).toMatch(/aria-selected="false" tabindex="-1">a</i);
  expect(html).toMatch(/aria-selected="true" tabindex="0">b</i);
});

test('two tabs with one value are refused by name', () => {
  const render = () =>
    renderToStaticMarkup(
      <Tabs>
        <TabItem value="a" />
        <TabItem value="a" label="Another" />
      </Tabs>,
    );
  expect(render).toThrow('duplicate values `a` in <Tabs>; every <TabItem> needs its own');
});

test('the first choice is the default value, else the item marked default, else the first', () => {
  expect(getFirstChoice(items, 'terragrunt')).toBe('terragrunt');
  expect(getFirstChoice([...items, { value: 'tofu', default: true }], undefined)).toBe('tofu');
  expect(getFirstChoice(items, undefined)).toBe('terraform');
});

test('a default value of null opens no tab', () => {
  expect(getFirstChoice(items, null)).toBeNull();
});

test('a default value that no tab has is refused with the values there are', () => {
  expect(() => getFirstChoice(items, 'pulumi')).toThrow(
    '<Tabs> has no tab `pulumi`; its values are `terraform`, `terragrunt`',
  );
});

test('arrow keys go around the ends, Home and End go there, other keys mean nothing', () => {
  expect(findNextTab('ArrowRight', 2, 3)).toBe(0);
  expect(findNextTab('ArrowLeft', 0, 3)).toBe(2);
  expect(findNextTab('Home', 2, 3)).toBe(0);
  expect(findNextTab('End', 0, 3)).toBe(2);
  expect(findNextTab('Enter', 0, 3)).toBeUndefined();
});

test('a group is woken by its own storage key, tabs without a group by none', () => {
  const props = { tabsId: 't', tabs: [], first: null };
  expect(wakeKey({ ...props, groupId: 'os' })).toBe('docusaurus.tab.os');
  expect(wakeKey(props)).toBeUndefined();
});

test('a value with spaces still makes an id without them', () => {
  expect(createTabIds('t', 'GitHub Actions').panel).toBe('t-panel-GitHub-Actions');
});
