/** Given by the command that bundles the scripts. */
declare module 'virtual:offline-options' {
  export const options: {
    /** The path that the site was built for. */
    readonly baseUrl: string;
    /** Pages whose last part has a dot, and looks like a file: `docs/v1.2`. */
    readonly dotted: readonly string[];
    /** Folders and files that scripts ask for: each file of them is a script of the bundle. */
    readonly packed: readonly string[];
  };
}
