import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createRepositories, ROOT } from './repository-fixture.ts';
import { run } from './site-fixture.ts';

const { create, removeAll } = createRepositories();
afterEach(removeAll);

describe('the catalog in a config', () => {
  it.each([
    [
      "catalog: { repositry: 'a/b' }",
      'config key `catalog.repositry` is not known',
      'Did you mean `repository`?',
    ],
    ["catalog: { repository: 'a' }", 'config `catalog.repository`: must be `owner/name`', ''],
    ["catalog: { version: 'latest' }", 'config `catalog.version`: must be the tag of a release', ''],
    ["catalog: { onFaultyModules: 'maybe' }", 'config `catalog.onFaultyModules`', ''],
  ])('with %s is refused with its line', async (setting, message, hint) => {
    const repository = await create({
      'site.config.ts': `export default {\n  title: 'T',\n  ${setting},\n};\n`,
      'content/docs/index.md': '# Home\n',
    });
    const { code, err } = await run(['build', '--site', repository.dir]);
    expect(code).toBe(1);
    expect(err).toContain('site.config.ts:3');
    expect(err).toContain(message);
    expect(err).toContain(hint);
  });

  it('names another folder, whose modules have pages below another path', async () => {
    const repository = await create({
      'site.config.ts':
        "export default { catalog: { folder: 'infra', repository: 'a/b', host: 'gitlab.example.com', version: 'v2.0.0', layout: ['*'], route: '/terraform' } };\n",
      'content/docs/index.md': '# Home\n',
      'infra/gate/main.tf': ROOT,
    });
    const { code, err } = await run(['build', '--site', repository.dir]);
    expect(err).toBe('');
    expect(code).toBe(0);
    const page = await readFile(path.join(repository.dir, 'dist/docs/terraform/gate.html'), 'utf8');
    expect(page).toContain('https://gitlab.example.com/a/b/-/blob/v2.0.0/gate/main.tf#L1');
    expect(page).toContain('git::https://gitlab.example.com/a/b.git//gate?ref=v2.0.0');
  });
});
