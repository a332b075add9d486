import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, type Outcome, type Step } from './test/step.ts';
import { readVitest } from './test/vitest.ts';

/**
 * `npm test`: every check and every test. The checks run beside the tests (on a single core after them), the browser
 * after both. The last line sums them all.
 */

const folder = mkdtempSync(join(tmpdir(), 'sluice-test-'));

const check = (name: string, ...command: string[]): Step => ({ name, command, read: (code) => one(code === 0) });
const one = (good: boolean): Outcome => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 });

const vitest = (name: string, ...projects: string[]): Step => {
  const file = join(folder, `${name}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    read: (code) => readVitest(file, code),
  };
};

const lanes: Step[][] = [
  [vitest('tests', '!browser')],
  [
    check('codegen', 'node', 'codegen/main.ts', '--check'),
    check('types', 'node', 'tools/typecheck.ts'),
    check('lint', 'npm', 'run', '--silent', 'lint'),
    check('build', 'node', 'tools/build.ts'),
  ],
];

const runLane = async (steps: Step[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
};

const first = availableParallelism() > 1 ? (await Promise.all(lanes.map(runLane))).flat() : await runLane(lanes.flat());
// A browser beside all else would leave both too little of two cores.
const outcomes = [...first, await runStep(vitest('browser', 'browser'))];
rmSync(folder, { recursive: true });

const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
const failed = sum((outcome) => outcome.failed);
console.log(`${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
