import { expect, test } from 'vitest';
import { isAllowedHost } from './allowed-hosts.ts';

test.each([
  undefined,
  'localhost',
  'localhost:3000',
  'docs.localhost',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.0.7',
  'My-Machine:3000',
])('%s may call', (header) => {
  expect(isAllowedHost(header, ['my-machine'])).toBe(true);
});

test.each([
  'elsewhere.example',
  'elsewhere.example:3000',
  'localhost.elsewhere.example',
  '127.0.0.1.elsewhere.example',
  '',
])('%s may not', (header) => {
  expect(isAllowedHost(header, ['my-machine'])).toBe(false);
});
