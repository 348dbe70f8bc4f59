import { findMessages, isPageError } from '@gruntwork-docs/engine/shared';
import { BodyProvider, TextsProvider } from '@gruntwork-docs/theme/components';
import { sampleBody, sampleTexts } from '@gruntwork-docs/theme/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from '#shared/messages/messages.ts';
import type { ComplianceView } from '#shared/reference-view.ts';
import { CisControl } from './CisControl.tsx';

const place = (number: string) => ({ number, level: 1, section: 'A' });
const control = { note: '', noteHtml: '', modules: [] };
const compliance: ComplianceView = {
  benchmark: 'CIS',
  versions: ['1.3.0', '1.4.0'],
  sections: ['A'],
  controls: [
    { ...control, id: 'control-same', title: 'Same', versions: [place('1.2'), place('1.2')] },
    { ...control, id: 'control-moved', title: 'Moved', versions: [place('2.1'), place('2.2')] },
    { ...control, id: 'control-new', title: 'New', versions: [null, place('2.3')] },
  ],
  csvUrl: '',
  jsonUrl: '',
};

function render(id: string, view: ComplianceView | undefined = compliance): string {
  const read = (name: string): unknown => (name === 'compliance' ? view : undefined);
  return renderToStaticMarkup(
    <TextsProvider texts={{ ...sampleTexts('en'), ...findMessages(messages, 'en') }}>
      <BodyProvider value={sampleBody({ read })}>
        <CisControl id={id} />
      </BodyProvider>
    </TextsProvider>,
  );
}

test('the number stands once when it is the same in all versions of the benchmark', () => {
  expect(render('same')).toBe(
    '<span class="control"><span class="control-number">CIS 1.2</span> Same</span>',
  );
  expect(render('moved')).toContain('>CIS 2.1 (v1.3.0), 2.2 (v1.4.0)</span> Moved');
  expect(render('new')).toContain('>CIS 2.3 (v1.4.0)</span> New');
});

test('only the versions that pages name are shown, unless they lack the recommendation', () => {
  const view = { ...compliance, namedVersions: ['1.3.0'] };
  expect(render('moved', view)).toContain('>CIS 2.1</span> Moved');
  expect(render('new', view)).toContain('>CIS 2.3 (v1.4.0)</span> New');
});

test('it leads to its row where a page shows the matrix', () => {
  expect(render('same', { ...compliance, matrixUrl: '/docs/matrix' })).toContain(
    '<a class="control" href="/docs/matrix#control-same">',
  );
});

test('a recommendation that the data does not have is an error of the page', () => {
  for (const view of [compliance, { ...compliance, controls: [] }]) {
    let thrown: unknown;
    try {
      render('gone', view);
    } catch (error) {
      thrown = error;
    }
    expect(isPageError(thrown) && [thrown.message, thrown.near]).toEqual([
      'there is no recommendation `gone`',
      'id="gone"',
    ]);
  }
});
