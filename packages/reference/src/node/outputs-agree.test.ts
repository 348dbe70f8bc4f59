import path from 'node:path';
import { createHighlighter } from '@gruntwork-docs/engine/markdown';
import { readModuleFolder, renderMarkdown } from '@gruntwork-docs/terraform';
import type { TerraformModule, TypeAttribute, TypeTree } from '@gruntwork-docs/terraform/model';
import { joinOutputs, joinVariables, parseModule } from '@gruntwork-docs/terraform/model';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InputRow } from '#shared/reference-view.ts';
import type { ModuleOrigin } from './catalog/module-origin.ts';
import { findModuleFolders } from './find-module-folders.ts';
import { createInputRow, createOutputRow } from './input-rows.ts';

const highlighter = createHighlighter([]);
const ROOT = path.join(import.meta.dirname, '../../../..');

/** The documented facts of an input or output, in any format. */
interface Told {
  readonly name: string;
  readonly marks: readonly string[];
  readonly default?: string | undefined;
  readonly rules?: readonly string[];
  /** Each as `path required` or `path = default`. */
  readonly attributes?: readonly string[];
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readPage(module: TerraformModule): { inputs: Told[]; outputs: Told[] } {
  const text = { inline: (words: string) => words, label: (words: string) => words };
  const context = { origin: { lineMark: '#L' } as ModuleOrigin, text, highlighter };
  const rows = joinVariables(module).map((variable) => createInputRow(variable, context));
  const isRequired = ({ marks }: InputRow): boolean => marks.includes('required');
  const flatten = (own: readonly InputRow[]): string[] =>
    own.flatMap((row) => {
      const value = row.marks.includes('required') ? 'required' : `= ${onOneLine(row.default?.text ?? '')}`;
      return [`${row.id.replace('input-', '')} ${value}`, ...flatten(row.attributes)];
    });
  return {
    inputs: [...rows.filter(isRequired), ...rows.filter((row) => !isRequired(row))].map((row) => ({
      name: row.name,
      marks: row.marks,
      default: row.default?.text,
      rules: row.rules.map(({ condition }) => onOneLine(condition)),
      attributes: flatten(row.attributes),
    })),
    outputs: joinOutputs(module)
      .map((output) => createOutputRow(output, context))
      .map(({ name, marks }) => ({ name, marks })),
  };
}

/** Reads the code of a span, which is delimited by as many backticks as it needs. */
const inSpan = (text = ''): string => /^(`+) ?([\s\S]*?) ?\1$/.exec(text.trim())?.[2] ?? '';

function readMarkdown(module: TerraformModule): { inputs: Told[]; outputs: Told[] } {
  const sections = renderMarkdown({ ...module, description: '' }).split(/^## /m);
  const parts = (title: string): string[] =>
    (sections.find((each) => each.startsWith(`${title}\n`)) ?? '').split(/^### /m).slice(1);
  const nameOf = (part: string): string => inSpan(part.split('\n')[0]);
  const marksOf = (part: string): string[] => /^.*\n\n\*([\w, ]+)\*$/m.exec(part)?.[1]?.split(', ') ?? [];
  const inputs = ['Required inputs', 'Optional inputs'].flatMap((title) =>
    parts(title).map((part): Told => {
      const block = /^Default:\n\n(`{3,})hcl\n([\s\S]*?)\n\1$/m.exec(part)?.[2];
      const line = /^Default: (.*)$/m.exec(part)?.[1];
      const attributes = [...part.matchAll(/^- `([^`]+)` \((required|default (`+.*?`+))\)/gm)];
      return {
        name: nameOf(part),
        marks: [...(title.startsWith('Required') ? ['required'] : []), ...marksOf(part)],
        default: block ?? (line === undefined ? undefined : inSpan(line)),
        rules: [...(part.split('\nRules:\n\n')[1] ?? '').matchAll(/^- .*?(?<!`)((`+)(?!`).*\2)$/gm)].map(
          ([, code]) => inSpan(code?.replace(/^.* (?=`+[^`]*`+$)/, '')),
        ),
        attributes: attributes.map(([, own, value = '', code]) =>
          value === 'required' ? `${own} required` : `${own} = ${inSpan(code)}`,
        ),
      };
    }),
  );
  return { inputs, outputs: parts('Outputs').map((part) => ({ name: nameOf(part), marks: marksOf(part) })) };
}

/** Reads only the published JSON, as a third-party program would. */
function readJson(module: TerraformModule): { inputs: Told[]; outputs: Told[] } {
  const { variables, outputs, opentofu }: TerraformModule = JSON.parse(JSON.stringify(module));
  const names = (list: readonly { name: string }[] = []): string[] => list.map(({ name }) => name);
  const marks = (own: object, isIn: boolean, isInOther: boolean): string[] => {
    const flags = Object.entries(own);
    const has = (key: string, value: unknown): boolean => flags.some(([k, v]) => k === key && v === value);
    const all: [boolean, string][] = [
      [has('required', true), 'required'],
      [has('nullable', false), 'not nullable'],
      [has('sensitive', true), 'sensitive'],
      [has('ephemeral', true), 'ephemeral'],
      ['deprecated' in own, 'deprecated'],
      [!isIn, 'only OpenTofu'],
      [!isInOther, 'only Terraform'],
    ];
    return all.filter(([holds]) => holds).map(([, mark]) => mark);
  };
  const join = <T extends { name: string }>(list: T[], others: T[] = list): (T & { marks: string[] })[] =>
    [...list, ...others.filter(({ name }) => !names(list).includes(name))].map((each) => ({
      ...each,
      marks: marks(each, names(list).includes(each.name), names(others).includes(each.name)),
    }));
  const all = join(variables, opentofu?.variables);
  const told = all.map((variable): Told & { required: boolean } => ({
    name: variable.name,
    marks: variable.marks,
    required: variable.required,
    default: variable.default,
    rules: variable.validations.map(({ condition }) => onOneLine(condition)),
    attributes: listAttributes(variable.typeTree, variable.name),
  }));
  const inputs = [...told.filter(({ required }) => required), ...told.filter(({ required }) => !required)];
  return {
    inputs: inputs.map(({ required: _, ...each }) => each),
    outputs: join(outputs, opentofu?.outputs).map(({ name, marks: own }) => ({ name, marks: own })),
  };
}

function listAttributes(type: TypeTree, at: string): string[] {
  if ('element' in type) return listAttributes(type.element, at);
  if ('elements' in type)
    return type.elements.flatMap((each, index) => listAttributes(each, `${at}.${index}`));
  if (!('attributes' in type)) return [];
  return type.attributes.flatMap((attribute: TypeAttribute) => {
    const own = `${at}.${attribute.name}`;
    const value = attribute.required ? 'required' : `= ${onOneLine(attribute.default ?? 'null')}`;
    return [`${own} ${value}`, ...listAttributes(attribute.typeTree, own)];
  });
}

/** A default independent of its indentation. */
const atAnyPlace = ({ default: text, ...told }: Told): Told => ({
  ...told,
  ...(text !== undefined && { default: onOneLine(text) }),
});

async function readAll(folder: string): Promise<TerraformModule[]> {
  const read = await Promise.all(
    findModuleFolders(folder).map(async ({ path: own }) => {
      const { texts } = await readModuleFolder(path.join(folder, own));
      return parseModule(texts, { name: path.basename(own), path: own }).module;
    }),
  );
  return read.filter((module) => module !== undefined);
}

describe('page, Markdown and JSON', () => {
  beforeAll(() => highlighter.load(['hcl']));

  it.each(['site/catalog', 'packages/terraform/src/golden'])(
    'tell of all modules of %s the same, in one order and with the same marks',
    async (folder) => {
      const read = await readAll(path.join(ROOT, folder));
      expect(read.length).toBeGreaterThan(10);
      for (const module of read) {
        const page = readPage(module);
        expect(readMarkdown(module), module.path).toEqual(page);
        const json = readJson(module);
        expect(json.inputs.map(atAnyPlace), module.path).toEqual(page.inputs.map(atAnyPlace));
        expect(json.outputs, module.path).toEqual(page.outputs);
      }
    },
  );
});
