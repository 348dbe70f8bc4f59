import { afterEach, describe, expect, it } from 'vitest';
import { createRepositories, FILES, ROOT } from './repository-fixture.ts';

const { create, removeAll } = createRepositories();
afterEach(removeAll);

describe('a folder that makes no site', () => {
  it.each([
    ['is empty', {}, 'is no folder'],
    ['has no modules', { 'README.md': '# Text\n' }, 'holds no Terraform modules'],
    ['has no module where the layout looks', { 'a/main.tf': ROOT }, 'matches the layout `stacks/*`'],
  ])('says so when it %s', async (_, files, message) => {
    const repository = await create(files);
    const { code, err } = await repository.build('--layout', 'stacks/*');
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(err).toContain('Name');
    await expect(repository.list()).rejects.toThrow('ENOENT');
  });

  it('names file and line of a module that does not parse, and builds the others when it may', async () => {
    const repository = await create({
      ...FILES,
      'modules/lock/main.tf': 'variable "key" {\n  type = strng\n}\n',
    });
    const strict = await repository.build();
    expect(strict.code).toBe(1);
    expect(strict.err).toContain('modules/lock/main.tf:2:10\n  `strng` is not a type');
    await expect(repository.list()).rejects.toThrow('ENOENT');
    const lenient = await repository.build('--on-faulty-modules', 'warn');
    expect(lenient.err).toBe('');
    expect(lenient.code).toBe(0);
    expect(lenient.out).toContain('modules/lock/main.tf:2  `strng` is not a type');
    expect(await repository.list()).not.toContain('modules/lock.html');
  });

  it('does not say of a module that does not parse that there is none', async () => {
    const repository = await create({
      ...FILES,
      'modules/lock/main.tf': 'variable "key" {\n  type = strng\n}\n',
      'modules/door/main.tf':
        'module "lock" {\n  source = "../lock"\n}\n\nmodule "bell" {\n  source = "../bell"\n}\n',
    });
    const { code, out } = await repository.build('--on-faulty-modules', 'warn');
    expect(code).toBe(0);
    expect(out).toContain('There is no module at `modules/bell`');
    expect(out).not.toContain('There is no module at `modules/lock`');
  });

  it('may have faulty samples, which are warnings or faults as is asked', async () => {
    const readme = '# Gate\n\n```hcl\nmodule "x" {\n```\n';
    const repository = await create({ ...FILES, 'README.md': readme });
    const lenient = await repository.build();
    expect(lenient.code).toBe(0);
    expect(lenient.out).toContain('1 faulty sample on 1 page');
    expect(lenient.out).toMatch(/README\.md:\d+ {2}hcl: /);
    const strict = await repository.build('--on-faulty-samples', 'throw');
    expect(strict.code).toBe(1);
    expect(strict.err).toContain('1 faulty sample on 1 page');
  });

  it('leaves out an example that does not parse, with a warning, as callers of the module never meet it', async () => {
    const provider = 'provider "acme" {\n  region = "a"\n}\n';
    const repository = await create({
      ...FILES,
      'examples/twice/a.tf': provider,
      'examples/twice/b.tf': provider,
      'examples/lost/main.tf': 'module "x" {\n  source = "../nowhere"\n}\n',
    });
    const lenient = await repository.build();
    expect(lenient.err).toBe('');
    expect(lenient.code).toBe(0);
    expect(lenient.out).toContain('examples/twice/b.tf:1  `provider "acme"` is already declared');
    expect(lenient.out).toContain('examples/lost/main.tf:1  There is no module at');
    const files = await repository.list();
    expect(files).toContain('examples/simple.html');
    expect(files).not.toContain('examples/twice.html');
    const strict = await repository.build('--on-faulty-samples', 'throw');
    expect(strict.code).toBe(1);
    expect(strict.err).toContain('examples/twice/b.tf:1:1');
  });
});
