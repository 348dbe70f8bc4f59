import { expect, it } from 'vitest';
import { findLayoutValue } from './layout-values.ts';

const site = { title: 'Site', tagline: 'Says more' };

it.each([
  [`<Layout title="Who's there?">`, "Who's there?"],
  ["<Layout title={'Plain'}>", 'Plain'],
  [`<Layout description="a > b" title={\`Hello from \${siteConfig.title}\`}>`, 'Hello from Site'],
  ['<Layout\n  wrapperClassName={styles.a}\n  title={context.siteConfig.tagline}\n>', 'Says more'],
  ['<Layout title={t({ message: "Later" })}>', undefined],
  [`<Layout title={\`\${count} pages\`}>`, undefined],
  ['<Layout title="">', undefined],
  ['<Other title="Other">', undefined],
])('reads what a page tells its layout: %s', (text, value) => {
  expect(findLayoutValue(`return (${text}</Layout>)`, 'title', site)).toBe(value);
});
