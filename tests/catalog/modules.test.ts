import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalog } from '#terraform/check/load-catalog.ts';
import {
  findObstacle,
  findProviderMajor,
  runTests,
  selectRunnable,
  type TestRun,
  testsAll,
} from './terraform.ts';
import {
  CATALOG,
  createTestRoot,
  findLibraryExamples,
  findNamedFolders,
  findTestedModules,
  findUnasserted,
} from './test-root.ts';

/** Some kinds of keys, for a run that costs seconds; `npm run catalog:test` runs all. */
const REPRESENTATIVES = [
  'modules/iam-role',
  'modules/network-acls',
  'modules/vpc-peering',
  'services/data-storage/amazon-elasti-cache-for-memcached',
];

const obstacle = await findObstacle();
const tested = await findTestedModules();
const named = await findNamedFolders();
const examples = await findLibraryExamples();

it('every service has a test', async () => {
  const { modules } = await loadCatalog(CATALOG);
  const services = modules.map((module) => module.path).filter((at) => /^services\/[^/]+\/[^/]+$/.test(at));
  expect(services.length).toBeGreaterThan(0);
  const isTested = (service: string) =>
    tested.includes(service) || named.includes(`${service}/examples/basic`);
  expect(services.filter((service) => !isTested(service))).toEqual([]);
});

it('every service and every account baseline has asserts on what its README promises', async () => {
  const { modules } = await loadCatalog(CATALOG);
  const services = modules.map((module) => module.path).filter((at) => /^services\/[^/]+\/[^/]+$/.test(at));
  expect(await findUnasserted(services)).toEqual([]);
});

it('every module of the library has an example', async () => {
  const { modules } = await loadCatalog(CATALOG);
  const library = modules.map((module) => module.path).filter((at) => /^modules\/[^/]+$/.test(at));
  expect(library.length).toBeGreaterThan(0);
  expect(library.filter((module) => !examples.includes(module))).toEqual([]);
});

describe.skipIf(obstacle !== undefined)(`plans of modules${obstacle ? `: ${obstacle}` : ''}`, () => {
  let root = '';
  let runs: TestRun[] = [];

  beforeAll(async () => {
    const modules = await selectRunnable(testsAll ? tested : REPRESENTATIVES);
    for (const module of tested.filter((each) => testsAll && !modules.includes(each)))
      process.stderr.write(`${module}: not tested, because a provider isn't installed\n`);
    const own = examples.filter((each) => !named.includes(`${each}/examples/basic`));
    const planned = testsAll ? await selectRunnable(own) : modules.filter((each) => own.includes(each));
    root = await createTestRoot(modules, await findProviderMajor(), planned);
    runs = await runTests(root);
  }, 3_600_000);

  afterAll(() => (root === '' ? undefined : rm(root, { recursive: true, force: true })));

  it('all pass', () => {
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.filter(({ status }) => status !== 'pass')).toEqual([]);
  });

  it('an entry that goes plans its own destroy and no other change', () => {
    const removals = runs.filter(({ name }) => name.endsWith('_removed'));
    expect(removals.length).toBeGreaterThan(0);
    for (const { file, changes } of removals) {
      // Jenkins has a rule for each of its two ports.
      const expected = Array.from({ length: file.includes('jenkins') ? 2 : 1 }, () => ['delete']);
      expect(
        changes.map(({ actions }) => actions),
        file,
      ).toEqual(expected);
    }
  });
});
