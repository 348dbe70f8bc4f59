/** Provided by the command that bundles the scripts. */
declare module 'virtual:offline-options' {
  export const options: {
    /** Base path that the site was built for. */
    readonly baseUrl: string;
    /** Pages whose last segment has a dot, like a file name: `docs/v1.2`. */
    readonly dotted: readonly string[];
    /** Folders and files that scripts request: each of their files is a script of the bundle. */
    readonly packed: readonly string[];
  };
}
