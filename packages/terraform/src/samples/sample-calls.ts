import type { Attribute, Block, Span } from '../hcl/ast.ts';
import { keyName, templateText } from '../hcl/evaluate.ts';
import type { ParsedFile } from '../hcl/parser.ts';
import { positionAt } from '../hcl/source-text.ts';
import { toDeclarations } from '../model/declaration.ts';
import type { ModuleCall } from '../model/module.ts';
import { readModuleCall } from '../model/module-calls.ts';

/** A call of a module in a sample, in Terraform's or Terragrunt's form. */
export interface SampleCall {
  call: ModuleCall;
  /** Span of its inputs. */
  span: Span;
  /** True when inputs may come from another file, as with Terragrunt's `include`. */
  inheritsInputs: boolean;
}

/** Finds the module calls of a parsed sample. */
export function findSampleCalls(parsed: ParsedFile): SampleCall[] {
  const calls: SampleCall[] = [];
  const blocks = parsed.body.items.filter((item) => item.kind === 'block');
  const { declarations } = toDeclarations(parsed);
  for (const [index, declaration] of declarations.entries()) {
    const span = blocks[index];
    if (declaration.type !== 'module' || span === undefined) continue;
    calls.push({ call: readModuleCall(declaration, []), span, inheritsInputs: false });
  }
  const terragrunt = readTerragrunt(parsed, blocks);
  return terragrunt === undefined ? calls : [...calls, terragrunt];
}

function readTerragrunt(parsed: ParsedFile, blocks: Block[]): SampleCall | undefined {
  const terraform = blocks.find((block) => block.type === 'terraform');
  const source = terraform?.body.items.find((item) => item.kind === 'attribute' && item.name === 'source');
  if (terraform === undefined || source?.kind !== 'attribute') return undefined;
  const address = templateText(source.value);
  if (address === undefined) return undefined;
  const inputs = parsed.body.items.find((item) => item.kind === 'attribute' && item.name === 'inputs');
  const given = inputs?.kind === 'attribute' ? inputs : undefined;
  // A computed value of `inputs`, such as a merge, may contain anything.
  const isComputed = given !== undefined && given.value.kind !== 'object';
  return {
    call: {
      name: 'inputs',
      source: address,
      inputs: given === undefined ? [] : readInputs(given, parsed),
      position: positionAt(parsed.source, source.start),
    },
    span: { start: 0, end: parsed.source.text.length },
    inheritsInputs: isComputed || blocks.some((block) => block.type === 'include'),
  };
}

function readInputs({ value }: Attribute, parsed: ParsedFile): ModuleCall['inputs'] {
  if (value.kind !== 'object') return [];
  const { source } = parsed;
  return value.items.flatMap((item) => {
    const name = keyName(item.key);
    if (name === undefined) return [];
    const text = source.text.slice(item.value.start, item.value.end);
    return [{ name, value: text, position: positionAt(source, item.start) }];
  });
}
