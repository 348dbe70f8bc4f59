import { dropBase } from '@gruntwork-docs/engine/shared';

const ADDRESSES = new Set(['to', 'href', 'src', 'srcDark']);

/** Drops the base URL from the URLs in a part of a config: Docusaurus accepts them with and without it. */
export function dropBaseOf(value: unknown, baseUrl: string): unknown {
  if (Array.isArray(value)) return value.map((own) => dropBaseOf(own, baseUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [
      key,
      ADDRESSES.has(key) && typeof own === 'string' ? dropBase(baseUrl, own) : dropBaseOf(own, baseUrl),
    ]),
  );
}
