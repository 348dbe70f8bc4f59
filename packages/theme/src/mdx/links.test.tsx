import { isPrivateRepository } from '@gruntwork-docs/engine/shared';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderBody } from '../entry.body.tsx';
import { Admonition } from './Admonition.tsx';
import { Card } from './Card.tsx';

const context = {
  baseUrl: '/',
  privateRepositories: ['gruntwork-io/terraform-aws-service-catalog'],
  read: () => undefined,
};
const render = (element: ReactElement) => renderBody(element, context);

test('a card within the site is a plain link', () => {
  expect(render(<Card title="VPC" href="/docs/vpc" />)).toContain(
    '<a class="card-link" href="/docs/vpc">VPC</a>',
  );
});

test('a card to a private repository is marked, one to another site only opens a new tab', () => {
  const url = 'https://github.com/gruntwork-io/terraform-aws-service-catalog/tree/main';
  expect(render(<Card title="Source" href={url} />)).toContain(
    'rel="noopener noreferrer" data-subscribers-only=""',
  );
  const open = render(<Card title="Terragrunt" href="https://terragrunt.gruntwork.io" />);
  expect(open).toContain('target="_blank" rel="noopener noreferrer">Terragrunt');
});

test('a repository is private by its whole name, whatever the case or what follows it', () => {
  const list = context.privateRepositories;
  expect(isPrivateRepository('https://github.com/Gruntwork-io/terraform-aws-service-catalog.git', list)).toBe(
    true,
  );
  expect(isPrivateRepository('https://github.com/gruntwork-io/terraform-aws-service-catalog#a', list)).toBe(
    true,
  );
  expect(isPrivateRepository('https://github.com/gruntwork-io/terraform-aws-service-catalog-x', list)).toBe(
    false,
  );
  expect(isPrivateRepository('https://example.com/gruntwork-io/terraform-aws-service-catalog', list)).toBe(
    false,
  );
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
