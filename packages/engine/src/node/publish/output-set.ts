import { BuildError, throwIfAny } from '../errors/build-error.ts';
import type { OutputFile } from './manifest.ts';
import { toName } from './stale-files.ts';

/** Collects the files of a site: each has one owner. */
export interface OutputSet {
  readonly files: ReadonlyMap<string, OutputFile>;
  /** `owner` appears in messages: a source file, or a part of the engine. */
  add(file: string, owner: string, output: OutputFile): void;
  /** Throws `BuildError`s for files with two owners, and for files that are also folders. */
  check(): void;
}

interface Owned {
  readonly file: string;
  readonly owner: string;
  readonly key: string;
}

const HINT = 'Give one of them another name or URL.';

/** Creates an empty set. Names that differ only in case are one file on many systems. */
export function createOutputSet(): OutputSet {
  const files = new Map<string, OutputFile>();
  const owned = new Map<string, Owned>();
  const errors: BuildError[] = [];
  return {
    files,
    add(file, owner, output) {
      const name = toName(file);
      const other = owned.get(name);
      const { key } = output;
      if (other === undefined) {
        owned.set(name, { file, owner, key });
        files.set(file, output);
      } else if (other.file !== file || other.key !== key) {
        const places = other.file === file ? `\`${file}\`` : `\`${other.file}\` and \`${file}\``;
        errors.push(
          new BuildError(`\`${owner}\` and \`${other.owner}\` are both published as ${places}`, {
            hint: HINT,
          }),
        );
      }
    },
    check() {
      for (const { file, owner } of owned.values()) {
        const parts = toName(file).split('/');
        for (let length = 1; length < parts.length; length++) {
          const other = owned.get(parts.slice(0, length).join('/'));
          if (other === undefined) continue;
          const message = `\`${other.owner}\` is published as a file, \`${other.file}\`, that \`${owner}\` needs as a folder`;
          errors.push(new BuildError(message, { hint: HINT }));
        }
      }
      throwIfAny(errors);
    },
  };
}
