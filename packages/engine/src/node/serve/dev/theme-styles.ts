import type { DevEnvironment, EnvironmentModuleNode } from 'vite';

const STYLE = /\.css(?:$|\?)/;

/** A stylesheet that the browser's script imports, for the document. */
export interface DevStyle {
  /** Vite's id of the module: its client takes over the element with this id. */
  readonly id: string;
  readonly css: string;
}

/**
 * Collects the styles that an entry imports, in import order, including those of lazily loaded modules. In
 * the document they are available at the first paint; Vite's client then replaces them in place after edits.
 */
export async function collectStyles(environment: DevEnvironment, entryUrl: string): Promise<DevStyle[]> {
  const styles: DevStyle[] = [];
  const seen = new Set<EnvironmentModuleNode>();
  const visit = async (url: string): Promise<void> => {
    // A module that does not compile is reported when the browser requests it.
    await environment.transformRequest(url).catch(() => undefined);
    const module = await environment.moduleGraph.getModuleByUrl(url);
    if (module === undefined || seen.has(module)) return;
    seen.add(module);
    if (module.id !== null && STYLE.test(module.url)) {
      const css = await loadCss(environment, module.id, module.url);
      if (css !== undefined) styles.push({ id: module.id, css });
      return;
    }
    if (module.url.includes('/node_modules/')) return;
    for (const imported of module.importedModules) await visit(imported.url);
  };
  await visit(entryUrl);
  return styles;
}

async function loadCss(environment: DevEnvironment, id: string, url: string): Promise<string | undefined> {
  // Vite has no URL for the raw text of a virtual module.
  if (id.startsWith('\0')) {
    const loaded = await environment.pluginContainer.load(id);
    return typeof loaded === 'string' ? loaded : loaded?.code;
  }
  const direct = `${url}${url.includes('?') ? '&' : '?'}direct`;
  const transformed = await environment.transformRequest(direct).catch(() => null);
  return transformed?.code;
}

/** The styles as elements; a closing tag inside a CSS string must not end one. */
export function renderStyles(styles: readonly DevStyle[]): string {
  return styles
    .map(
      ({ id, css }) =>
        `<style data-vite-dev-id="${id.replace(/["\0]/g, '')}">${css.replace(/<\/(?=style)/gi, '<\\/')}</style>`,
    )
    .join('\n');
}
