import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../load/speed.ts';
import { inCopy, runIn } from './copy.ts';

/** The seconds that `npm run codegen` takes, from start to end of its process. */
export interface CodegenTimes {
  entities: number;
  /** All files made from scratch. */
  everything: number;
  /** After a field was added to one definition. */
  oneChange: number;
  /** With nothing to do. */
  nothing: number;
}

const seconds = async (folder: string): Promise<number> => {
  const started = performance.now();
  await runIn(folder, 'codegen/main.ts', '--no-typecheck');
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

const timed = (entities: number): Promise<CodegenTimes> =>
  inCopy(entities, async (folder) => {
    const everything = await seconds(folder);
    const nothing = await seconds(folder);
    changeDefinition(folder);
    return { entities, everything, nothing, oneChange: await seconds(folder) };
  });

const times = 3;

/** Times the generator on a copy of the project; the median of several runs. */
export const measureCodegen = async (entities: number): Promise<CodegenTimes> => {
  const runs: CodegenTimes[] = [];
  for (let n = 0; n < times; n++) runs.push(await timed(entities));
  const middle = (of: (one: CodegenTimes) => number): number => median(runs.map(of));
  return {
    entities,
    everything: middle((one) => one.everything),
    oneChange: middle((one) => one.oneChange),
    nothing: middle((one) => one.nothing),
  };
};
