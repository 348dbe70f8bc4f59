import type { SourceError } from '../hcl/errors.ts';
import type { TerraformModule } from '../model/module.ts';
import { type ModulesByPath, resolveLocalSource } from './check-calls.ts';

/** Finds modules that call each other in a cycle, which can never be loaded. Each cycle is reported once. */
export function checkCycles(modules: ModulesByPath): { module: TerraformModule; error: SourceError }[] {
  const found: { module: TerraformModule; error: SourceError }[] = [];
  const done = new Set<string>();

  const visit = (module: TerraformModule, trail: string[]): void => {
    if (done.has(module.path)) return;
    for (const call of module.moduleCalls) {
      const path = resolveLocalSource(module.path, call.source);
      const callee = path === undefined ? undefined : modules.get(path);
      if (callee === undefined) continue;
      const chain = [...trail, module.path];
      const first = chain.indexOf(callee.path);
      if (first === -1) {
        visit(callee, chain);
        continue;
      }
      const circle = [...chain.slice(first), callee.path].map((each) => `\`${each}\``).join(' → ');
      const error = {
        message: `Modules call each other in a circle: ${circle}`,
        ...call.position,
        hint: 'Break it',
      };
      found.push({ module, error });
    }
    done.add(module.path);
  };

  for (const module of modules.values()) visit(module, []);
  return found;
}
