import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/**
 * The product we compare with: a server that also provides an API over PostgreSQL tables, with permissions and history.
 */
export const peer = { name: 'Directus', package: 'directus', version: '12.4.0' } as const;

/**
 * The peer requires a version of this package that doesn't support our Node; a newer one does. It runs scripts that
 * people write for the peer, of which there are none here.
 */
const overrides = { 'isolated-vm': '7.0.1' };

const installed = z.object({ version: z.string() });

const isInstalled = (folder: string): boolean => {
  const file = join(folder, 'node_modules', peer.package, 'package.json');
  return existsSync(file) && installed.parse(JSON.parse(readFileSync(file, 'utf8'))).version === peer.version;
};

/** Installs the peer into a separate folder, with npm, unless it is there; returns the path of its program. */
export const installPeer = async (folder: string): Promise<string> => {
  if (!isInstalled(folder)) {
    mkdirSync(folder, { recursive: true });
    const dependencies = { [peer.package]: peer.version };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 2 ** 26 });
  }
  return join(folder, 'node_modules', peer.package, 'cli.js');
};
