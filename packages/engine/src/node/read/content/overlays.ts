/** A folder of translations and the one whose files they stand in for, both as seen from the site. */
export interface Overlay {
  readonly folder: string;
  readonly original: string;
}

/** The file that a translation stands in for; any other file itself. */
export function findOriginal(file: string, overlays: readonly Overlay[]): string {
  const overlay = overlays.find(({ folder }) => file.startsWith(`${folder}/`));
  return overlay === undefined ? file : overlay.original + file.slice(overlay.folder.length);
}
