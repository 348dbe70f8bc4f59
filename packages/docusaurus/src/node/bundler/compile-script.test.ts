import { expect, it } from 'vitest';
import { compileScript } from './compile-script.ts';

it('compiles elements in a script of any name', async () => {
  expect(await compileScript('export const a = <b>c</b>;', '/site/a.js')).toContain('jsx("b"');
});

it('takes the types out of scripts, those that are named as JavaScript too', async () => {
  const typed = 'export const A = ({ b }: { b: string }) => b;';
  for (const name of ['a.ts', 'a.tsx', 'a.jsx', 'a.js'])
    expect(await compileScript(typed, `/site/${name}`)).not.toContain('string');
});

it('reads a script that is JavaScript as JavaScript', async () => {
  const code = await compileScript(
    "import { a } from './a.js';\nexport const b = f(c < d, e > (1));",
    '/site/b.js',
  );
  expect(code).toContain('./a.js');
  expect(code).toMatch(/c < d, e > /);
});

it('says of a script that is neither what is wrong with it as JavaScript', async () => {
  await expect(compileScript('const a = (;', '/site/a.jsx')).rejects.toThrow('a.jsx');
});
