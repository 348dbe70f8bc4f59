import { expect, it } from 'vitest';
import { createPolicy } from './security-policy.ts';

it('lets through what lies on the site, and pictures and fonts that stylesheets of packages hold', () => {
  const policy = createPolicy([]);
  expect(policy).toContain("img-src 'self' data: https:;");
  expect(policy).toContain("font-src 'self' data:;");
  expect(policy).toContain("style-src 'self';");
});

it('lets no script make HTML of a text, unless who writes the site may run scripts', () => {
  const origins = { frameOrigins: [], mediaOrigins: [] };
  const strict = createPolicy([], [], { ...origins, trustContributors: false });
  expect(strict).toContain("require-trusted-types-for 'script'; trusted-types site-html");
  expect(createPolicy([], [], { ...origins, trustContributors: true })).not.toContain('trusted-types');
});
