import { describe, expect, it } from 'vitest';
import { findFences } from './find-fences.ts';

describe('finding fences', () => {
  it('reads language, info string, code and the line of the code', () => {
    expect(findFences('Text.\n\n```HCL title="a.tf" {2}\na = 1\n\nb = 2\n```\n')).toEqual([
      { lang: 'hcl', meta: 'title="a.tf" {2}', code: 'a = 1\n\nb = 2', line: 4 },
    ]);
  });

  it('takes the indentation and the quote marks of its place off', () => {
    const [inList] = findFences('1. Step:\n\n   ```json\n   {\n     "a": 1\n   }\n   ```\n');
    expect(inList?.code).toBe('{\n  "a": 1\n}');
    const [inItem] = findFences('- ```yaml\n  a: 1\n  b:\n    - 2\n  ```\n');
    expect(inItem?.code).toBe('a: 1\nb:\n  - 2');
    const [inQuote] = findFences('> Note:\n>\n> ```yaml\n> a:\n>   b: 1\n> ```\n');
    expect(inQuote?.code).toBe('a:\n  b: 1');
    const [inComponent] = findFences('<TabItem value="x">\n\n  ```hcl\n  a = 1\n  ```\n\n</TabItem>\n');
    expect(inComponent?.code).toBe('a = 1');
  });

  it('does not take a fence inside of a longer one for a fence of its own', () => {
    const source = '````md\n```hcl\nbroken (\n```\n````\n\n```hcl\na = 1\n```\n';
    expect(findFences(source).map(({ lang }) => lang)).toEqual(['md', 'hcl']);
  });

  it('knows fences of tildes, without a language, and one that nobody closed', () => {
    expect(findFences('~~~\ntext ```\n~~~\n\n```hcl\na = 1\n')).toEqual([
      { lang: '', meta: '', code: 'text ```', line: 2 },
      { lang: 'hcl', meta: '', code: 'a = 1\n', line: 6 },
    ]);
  });

  it('is not led astray by inline code at the start of a line', () => {
    expect(findFences('```hcl``` is a language.\n\n```hcl\na = 1\n```\n')).toHaveLength(1);
  });

  it('counts lines of files with Windows line ends', () => {
    expect(findFences('A\r\n\r\n```json\r\n{}\r\n```\r\n')).toEqual([
      { lang: 'json', meta: '', code: '{}', line: 4 },
    ]);
  });
});
