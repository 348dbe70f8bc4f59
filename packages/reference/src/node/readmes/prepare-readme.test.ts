import { describe, expect, it } from 'vitest';
import { dropGenerated } from './drop-generated.ts';
import { prepareReadme } from './prepare-readme.ts';

function prepare(readme: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  const text = prepareReadme(readme, {
    resolveLink: (address) =>
      address.startsWith('./') ? `https://example.com/${address.slice(2)}` : address,
    resolveImage: (address) => (address.startsWith('./') ? address : undefined),
    note: (what) => notes.push(what),
  });
  expect(text.split('\n'), 'no line is moved').toHaveLength(readme.split('\n').length);
  return { text, notes };
}

const TABLE = '| Name | Version |\n|------|---------|\n| aws | >= 5 |\n';

describe('sections by terraform-docs', () => {
  it.each([
    [
      'between their marks',
      `# T\n\n<!-- BEGIN_TF_DOCS -->\n## Requirements\n\n${TABLE}\n<!-- END_TF_DOCS -->\n\n## License\n`,
    ],
    [
      'between the marks of the hook',
      `# T\n\n<!-- BEGINNING OF PRE-COMMIT-TERRAFORM DOCS HOOK -->\n## Inputs\n\nNo inputs.\n\n<!-- END OF PRE-COMMIT-TERRAFORM DOCS HOOK -->\n\n## License\n`,
    ],
    ['without marks', `# T\n\n## Providers\n\n${TABLE}\n## License\n`],
    [
      'as documents with headings',
      '# T\n\n## Required Inputs\n\nThe following input variables are required:\n\n### <a name="input_a"></a> [a](#input\\_a)\n\nText.\n\n## License\n',
    ],
  ])('are left out %s, and nothing else', (_, readme) => {
    expect(dropGenerated(readme).split('\n').filter(Boolean)).toEqual(['# T', '## License']);
  });

  it('of a whole README leave what a person wrote', () => {
    const readme = `<!-- BEGIN_TF_DOCS -->\n# T\n\nProse.\n\n## Requirements\n\nA project, and patience.\n\n## Modules\n\n${TABLE}<!-- END_TF_DOCS -->`;
    expect(dropGenerated(readme).split('\n').filter(Boolean)).toEqual([
      '# T',
      'Prose.',
      '## Requirements',
      'A project, and patience.',
    ]);
  });

  it('in code are code', () => {
    const readme = `\`\`\`md\n## Inputs\n\n${TABLE}\`\`\`\n`;
    expect(dropGenerated(readme)).toBe(readme);
  });
});

describe('the text of a README', () => {
  it.each([
    [
      'an alert is an admonition',
      '> [!WARNING]\n> Mind [it](./a).\n> Twice.\n\nText.\n',
      ':::warning\nMind [it](https://example.com/a).\nTwice.\n:::\nText.\n',
    ],
    [
      'one in a list stays in it',
      '- a\n\n  > [!CAUTION]\n  > b\n\n  c\n',
      '- a\n\n  :::danger\n  b\n  :::\n  c\n',
    ],
    ['a quote stays a quote', '> [!WARNING] is text here\n', '> [!WARNING] is text here\n'],
    [
      'a link goes where it leads',
      '[a **b**](./c "d") and [e][f]\n\n[f]: ./g\n',
      '[a **b**](https://example.com/c "d") and [e][f]\n\n[f]: https://example.com/g\n',
    ],
    ['a second title is a heading', '# A\n\n# B\n\nC\n=\n', '# A\n\n## B\n\nC\n-\n'],
    ['an anchor keeps its name', '## <a name="b"></a> Build\n', '## <span id="b"></span> Build\n'],
    [
      'one that its heading has anyway is left to it',
      '## <a name="debug"></a> Debug\n',
      '## <span></span> Debug\n',
    ],
    ['an id is there once', '<a id="b"></a>\n<a name="b"></a>\n', '<span id="b"></span>\n<span></span>\n'],
    [
      'a link in HTML goes where it leads',
      'See <a href="./c" class="x">c</a>.\n',
      'See <a href="https://example.com/c">c</a>.\n',
    ],
    ['a placeholder is text', 'Use <cluster-name> here.\n', 'Use &lt;cluster-name&gt; here.\n'],
    [
      'HTML of text stays',
      '<details open>\n<summary>a</summary>\n\nb\n\n</details>\n',
      '<details open="">\n<summary>a</summary>\n\nb\n\n</details>\n',
    ],
    ['looks are left to the page', '<p align="center" style="color:red">a</p>\n', '<p>a</p>\n'],
    ['frontmatter is none of the text', '---\na: 1\n---\n# T\n', '\n\n\n# T\n'],
    ['a picture beside it stays', '![a](./b.png)\n', '![a](./b.png)\n'],
    ['CRLF is a line break', '# T\r\n\r\na\r\n', '# T\n\na\n'],
    [
      'a link in code is code',
      '`[a](./b)`\n\n```\n[a](./b) <a name="x">\n```\n',
      '`[a](./b)`\n\n```\n[a](./b) <a name="x">\n```\n',
    ],
  ])('%s', (_, readme, text) => {
    const result = prepare(readme);
    expect(result.text).toBe(text);
    expect(result.notes).toEqual([]);
  });

  it.each([
    [
      'badges',
      '# T\n\n[![a](https://x.io/a.svg)](https://x.io) ![b](https://x.io/b.svg)\n\nText.\n',
      '# T\n\n\n\nText.\n',
      ['badges'],
    ],
    [
      'a picture of another host',
      'See ![the plan](https://x.io/a.png) here.\n',
      'See [the plan](https://x.io/a.png) here.\n',
      ['the picture `https://x.io/a.png`'],
    ],
    [
      'one in HTML',
      '<img src="https://x.io/a.png" alt="plan">\n',
      '<a href="https://x.io/a.png">plan</a>\n',
      ['the picture `https://x.io/a.png`'],
    ],
    [
      'an address that runs code',
      '[a](javascript:alert(1)) b\n',
      'a b\n',
      ['the address `javascript:alert(1)`, which runs code'],
    ],
    [
      'one that hides in HTML',
      '<a href="java&#115;cript:alert(1)">a</a>\n',
      '<span>a</span>\n',
      ['the address `javascript:alert(1)`, which runs code'],
    ],
    ['a script', 'a\n\n<script>alert(1)</script>\n\nb\n', 'a\n\n\n\nb\n', ['`<script>`']],
    ['a frame', '<iframe src="https://x.io"></iframe>\n', '\n', ['`<iframe>`']],
  ])('%s is said aloud', (_, readme, text, notes) => {
    expect(prepare(readme)).toEqual({ text, notes });
  });

  it('loses the handlers of its elements', () => {
    expect(prepare('<p onclick="x()">a</p>\n').text).toBe('<p>a</p>\n');
  });
});
