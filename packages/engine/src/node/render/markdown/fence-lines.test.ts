import { describe, expect, it } from 'vitest';
import { findFenceLines } from './fence-lines.ts';

describe('lines of fences', () => {
  it('are found in lists, quotes and components, and with Windows line ends', () => {
    expect(findFenceLines('Text.\n\n```HCL title="a.tf"\na = 1\n```\n')).toEqual([{ first: 3, last: 5 }]);
    expect(findFenceLines('- ```yaml\n  a: 1\n  ```\n')).toEqual([{ first: 1, last: 3 }]);
    expect(findFenceLines('> ```yaml\n> a: 1\n> ```\n')).toEqual([{ first: 1, last: 3 }]);
    expect(findFenceLines('<Tab>\n\n  ```hcl\n  a\n  ```\n\n</Tab>\n')).toEqual([{ first: 3, last: 5 }]);
    expect(findFenceLines('A\r\n\r\n```json\r\n{}\r\n```\r\n')).toEqual([{ first: 3, last: 5 }]);
  });

  it('are those of the longer fence where one holds another, and go to the end where nobody closed it', () => {
    expect(findFenceLines('````md\n```hcl\n```\n````\n~~~\n```\n')).toEqual([
      { first: 1, last: 4 },
      { first: 5, last: 7 },
    ]);
  });

  it('are none where inline code begins a line', () => {
    expect(findFenceLines('```hcl``` is a language.\n')).toEqual([]);
  });
});
