import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { z } from 'zod';
import { BuildError, throwIfAny } from '../../errors/build-error.ts';
import { createFrame, locate } from '../../errors/frame.ts';
import { readYaml } from './read-yaml.ts';

export interface YamlDataInput<Schema> {
  readonly text: string;
  /** Site-relative path for messages. */
  readonly file: string;
  readonly schema: Schema;
  /** Name of the file's data in messages: `glossary`. */
  readonly subject?: string;
  /** Hint for an invalid value. */
  readonly hint?: string;
}

/** Path of a value: keys and item numbers. */
export type YamlPath = readonly PropertyKey[];

export interface YamlData<Value> {
  readonly value: Value;
  /** Creates an error about a value, with its line and a code frame. */
  fail(place: YamlPath, message: string, hint: string): BuildError;
}

/**
 * Reads a data file. Throws `BuildError`s with lines for invalid YAML, or for all violations of the schema.
 */
export function parseYamlData<Schema extends z.ZodType>(
  input: YamlDataInput<Schema>,
): YamlData<z.output<Schema>> {
  const { text, file, schema, subject, hint = 'Correct the value.' } = input;
  const prefix = subject === undefined ? '' : `${subject} `;
  const { contents, value: data } = readYaml({
    file,
    source: text,
    subject: subject ?? 'data',
    hint: 'Correct the YAML.',
  });
  const failAt = (line: number, message: string, advice: string): BuildError =>
    new BuildError(message, { file, line, hint: advice, frame: createFrame(text, line) });
  const lineOf = (place: YamlPath): number =>
    contents === null ? 1 : locate(text, findYamlOffset(contents, place)).line;
  const result = schema.safeParse(data);
  throwIfAny(
    (result.error?.issues ?? []).map(({ path, message }) =>
      failAt(lineOf(path), `${prefix}\`${path.join('.')}\`: ${message}`, hint),
    ),
  );
  return {
    value: result.success ? result.data : schema.parse(data),
    fail: (place, message, advice) => failAt(lineOf(place), message, advice),
  };
}

/** Offset of the path's last key or item, as far as the path exists. */
export function findYamlOffset(contents: Node, path: YamlPath): number {
  let node: unknown = contents;
  let offset = contents.range?.[0] ?? 0;
  for (const segment of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
      if (pair === undefined || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(segment)];
      if (!isMap(item) && !isScalar(item) && !isSeq(item)) return offset;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}
