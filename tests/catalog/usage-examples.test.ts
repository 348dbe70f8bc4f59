import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadCatalog } from '#terraform/check/load-catalog.ts';
import { CATALOG } from './test-root.ts';
import { insertUsage, renderUsage } from './usage-examples.ts';

/** `npm run catalog:usages` sets it: READMEs are then brought up to date first. */
const writes = process.env.CATALOG_USAGES === 'write';

it('the README of every service shows the call of its example, whose inputs the service has', async () => {
  const { modules } = await loadCatalog(CATALOG);
  const byPath = new Map(modules.map(({ path: at, parsed }) => [at, parsed.module] as const));
  const services = [...byPath.keys()].filter((at) => /^services\/[^/]+\/[^/]+$/.test(at));
  expect(services.length).toBeGreaterThan(30);
  for (const service of services) {
    const file = path.join(CATALOG, service, 'README.md');
    const usage = await renderUsage(service);
    if (writes) await writeFile(file, insertUsage(await readFile(file, 'utf8'), usage));
    expect(await readFile(file, 'utf8'), `${service}: run \`npm run catalog:usages\``).toContain(usage);

    const inputs = byPath.get(service)?.variables.map(({ name }) => name);
    const [call, ...others] = byPath.get(`${service}/examples/basic`)?.moduleCalls ?? [];
    expect(others, service).toEqual([]);
    expect(inputs, service).toEqual(expect.arrayContaining(call?.inputs.map(({ name }) => name) ?? ['']));
  }
});
