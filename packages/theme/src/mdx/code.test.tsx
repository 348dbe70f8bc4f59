import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeBlock } from './CodeBlock.tsx';
import { numberLines } from './number-lines.ts';
import { sizeSvg } from './size-svg.ts';

const html = 'a\n<span class="line highlighted">b</span>';

test('lines are numbered from the given number on', () => {
  expect(numberLines(html, 9)).toBe(
    '<span data-line="9" class="line">a</span>\n<span data-line="10" class="line highlighted">b</span>',
  );
});

test('a block without a title has no bar', () => {
  expect(renderToStaticMarkup(<CodeBlock lang="hcl" html={html} />)).not.toContain('code-title');
});

test('a path in the title may break behind each slash', () => {
  const block = renderToStaticMarkup(<CodeBlock lang="hcl" title="live/dev/main.tf" html={html} />);
  expect(block).toContain('<span>live/<wbr/>dev/<wbr/>main.tf</span>');
});

test('a block that wraps says so', () => {
  const block = renderToStaticMarkup(<CodeBlock lang="text" html={html} wrap="true" />);
  expect(block).toContain('data-wrapped=""');
});

test('a drawing gets the size of its view box, enlarged by a tenth', () => {
  expect(sizeSvg('<svg viewBox="0 0 420 400" role="img"></svg>')).toBe(
    '<svg width="462" height="440" viewBox="0 0 420 400" role="img"></svg>',
  );
});

test('a drawing with a size of its own, or without a view box, is left alone', () => {
  const sized = '<svg viewBox="0 0 10 10" width="20"></svg>';
  expect(sizeSvg(sized)).toBe(sized);
  expect(sizeSvg('<svg></svg>')).toBe('<svg></svg>');
});
