declare module 'virtual:islands' {
  const registry: import('@gruntwork-docs/engine/client/public.ts').IslandRegistry;
  export default registry;
}

declare module 'virtual:code-theme.css';

declare module '*?script' {
  /** Minified JavaScript, to be inlined. */
  const script: string;
  export default script;
}
