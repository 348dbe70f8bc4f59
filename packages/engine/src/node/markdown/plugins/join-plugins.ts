import { defineHastPlugin, defineMdastPlugin } from 'satteri';

export type HastPlugin = ReturnType<typeof defineHastPlugin>;
export type MdastPlugin = ReturnType<typeof defineMdastPlugin>;

/**
 * Makes one plugin of several, which goes through the tree once. None of them sees what another one of them changes: all are shown
 * the tree as it was. Throws for two that both want a kind of nodes of which only one plugin can be told.
 */
export function joinHastPlugins(plugins: readonly HastPlugin[]): HastPlugin {
  return defineHastPlugin(join(plugins));
}

/** The same for plugins of a text's tree. */
export function joinMdastPlugins(plugins: readonly MdastPlugin[]): MdastPlugin {
  return defineMdastPlugin(join(plugins));
}

function join(plugins: readonly { readonly name: string }[]): { name: string } {
  const joined: Record<string, unknown> & { name: string } = {
    name: plugins.map(({ name }) => name).join(', '),
  };
  for (const { name, ...visitors } of plugins) {
    for (const [key, value] of Object.entries(visitors)) {
      const before = joined[key];
      if (before === undefined || key === 'options') joined[key] = value;
      else if (Array.isArray(before) && Array.isArray(value)) joined[key] = [...before, ...value];
      else throw new Error(`\`${name}\` and a plugin before it both visit \`${key}\``);
    }
  }
  return joined;
}
