/** Address at which a file is edited; `undefined` without an address to begin with. */
export function createEditUrl(
  base: string | undefined,
  folder: string,
  relative: string,
): string | undefined {
  if (base === undefined) return undefined;
  const start = base.endsWith('/') ? base : `${base}/`;
  return new URL(`${folder}/${relative}`, start).href;
}
