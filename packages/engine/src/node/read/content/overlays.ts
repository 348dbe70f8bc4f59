/** A folder of translations and the one whose files they replace, both relative to the site. */
export interface Overlay {
  readonly folder: string;
  readonly original: string;
}

/** The original of a translation; any other file itself. */
export function findOriginal(file: string, overlays: readonly Overlay[]): string {
  const overlay = overlays.find(({ folder }) => file.startsWith(`${folder}/`));
  return overlay === undefined ? file : overlay.original + file.slice(overlay.folder.length);
}
