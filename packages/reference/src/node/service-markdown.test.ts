import type { LinkEnvironment } from '@gruntwork-docs/engine/source';
import { parseModule } from '@gruntwork-docs/terraform/model';
import { expect, it } from 'vitest';
import { renderServiceMarkdown } from './service-markdown.ts';
import type { ServicePage } from './service-page.ts';

const { module } = parseModule(new Map([['main.tf', 'variable "size" {\n  type = number\n}\n']]), {
  name: 'gate',
  path: 'modules/gate',
});

function render(page: Partial<ServicePage>): string {
  if (module === undefined) throw new Error('the module does not parse');
  const service: ServicePage = {
    kind: 'module',
    module,
    title: 'Gate',
    origin: { folder: 'modules/gate', source: 'acme/gate/acme', version: 'v2.0.0' } as ServicePage['origin'],
    lastChanged: undefined,
    examples: [],
    history: [],
    feeds: [],
    composes: [],
    usedBy: [],
    controls: [{ title: 'Gates are shut', numbers: ['1.1'], noteHtml: '', inputs: [] }],
    files: { json: '', schema: '', markdown: '', changes: '' },
    builder: undefined,
    ...page,
  };
  const env = {} as LinkEnvironment;
  return renderServiceMarkdown({
    service,
    file: '',
    route: '',
    text: '',
    env,
    head: '',
    origin: 'https://x.example',
  });
}

it('tells what differs since older releases in the order of the page, before the compliance', () => {
  const markdown = render({
    history: [
      {
        version: 'v1.1.0',
        id: 'since-v1-1-0',
        url: '/releases/v2-0-0#gate',
        counts: { breaking: 1, behavior: 1, addition: 0, note: 0 },
        changes: [
          {
            severity: 'breaking',
            subject: 'input',
            name: 'size',
            message: 'It is required now.',
            lines: ['+ size = 1'],
          },
          {
            severity: 'behavior',
            subject: 'output',
            name: 'id',
            message: 'Its value differs.',
            before: 'a',
            after: 'b',
            lines: [],
          },
        ],
      },
      {
        version: 'v1.0.0',
        id: 'since-v1-0-0',
        counts: { breaking: 0, behavior: 0, addition: 0, note: 0 },
        changes: [],
      },
    ],
  });
  expect(markdown.slice(markdown.indexOf('## Changes'))).toBe(`## Changes

### Since v1.1.0

**Breaking**, input \`size\`: It is required now.

\`\`\`diff
+ size = 1
\`\`\`

**Behavior**, output \`id\`: Its value differs. Was \`a\`. Is \`b\`.

[All modules that differ since v1.1.0](https://x.example/releases/v2-0-0#gate)

### Since v1.0.0

No difference

## Compliance

- 1.1: Gates are shut
`);
});

it('has the files of examples that the page shows, and links to those with a page', () => {
  const markdown = render({
    examples: [
      { title: 'Basic', files: [{ name: 'main.tf', code: 'module "gate" {\n  size = 1\n}' }] },
      { title: 'Wide', url: '/examples/wide', files: [] },
    ],
  });
  const from = markdown.indexOf('## Examples');
  expect(markdown.slice(from, markdown.indexOf('## Required inputs'))).toBe(`## Examples

### Basic

\`main.tf\`:

\`\`\`hcl
module "gate" {
  size = 1
}
\`\`\`

### [Wide](https://x.example/examples/wide)

`);
});
