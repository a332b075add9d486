import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEntities } from '../openapi/entities.ts';
import { changedSince, entitiesIn, quickTests, readImporters, testsNear } from './test/changed.ts';
import { dealt, type Options, readOptions, usage } from './test/options.ts';
import { endOnSignals, failureLine, runStep, type Outcome, type Step } from './test/step.ts';
import { readVitest } from './test/vitest.ts';

/**
 * `npm test`: every check and every test. The checks run alongside the tests (on a single core after them), the browser
 * after both. The last lines list what passed only on the second try and what failed, with a summary. A shard runs its
 * share of each; a run of changes covers only what is near them.
 */

const folder = mkdtempSync(join(tmpdir(), 'sluice-test-'));
// The product and its tools are started in a hundred processes, which share their compiled code.
process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');

const check = (name: string, ...command: string[]): Step => ({
  name,
  command,
  read: (code) => ({ passed: code === 0 ? 1 : 0, failures: code === 0 ? [] : [{ test: name }] }),
});

const vitest = (name: string, ...args: string[]): Step => {
  const file = join(folder, `${name}.json`);
  return {
    name,
    command: ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    read: (code) => readVitest(file, code),
  };
};

/**
 * Of 30,000 tests on a loaded machine one fails by chance now and then, which says nothing about the change being
 * tested: files with failures are run once more, and what passes then is listed (D1121). A run of few tests retries
 * nothing.
 */
const onceMore = (step: Step, ...args: string[]): Step => ({
  ...step,
  again: (files) => vitest(step.name, ...args, ...files),
});

const codegen = check('codegen', 'node', 'codegen/main.ts', '--check');
const types = check('types', 'node', 'tools/typecheck.ts');

/** Steps that run side by side, and those after them. */
interface Plan {
  lanes: Step[][];
  last: Step[];
}

const wholeRun = ({ shard }: Options): Plan => {
  const part = shard ? [`--shard=${shard.index}/${shard.count}`] : [];
  const quick = ['--project', '!browser'];
  const browser = ['--project', 'browser'];
  const checks = [
    codegen,
    types,
    check('lint', 'npm', 'run', '--silent', 'lint'),
    check('build', 'node', 'tools/build.ts'),
  ];
  return {
    lanes: [[onceMore(vitest('tests', ...quick, ...part), ...quick)], dealt(checks, shard)],
    // A browser alongside everything else would leave too little of two cores for both.
    // Each worker has its own product, and a retry needs only one.
    last: [onceMore(vitest('browser', ...browser, ...part), ...browser, '--maxWorkers', '1')],
  };
};

/** Returns the tests of entities' records and forms, with the real server and in their pages. */
const ofEntities = async (names: readonly string[]): Promise<Step[]> => {
  const entities = await loadEntities();
  const words = names.flatMap((name) => [
    name,
    ...Object.values(entities[name]?.views ?? {}).map(({ route }) => route),
  ]);
  if (words.length === 0) return [];
  const files = ['fields', 'changes', 'lists'].map((file) => `tests/contract/${file}.test.ts`);
  return [vitest('entities', ...files, 'tests/forms/smoke.test.tsx', '-t', `(^|\\W)(${words.join('|')})(\\W|$)`)];
};

const runOfChanges = async (base: string): Promise<Plan> => {
  const changed = changedSince(base);
  const tests = testsNear(changed, readImporters(), quickTests());
  const step = tests.length > 0 ? [vitest('tests', ...tests)] : [];
  return {
    lanes: [
      [...step, ...(await ofEntities(entitiesIn(changed)))],
      [codegen, types],
    ],
    last: [],
  };
};

const runLane = async (steps: Step[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await runStep(step));
  return outcomes;
};

const run = async ({ lanes, last }: Plan): Promise<void> => {
  const beside =
    availableParallelism() > 1 ? (await Promise.all(lanes.map(runLane))).flat() : await runLane(lanes.flat());
  const outcomes = [...beside, ...(await runLane(last))];
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  for (const flaky of outcomes.flatMap((outcome) => outcome.flaky ?? []))
    console.log(`~ passed at the second try: ${failureLine(flaky)}`);
  for (const failure of failures) console.log(`✗ ${failureLine(failure)}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
};

const read = (): Options | undefined => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 1;
    return undefined;
  }
};

const options = read();
endOnSignals();
if (options?.help) console.log(usage);
else if (options) await run(options.changed === undefined ? wholeRun(options) : await runOfChanges(options.changed));
rmSync(folder, { recursive: true });
