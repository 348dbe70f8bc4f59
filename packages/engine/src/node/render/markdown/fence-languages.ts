/** Languages of all fences. */
export function findFenceLanguages(source: string): Set<string> {
  const languages = new Set<string>();
  for (const match of source.matchAll(/^[ \t>*-]*(?:`{3,}|~{3,})([\w+#.-]+)/gm))
    languages.add((match[1] ?? '').toLowerCase());
  return languages;
}
