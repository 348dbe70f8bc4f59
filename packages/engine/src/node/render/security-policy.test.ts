import { expect, it } from 'vitest';
import { createPolicy } from './security-policy.ts';

it('lets through what lies on the site, and pictures and fonts that stylesheets of packages hold', () => {
  const policy = createPolicy([]);
  expect(policy).toContain("img-src 'self' data: https:;");
  expect(policy).toContain("font-src 'self' data:;");
  expect(policy).toContain("style-src 'self';");
});
