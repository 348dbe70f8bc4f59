declare module 'virtual:islands' {
  const registry: import('@gruntwork-docs/engine/client').IslandRegistry;
  export default registry;
}

declare module 'virtual:source-behaviors' {
  /** Start functions of the site's sources in the browser, by source name. */
  const starts: Readonly<Record<string, () => void>>;
  export default starts;
}

declare module 'virtual:code-theme.css';

declare module '*?script' {
  /** Minified JavaScript for inlining. */
  const script: string;
  export default script;
}
