import type { SampleProblem } from '@gruntwork-docs/engine/source';
import { findNearestName } from '@gruntwork-docs/engine/source';
import type { Manifest, ObjectPath } from './find-manifests.ts';
import { loadSchema, type Validate } from './load-schema.ts';
import { findUnread, watchReads } from './watch-reads.ts';

/** Checks an object against the schema of its kind: wrong types, missing fields, and unknown fields. */
export async function checkManifest(manifest: Manifest): Promise<SampleProblem[]> {
  const schema = await loadSchema(manifest.apiVersion, manifest.kind);
  if (schema === undefined) return [];
  if ('problem' in schema) return [{ line: manifest.lineOf(['kind']), message: schema.problem }];
  return compareWithSchema(manifest, schema.validate);
}

function compareWithSchema({ kind, data, lineOf }: Manifest, validate: Validate): SampleProblem[] {
  // The compiled schemas accept unknown fields; but they read every field that they know, and no other.
  const { watched, reads } = watchReads(data);
  const faults = findFaults(validate, watched).map(({ path, message }) => ({
    line: lineOf(path),
    message: path.length === 0 ? `${kind} ${message}` : `\`${describePath(path)}\` of ${kind} ${message}`,
  }));
  const unread = findUnread(data, reads).map(({ path, known }) => {
    const nearest = findNearestName(String(path.at(-1)), known);
    const hint = nearest === undefined ? '' : `; did you mean \`${nearest}\`?`;
    return { line: lineOf(path), message: `\`${describePath(path)}\` is not a field of ${kind}${hint}` };
  });
  const all = [...faults, ...unread];
  return all
    .filter(
      ({ line, message }, index) => index === all.findIndex((o) => o.line === line && o.message === message),
    )
    .sort((a, b) => a.line - b.line);
}

interface Fault {
  readonly path: ObjectPath;
  readonly message: string;
}

function findFaults(validate: Validate, data: object): Fault[] {
  try {
    validate(data);
    return [];
  } catch (error) {
    const faults = readFaults(error);
    if (faults.length === 0) throw error;
    return faults;
  }
}

/** Reads the errors of an Ajv validation error. */
function readFaults(error: unknown): Fault[] {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors.flatMap((fault: unknown) => {
    if (typeof fault !== 'object' || fault === null) return [];
    if (!('instancePath' in fault) || typeof fault.instancePath !== 'string') return [];
    const message = 'message' in fault && typeof fault.message === 'string' ? fault.message : 'is not valid';
    return [{ path: readPointer(fault.instancePath), message }];
  });
}

function readPointer(pointer: string): ObjectPath {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
}

/** Formats a path: `spec.containers[0].image`. */
function describePath(path: ObjectPath): string {
  return path
    .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${segment}`))
    .join('')
    .replace(/^\./, '');
}
