import { dropBase } from '@gruntwork-docs/engine/shared';

const ADDRESSES = new Set(['to', 'href', 'src', 'srcDark']);

/** A part of a config whose addresses do not hold the base URL: Docusaurus takes them in either way. */
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
