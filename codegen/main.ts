import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand, UsageError } from '../tools/command-line.ts';
import { compareWith } from './adopt/from.ts';
import { warmTools } from './client/tools.ts';
import { isWarning } from './diagnostics/diagnostic.ts';
import { printed } from './diagnostics/print.ts';
import { readManifest } from './manifest.ts';
import { takeBackMigrations, uncommittedMigrations } from './migration/uncommitted.ts';
import { contractInWords, filesInWords, migrationInWords } from './report/print.ts';
import { typeErrors, typeErrorsInWords } from './report/typecheck.ts';
import { owns, prepare, staleLines, write } from './run.ts';

const usage = `npm run codegen                           makes code of the definitions, and tells what changed
npm run codegen -- --check                fails with a line for each file that is not up to date
npm run codegen -- --no-typecheck         leaves out which hand-written files no longer compile
npm run codegen -- --typecheck            tells only which hand-written files do not compile
npm run codegen -- --squash               makes one migration of the generated ones that are not committed yet; what was edited in them is lost
npm run codegen -- --from <contract>      compares the definitions with a contract that someone else published: a file or an address, in JSON or YAML
npm run codegen -- --from <…> --adopt     writes what it has and the definitions lack into them, for review`;

const root = new URL('../', import.meta.url);

const say = (lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`${lines.join('\n')}\n`);
};

const elapsed = (since: number): string => `${((performance.now() - since) / 1000).toFixed(2)} s`;

const reportTypes = async (owned: (path: string) => boolean): Promise<void> => {
  const checking = performance.now();
  say(typeErrorsInWords(await typeErrors(root), owned));
  console.log(`Types checked in ${elapsed(checking)}.`);
};

/** Loads everything slow except the definitions, and waits for a line on standard input. */
const standBy = async (): Promise<void> => {
  warmTools();
  await once(process.stdin, 'data');
  process.stdin.destroy();
};

const run = async (options: { check: boolean; typecheck: boolean }): Promise<number> => {
  const start = performance.now();
  const { manifest, diagnostics, made } = await prepare(root);
  if (diagnostics.length > 0) console.error(`${await printed(root, diagnostics)}\n`);
  if (!made) {
    console.error(`Nothing was written: ${diagnostics.filter((one) => !isWarning(one)).length} errors.`);
    return 1;
  }
  if (options.check) {
    const stale = staleLines(made);
    if (stale.length > 0) console.error(`${stale.join('\n')}\n\nRun \`npm run codegen\`.`);
    else console.log('Everything generated is up to date.');
    return stale.length > 0 ? 1 : 0;
  }
  const { plan, changes, generated } = made;
  const { written, deleted } = await write(root, manifest, made);
  say(
    plan.edited.map((path) =>
      plan.surplus.includes(path)
        ? `Kept, as it was edited by hand: ${path}`
        : `Written over what was edited by hand: ${path}`,
    ),
  );
  say(contractInWords(changes));
  say(
    migrationInWords(
      generated.migrationFiles.map(({ path }) => path),
      generated.migration,
    ),
  );
  say(filesInWords(written, deleted));
  if (written.length + deleted.length === 0) {
    console.log(`Nothing to do: everything generated is up to date (${elapsed(start)}).`);
    return 0;
  }
  console.log(`Generated in ${elapsed(start)}.`);
  const uncommitted = await uncommittedMigrations(root);
  if (uncommitted.length > 1 && generated.migrationFiles.length > 0)
    console.log(
      `${uncommitted.length} migrations are not committed yet; \`npm run codegen -- --squash\` makes one of them.`,
    );
  if (options.typecheck) await reportTypes((path) => owns(generated, path));
  return 0;
};

/** @throws UsageError where it can't be told what is committed */
const squash = async (options: { typecheck: boolean }): Promise<number> => {
  const back = await takeBackMigrations(root);
  if (!back) throw new UsageError('--squash needs a Git repository with a commit that has the snapshot.');
  if (back.names.length === 0) {
    console.log('All generated migrations are committed.');
    return 0;
  }
  try {
    const code = await run({ check: false, ...options });
    if (code !== 0) await back.restore();
    else
      console.log(
        `Replaced ${back.names.join(', ')}. A database on which these have run does not start any more: delete the \`data\` folder of the demo.`,
      );
    return code;
  } catch (error) {
    await back.restore();
    throw error;
  }
};

/** @throws UsageError if it looks like a web address but is invalid */
const addressOf = (from: string): URL => {
  if (!/^https?:/.test(from)) return pathToFileURL(resolve(from));
  if (!URL.canParse(from)) throw new UsageError(`${from} is no address.`);
  return new URL(from);
};

await runCommand(
  {
    usage,
    options: {
      check: { type: 'boolean', default: false },
      'no-typecheck': { type: 'boolean', default: false },
      typecheck: { type: 'boolean', default: false },
      squash: { type: 'boolean', default: false },
      // For `npm run dev`, which needs its answer immediately.
      standby: { type: 'boolean', default: false },
      from: { type: 'string' },
      adopt: { type: 'boolean', default: false },
    },
  },
  async ({ from, adopt, typecheck, standby, check, squash: squashed, 'no-typecheck': untyped }) => {
    if (from !== undefined) process.exitCode = await compareWith(root, addressOf(from), adopt);
    else if (adopt) throw new UsageError('--adopt needs --from.');
    else if (squashed) process.exitCode = await squash({ typecheck: !untyped });
    else if (typecheck) {
      const { files } = await readManifest(root);
      await reportTypes((path) => path in files);
    } else {
      if (standby) await standBy();
      process.exitCode = await run({ check, typecheck: !untyped });
    }
  },
);
