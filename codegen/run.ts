import { contractPath } from './contract/contract.ts';
import { tagOf } from './contract/operations.ts';
import { check } from './diagnostics/check.ts';
import { type Diagnostic, isWarning } from './diagnostics/diagnostic.ts';
import { contractAt, type Generated, generate } from './generate.ts';
import { execute, type Manifest, manifestPath, type Plan, planOf, readAll, readManifest } from './manifest.ts';
import { snapshotFaults } from './migration/snapshot.ts';
import { loadModel, type Model } from './model.ts';
import { type Change, compare, type Renames } from './report/compare.ts';
import { differing } from './report/differing.ts';
import { surfaceOf } from './report/surface.ts';

/** What would be made and written, and any problems. */
export interface Prepared {
  manifest: Manifest;
  diagnostics: Diagnostic[];
  /** Absent if there are errors. */
  made?: { generated: Generated; plan: Plan; changes: Change[] };
}

const inTheWay = (path: string): Diagnostic => ({
  code: 'SL501',
  file: path,
  message: 'a file is in the way that the generator did not write',
  help: 'move it away, or delete it if nobody needs it; then run the generator again',
});

const renamesOf = ({ entities }: Model): Renames =>
  Object.fromEntries(
    Object.values(entities).map((entity) => [
      tagOf(entity),
      Object.fromEntries(
        Object.entries(entity.fields).flatMap(([name, { renamedFrom }]) =>
          renamedFrom === undefined ? [] : [[name, renamedFrom]],
        ),
      ),
    ]),
  );

/** Reads the model, or returns why it can't be read: a file that exports nothing, or code that fails. */
const read = async (root: URL): Promise<{ model: Model } | { unread: Diagnostic }> => {
  try {
    return { model: await loadModel(root) };
  } catch (error) {
    const [first, ...stack] = (error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n');
    const place = stack.find((line) => line.includes('/openapi/'))?.trim();
    const help = place ? `it happened ${place}` : 'each file of openapi/entities exports a definition of its own name';
    return { unread: { code: 'SL309', message: first ?? '', help } };
  }
};

/** Makes everything and compares it with what exists. Writes nothing. */
export const prepare = async (root: URL): Promise<Prepared> => {
  const manifest = await readManifest(root);
  const found = await read(root);
  if ('unread' in found) return { manifest, diagnostics: [found.unread] };
  const { model } = found;
  const diagnostics = [...check(model), ...(await snapshotFaults(root))];
  if (diagnostics.some((one) => !isWarning(one))) return { manifest, diagnostics };
  const generated = await generate(root, model, manifest);
  const paths = [...generated.files.map(({ path }) => path), ...Object.keys(manifest.files)];
  const plan = planOf(generated.files, manifest, await readAll(root, paths));
  const before = await contractAt(new URL(contractPath, root));
  const [was, is] = before ? differing(before, generated.document) : [];
  const changes = was && is ? compare(surfaceOf(was), surfaceOf(is), renamesOf(model)) : [];
  const obstacles = generated.migration.obstacles.map(
    ({ field, ...one }): Diagnostic => ({
      ...one,
      at: field.split('.').flatMap((name) => ['fields', name]),
    }),
  );
  const all = [...diagnostics, ...obstacles, ...plan.foreign.map(inTheWay)];
  return { manifest, diagnostics: all, ...(all.every(isWarning) && { made: { generated, plan, changes } }) };
};

/** Writes what was prepared, including the migration. Returns the paths written and deleted. */
export const write = async (
  root: URL,
  manifest: Manifest,
  { generated, plan }: NonNullable<Prepared['made']>,
): Promise<{ written: string[]; deleted: string[] }> => {
  const whole: Plan = { ...plan, missing: [...plan.missing, ...generated.migrationFiles] };
  return execute(root, whole, manifest, generated.files, generated.tools);
};

/** Returns one line for each file that a run would change. */
export const staleLines = ({
  plan,
  generated: { migrationFiles: migrations },
}: NonNullable<Prepared['made']>): string[] => [
  ...plan.missing.map(({ path }) => `missing  ${path}`),
  ...plan.stale.map(({ path }) => `${plan.edited.includes(path) ? 'edited ' : 'stale  '}  ${path}`),
  ...plan.surplus.map((path) => `surplus  ${path}`),
  ...migrations.map(({ path }) => `missing  ${path}`),
];

/** Returns whether the generator owns a file, so that errors in it are not for a person to fix. */
export const owns = ({ files }: Pick<Generated, 'files'>, path: string): boolean =>
  path === manifestPath || files.some((file) => file.path === path);
