/**
 * Compiles a script of a site to JavaScript. Scripts may contain JSX, whatever their extension, and the
 * site's TypeScript settings are for editors. JavaScript files may contain types as well: Docusaurus's faster
 * bundler reads them all as TypeScript. Throws the compiler's errors with the file name.
 */
export async function compileScript(text: string, file: string): Promise<string> {
  const { transformWithOxc } = await import('vite');
  const compile = async (lang: 'ts' | 'tsx' | 'jsx'): Promise<string> => {
    const jsx = { runtime: 'automatic', development: false } as const;
    return (await transformWithOxc(text, file, { lang, jsx, tsconfig: false })).code;
  };
  if (/\.[cm]?ts$/.test(file)) return compile('ts');
  if (file.endsWith('.tsx')) return compile('tsx');
  try {
    return await compile('jsx');
  } catch (fault) {
    try {
      return await compile('tsx');
    } catch {
      throw fault;
    }
  }
}
