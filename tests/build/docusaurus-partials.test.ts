import { expect, it } from 'vitest';
import { prepareSite } from './prepared-site.ts';

const CONFIG = `import { docusaurus } from '@gruntwork-docs/docusaurus';
import { defineSite } from '@gruntwork-docs/engine';
const content = docusaurus({ blog: false, pages: false });
export default defineSite({ ...content, title: 'Fixture', search: { provider: 'none' } });
`;

const site = prepareSite({
  'site.config.ts': CONFIG,
  'CONTRIBUTING.md': 'Words of the root.\n',
  'docs/_versions.mdx': "export const LATEST = 'v1.2';\n\nThe latest is {LATEST}.\n",
  'docs/_steps.mdx':
    "import picture from './dot.png';\nimport { LATEST } from './_versions.mdx';\n\n<img src={picture} alt={LATEST} />\n",
  'docs/dot.png': 'not really a picture',
  'docs/start.mdx': `import Contributing from '@site/CONTRIBUTING.md';
import Versions, { LATEST } from './_versions.mdx';
import Steps from './_steps.mdx';
import Counter from '@site/src/Counter';

# Start

<Contributing />

<Versions />

<Counter of={LATEST} />

Without v: {LATEST.slice(1)}.

<Steps />
`,
  'src/Counter.jsx':
    "import { useState } from 'react';\nexport default function Counter({ of }) { const [n] = useState(1); return <b>{of} {n}</b>; }\n",
});

it('a text has what another one exports, as a value for expressions and for components', async () => {
  const html = await site.read('docs/start.html');
  expect(html).toContain('The latest is v1.2.');
  expect(html).toContain('Without v: 1.2.');
  expect(html).toContain('props="{&quot;of&quot;:&quot;v1.2&quot;}"');
});

it('pictures that an imported text imports are published', async () => {
  const [, file = ''] =
    /<img src="\/(assets\/files\/dot\.\w+\.png)" alt="v1\.2"/.exec(await site.read('docs/start.html')) ?? [];
  expect(await site.read(file)).toBe('not really a picture');
});

it('texts of the root of a site, and beside it, may be parts of pages', async () => {
  expect(await site.read('docs/start.html')).toContain('Words of the root.');
});

it('a name that a text does not export is an error that says so', async () => {
  await site.write({ 'docs/gone.mdx': "import { GONE } from './_versions.mdx';\n\n# Gone\n\n{GONE}\n" });
  const { code, err } = await site.build();
  expect(code).toBe(1);
  expect(err).toContain('`docs/_versions.mdx` has no export `GONE`, which `docs/gone.mdx` imports');
  await site.remove('docs/gone.mdx');
});
