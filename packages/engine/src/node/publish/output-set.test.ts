import { expect, it } from 'vitest';
import { createOutputSet } from './output-set.ts';

const text = (key: string) => ({ type: 'text', text: key, key }) as const;

it('takes one file of each name, and the same file of several owners', () => {
  const outputs = createOutputSet();
  outputs.add('a.html', 'content/a.mdx', text('a'));
  outputs.add('assets/box.svg', 'content/a.mdx', text('box'));
  outputs.add('assets/box.svg', 'content/b.mdx', text('box'));
  outputs.check();
  expect([...outputs.files.keys()]).toEqual(['a.html', 'assets/box.svg']);
});

it('names both owners of a file, whatever the case of its name', () => {
  const outputs = createOutputSet();
  outputs.add('a.html', 'content/docs/a.mdx', text('a'));
  outputs.add('A.html', 'static/A.html', text('b'));
  expect(() => outputs.check()).toThrow(
    '`static/A.html` and `content/docs/a.mdx` are both published as `a.html` and `A.html`',
  );
});

it('refuses a file that is a folder of another one', () => {
  const outputs = createOutputSet();
  outputs.add('docs', 'static/docs', text('a'));
  outputs.add('docs/a.html', 'content/docs/a.mdx', text('b'));
  expect(() => outputs.check()).toThrow('that `content/docs/a.mdx` needs as a folder');
});
