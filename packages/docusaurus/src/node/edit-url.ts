/** Returns the edit URL of a file; `undefined` without a base. */
export function createEditUrl(
  base: string | undefined,
  folder: string,
  relative: string,
): string | undefined {
  if (base === undefined) return undefined;
  const start = base.endsWith('/') ? base : `${base}/`;
  return new URL(`${folder}/${relative}`, start).href;
}
