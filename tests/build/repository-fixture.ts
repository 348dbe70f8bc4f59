import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CommandResult } from './builder/build-in-builder.ts';
import { run } from './site-fixture.ts';

/** A folder of modules as somebody else keeps them, and the site that is built of it beside it. */
export interface Repository {
  readonly dir: string;
  build(...args: readonly string[]): Promise<CommandResult>;
  /** A file of the built site. */
  read(file: string): Promise<string>;
  /** Paths of the built site; fails where there is none. */
  list(): Promise<string[]>;
  /** Deletes the folder with its site. */
  remove(): Promise<void>;
}

/** Writes texts by their paths into a new repository. */
export async function createRepository(files: Readonly<Record<string, string>>): Promise<Repository> {
  const root = await mkdtemp(path.join(tmpdir(), 'modules-'));
  const dir = path.join(root, 'terraform-acme-gate');
  const out = path.join(root, 'site');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  return {
    dir,
    build: (...args) => run(['reference', 'site', dir, '--out', out, ...args]),
    read: (file) => readFile(path.join(out, file), 'utf8'),
    list: async () => (await readdir(out, { recursive: true })).sort(),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Repositories of one test file, which are deleted after each of its tests: to be given to `afterEach`. */
export function createRepositories(): {
  readonly create: typeof createRepository;
  readonly removeAll: () => Promise<void>;
} {
  const made: Repository[] = [];
  return {
    async create(files) {
      const repository = await createRepository(files);
      made.push(repository);
      return repository;
    },
    async removeAll() {
      await Promise.all(made.splice(0).map((repository) => repository.remove()));
    },
  };
}

export function git(dir: string, ...args: readonly string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: dir, stdio: 'ignore' });
}

/** One input, resource and output. */
export const ROOT = `variable "name" {
  description = "Name of the gate."
  type        = string
}

resource "acme_gate" "this" {
  name = var.name
}

output "id" {
  description = "Id of the gate."
  value       = acme_gate.this.id
}
`;

const README = `# Gate

[![build](https://ci.example.com/badge.svg)](https://ci.example.com)

Makes a [gate](./docs/gate.md).

## Usage

\`\`\`hcl
module "gate" {
  source = "acme/gate/acme"

  # insert the required variables here
}
\`\`\`

See [the lock](./modules/lock), [inputs](#input_name), [an old lock](https://github.com/acme/terraform-acme-gate/tree/main/modules/lock)
and the [simple example](examples/simple/). Do not [press](javascript:alert(1)).

> [!WARNING]
> It bites.

<!-- BEGIN_TF_DOCS -->
## Inputs

| Name | Description |
|------|-------------|
| <a name="input_name"></a> [name](#input\\_name) | Name of the gate. |
<!-- END_TF_DOCS -->

## <a name="notes"></a> Notes

Back to [notes](#notes).
`;

/** A module with a submodule that OpenTofu reads more of, one that it alone reads, an example, and a folder that does not parse. */
export const FILES = {
  'main.tf': ROOT,
  'README.md': README,
  'docs/gate.md': '# What is a gate\n',
  'modules/lock/main.tf': 'variable "key" {\n  type = string\n}\n',
  'modules/lock/more.tofu': 'variable "alloy" {\n  type = string\n}\n',
  'modules/lock/README.md': '# Lock\n\nA lock of the [gate](../../README.md).\n',
  'modules/bolt/main.tofu':
    'terraform {\n  required_version = ">= 1.8"\n}\nvariable "width" {\n  type = number\n}\n',
  'examples/simple/main.tf': 'module "gate" {\n  source = "../../"\n\n  name = "front"\n}\n',
  'tests/broken/main.tf': 'variable {{\n',
};
