import { expect } from 'vitest';
import type { CommandResult } from './builder/build-in-builder.ts';
import { createSite, page } from './site-fixture.ts';

/** Builds a site of these files alone, which is gone afterwards. */
export async function buildOnce(files: Readonly<Record<string, string>>): Promise<CommandResult> {
  const site = await createSite(files);
  try {
    return await site.build();
  } finally {
    await site.delete();
  }
}

/** Builds a site of a first page and these files, expects that it fails, and gives what is said of it. */
export async function failingBuild(files: Readonly<Record<string, string>>): Promise<string> {
  const { code, err } = await buildOnce({ 'content/docs/index.mdx': page('Home'), ...files });
  expect(code).toBe(1);
  return err;
}
