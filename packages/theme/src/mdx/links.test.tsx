import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderBody } from '../entry.body.tsx';
import { sampleBody } from '../testing.ts';
import { Admonition } from './Admonition.tsx';
import { Card } from './Card.tsx';

const context = sampleBody({
  linkRules: [{ match: '^https://github.com/acme/', attributes: { 'data-private': '' } }],
});
const render = (element: ReactElement) => renderBody(element, context);

test('a card within the site is a plain link', () => {
  expect(render(<Card title="VPC" href="/docs/vpc" />)).toContain(
    '<a class="card-link" href="/docs/vpc">VPC</a>',
  );
});

test('a card to an address of a rule gets its attributes, one to another site only opens a new tab', () => {
  const url = 'https://github.com/acme/code/tree/main';
  expect(render(<Card title="Source" href={url} />)).toContain('rel="noopener noreferrer" data-private=""');
  const open = render(<Card title="Terragrunt" href="https://terragrunt.gruntwork.io" />);
  expect(open).toContain('target="_blank" rel="noopener noreferrer">Terragrunt');
});

// Spec: errors/unknown-navbar-document-unknown
test('components of a body outside of its provider say what is missing', () => {
  expect(() => renderToStaticMarkup(<Card title="VPC" href="/docs/vpc" />)).toThrow(
    'useBodyContext was used outside <BodyProvider>',
  );
});

test('an icon that does not exist is refused with the names of those that do', () => {
  expect(() => render(<Card title="VPC" href="/" icon="rokcet" />)).toThrow(
    /icon `rokcet` does not exist; use one of: .*rocket/,
  );
});

test('an admonition with its own title still tells its kind to those who cannot see the icon', () => {
  const html = render(
    <Admonition type="warning" title="This costs money">
      Text
    </Admonition>,
  );
  expect(html).toContain('<span class="sr-only">Warning: </span>This costs money');
});
