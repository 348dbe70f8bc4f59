declare module 'virtual:islands' {
  const registry: import('@gruntwork-docs/engine/client').IslandRegistry;
  export default registry;
}

declare module 'virtual:source-behaviors' {
  /** What the site's sources start in the browser, by their names. */
  const starts: Readonly<Record<string, () => void>>;
  export default starts;
}

declare module 'virtual:code-theme.css';

declare module '*?script' {
  /** Minified JavaScript, to be inlined. */
  const script: string;
  export default script;
}
