import { storageStore } from '@gruntwork-docs/engine/client';
import { asOpenTofu, joinVariables } from '@gruntwork-docs/terraform/model';
import { useMemo, useSyncExternalStore } from 'react';
import { selectUsageTools, USAGE_TOOLS } from '#shared/usage-tools.ts';
import type { PublishedModule } from './load-module.ts';

type UsageTool = (typeof USAGE_TOOLS)[number];

/** The choice that the tabs of the page share. */
const choice = storageStore('docusaurus.tab.tool');

/** The tools that call a module, and the one that the reader uses. */
export interface ToolChoice {
  readonly tools: readonly UsageTool[];
  readonly tool: UsageTool;
  readonly choose: (value: UsageTool['value']) => void;
}

/** The tool that the reader has chosen here or on any page; the first of the module's where it has no such call. */
export function useTool(module: PublishedModule): ToolChoice {
  const stored = useSyncExternalStore(choice.subscribe, choice.get, choice.getServer);
  const tools = useMemo(() => selectUsageTools(module), [module]);
  const tool = tools.find(({ value }) => value === stored) ?? tools[0] ?? USAGE_TOOLS[0];
  return { tools, tool, choose: choice.set };
}

/** A module as a tool reads it: OpenTofu may know other inputs, and rules, than Terraform. */
export function readAs(module: PublishedModule, { value }: UsageTool): PublishedModule {
  return value === 'tofu' ? asOpenTofu(module) : module;
}

/** A module with the inputs of both tools: what a link to a form may hold. */
export function withAllInputs(module: PublishedModule): PublishedModule {
  return { ...module, variables: joinVariables(module).map(({ item }) => item) };
}
