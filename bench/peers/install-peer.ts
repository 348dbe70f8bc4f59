import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashJson } from '@gruntwork-docs/engine/source';
import { createPlainCorpus, type PlainPage } from '../corpus/plain-corpus.ts';
import { writeFiles } from '../corpus/write-corpus.ts';
import { ROOT } from '../root.ts';
import type { Peer, PeerFolders } from './peer.ts';

/** Not below `node_modules`: bundlers treat files there as third-party code. */
export const PEERS = path.join(ROOT, 'bench/.peers');

/** Installs an engine into a separate folder, once. Only this measurement needs it. */
export async function installPeer({ id, packages }: Peer): Promise<string> {
  const dir = path.join(PEERS, `${id}-${hashJson(packages).slice(0, 8)}`);
  if (Object.keys(packages).length === 0) return dir;
  if (existsSync(path.join(dir, 'node_modules/.package-lock.json'))) return dir;
  await mkdir(dir, { recursive: true });
  const manifest = { private: true, dependencies: packages };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(manifest));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', args, { cwd: dir });
  return dir;
}

export interface PeerSite extends PeerFolders {
  readonly pages: readonly PlainPage[];
}

/** Writes the corpus for an engine, below the folder of its packages. Earlier output stays. */
export async function writePeerSite(peer: Peer, count: number): Promise<PeerSite> {
  const dir = await installPeer(peer);
  const site = path.join(dir, 'sites', String(count));
  const pages = createPlainCorpus(count);
  await writeFiles(peer.createSite(pages), site);
  return { site, modules: path.join(dir, 'node_modules'), pages };
}
