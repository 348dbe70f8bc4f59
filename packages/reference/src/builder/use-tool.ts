import { storageStore } from '@gruntwork-docs/engine/client';
import { asOpenTofu, joinVariables } from '@gruntwork-docs/terraform/model';
import { useMemo, useSyncExternalStore } from 'react';
import { selectUsageTools, USAGE_TOOLS } from '#shared/usage-tools.ts';
import type { PublishedModule } from './load-module.ts';

type UsageTool = (typeof USAGE_TOOLS)[number];

/** The tab choice that the tabs of the page share. */
const choice = storageStore('docusaurus.tab.tool');

/** The tools that call a module, and the selected one. */
export interface ToolChoice {
  readonly tools: readonly UsageTool[];
  readonly tool: UsageTool;
  readonly choose: (value: UsageTool['value']) => void;
}

/** Returns the reader's tool on all pages, or the module's first one if it has no such call. */
export function useTool(module: PublishedModule): ToolChoice {
  const stored = useSyncExternalStore(choice.subscribe, choice.get, choice.getServer);
  const tools = useMemo(() => selectUsageTools(module), [module]);
  const tool = tools.find(({ value }) => value === stored) ?? tools[0] ?? USAGE_TOOLS[0];
  return { tools, tool, choose: choice.set };
}

/** Returns a module as a tool reads it: OpenTofu can have other inputs and rules than Terraform. */
export function readAs(module: PublishedModule, { value }: UsageTool): PublishedModule {
  return value === 'tofu' ? asOpenTofu(module) : module;
}

/** Returns a module with the inputs of both tools, all of which a link to a form can contain. */
export function withAllInputs(module: PublishedModule): PublishedModule {
  return { ...module, variables: joinVariables(module).map(({ item }) => item) };
}
