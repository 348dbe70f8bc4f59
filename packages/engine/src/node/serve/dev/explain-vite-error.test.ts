import { expect, test } from 'vitest';
import { BuildError } from '../../errors/build-error.ts';
import { explainViteError } from './explain-vite-error.ts';

const DRAWN = `Transform failed with 1 error:

\u001B[31m[PARSE_ERROR]\u001B[0m Expected corresponding JSX closing tag for 'p'.
   ╭─[ content/pages/a.tsx:2:71 ]
   │
 2 │   return <p>text</b>;
───╯`;

test('a place that is drawn into the message becomes the place of the error', () => {
  const error = Object.assign(new Error(DRAWN), { id: '/site/content/pages/a.tsx' });
  expect(explainViteError(error, '/site')).toMatchObject({
    name: 'BuildError',
    message: "Expected corresponding JSX closing tag for 'p'.",
    position: { file: 'content/pages/a.tsx', line: 2, column: 71 },
  });
});

test('a place beside the message is taken over, columns counted from 1', () => {
  const loc = { file: '/theme/a.css', line: 3, column: 0 };
  const error = Object.assign(new Error('unexpected }'), { loc, frame: '3 | }' });
  expect(explainViteError(error, '/site')).toMatchObject({
    message: 'unexpected }',
    position: { file: '/theme/a.css', line: 3, column: 1 },
    frame: '3 | }',
  });
});

test('other errors stay what they are', () => {
  for (const error of [new Error('x'), new BuildError('y'), 'z'])
    expect(explainViteError(error, '/site')).toBe(error);
});
