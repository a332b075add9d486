import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { loadModel } from '../../codegen/model.ts';
import { furtherDefinitions } from './definitions.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Copies the generator and its inputs to a folder, with that many definitions and nothing generated. */
const copyProject = async (folder: string, entities: number): Promise<void> => {
  for (const part of ['codegen', 'openapi', 'domain', 'tools/command-line.ts', 'server/operator.ts'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const made of ['codegen/manifest.json', 'codegen/snapshot.json', 'openapi/openapi.json'])
    rmSync(join(folder, made), { force: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'server/database/migrations'), { recursive: true });
  const { definitions } = await loadModel(pathToFileURL(`${root}/`));
  for (const [key, definition] of Object.entries(furtherDefinitions(definitions, entities))) {
    writeFileSync(
      join(folder, 'openapi/entities', `${key}.ts`),
      `export const ${key} = ${JSON.stringify(definition, null, 2)};\n`,
    );
  }
};

/** Runs a Node script in such a folder. */
export const runIn = async (folder: string, ...given: readonly string[]): Promise<void> => {
  await run(process.execPath, given, {
    cwd: folder,
    maxBuffer: 2 ** 26,
    env: { ...process.env, NODE_ENV: 'production' },
  });
};

/** Gives `act` a copy of the project with that many entities, and removes it afterwards. */
export const inCopy = async <T>(entities: number, act: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-codegen-'));
  try {
    await copyProject(folder, entities);
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
