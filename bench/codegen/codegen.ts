import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { loadModel } from '../../codegen/model.ts';
import { median } from '../load/speed.ts';
import { furtherDefinitions } from './definitions.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Seconds that `npm run codegen` takes, from start to end of its process. */
export interface CodegenTimes {
  entities: number;
  /** All files made from nothing. */
  everything: number;
  /** After a field was added to one definition. */
  oneChange: number;
  /** With nothing to do. */
  nothing: number;
}

/** The generator and what it reads, in a folder of its own, with that many definitions and nothing generated. */
const copyProject = async (folder: string, entities: number): Promise<void> => {
  for (const part of ['codegen', 'openapi', 'domain'])
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

const seconds = async (folder: string): Promise<number> => {
  const started = performance.now();
  await run(process.execPath, ['codegen/main.ts', '--no-typecheck'], { cwd: folder, maxBuffer: 2 ** 26 });
  return (performance.now() - started) / 1000;
};

const changeDefinition = (folder: string): void => {
  const file = join(folder, 'openapi/entities/tag.ts');
  const text = readFileSync(file, 'utf8');
  const field = `colour: { kind: 'text', multiline: false, en: 'Colour', ru: 'Цвет', rules: [] },`;
  const changed = text.replace('fields: {', `fields: {\n    ${field}`);
  if (changed === text) throw new Error(`${file} is not written as expected`);
  writeFileSync(file, changed);
};

const inCopy = async (entities: number): Promise<CodegenTimes> => {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-codegen-'));
  try {
    await copyProject(folder, entities);
    const everything = await seconds(folder);
    const nothing = await seconds(folder);
    changeDefinition(folder);
    return { entities, everything, nothing, oneChange: await seconds(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const times = 3;

/** Times the generator on a copy of the project; the median of several runs. */
export const measureCodegen = async (entities: number): Promise<CodegenTimes> => {
  const runs: CodegenTimes[] = [];
  for (let n = 0; n < times; n++) runs.push(await inCopy(entities));
  const middle = (of: (one: CodegenTimes) => number): number => median(runs.map(of));
  return {
    entities,
    everything: middle((one) => one.everything),
    oneChange: middle((one) => one.oneChange),
    nothing: middle((one) => one.nothing),
  };
};
