import { createRequire } from 'node:module';
import path from 'node:path';
import { ENGINE_DIR, IS_COMPILED } from './paths.ts';

/** Default packages of a site, if they are installed. */
const NAMES = ['reference', 'theme', 'search'] as const;

type DefaultPackage = (typeof NAMES)[number];

/** The packages that are installed together with the engine. */
export function listDefaultPackages(): DefaultPackage[] {
  return NAMES.filter(isInstalled);
}

/** The package's export of the same name; `undefined` when the package is not installed. */
export async function importDefault(name: DefaultPackage): Promise<unknown> {
  if (IS_COMPILED && !isInstalled(name)) return undefined;
  const id = toId(name);
  const module: object = await import(/* @vite-ignore */ id);
  return Reflect.get(module, name);
}

function isInstalled(name: DefaultPackage): boolean {
  try {
    createRequire(path.join(ENGINE_DIR, 'package.json')).resolve(toId(name));
    return true;
  } catch {
    return false;
  }
}

function toId(name: DefaultPackage): string {
  return `@gruntwork-docs/${name}`;
}
