import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Manifest, planOf } from '../../codegen/manifest.ts';
import { takeBackMigrations, uncommittedMigrations } from '../../codegen/migration/uncommitted.ts';
import { prepare, staleLines, write } from '../../codegen/run.ts';
import { createProject, definitions, type Project, removeProjects } from './project.ts';

// Each run of the generator starts the real tools, each in a thread of its own.
/** Lets the generator do its work in a project; the paths that it wrote and deleted. */
const generated = async ({ root }: Project) => {
  const { manifest, made, diagnostics } = await prepare(root);
  if (!made) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return write(root, manifest, made);
};

const stale = async ({ root }: Project): Promise<string[]> => {
  const { made } = await prepare(root);
  return made ? staleLines(made) : ['nothing made'];
};

/** A project whose files are all as the generator left them. */
let settled: Project;

beforeAll(async () => {
  settled = await createProject(definitions);
  await generated(settled);
});

afterAll(removeProjects);

describe('a run', () => {
  test('makes what every side needs', async () => {
    expect(await settled.files()).toEqual(
      expect.arrayContaining([
        'codegen/manifest.json',
        'codegen/snapshot.json',
        expect.stringMatching(/^server\/database\/migrations\/\d{14}_bell_and_more\.sql$/),
        'server/generated/permissions.ts',
        'server/generated/tables.ts',
        'src/generated/api.d.ts',
        'src/generated/messages/en.ts',
        'src/generated/messages/en/bell.ts',
        'src/generated/messages/ru.ts',
        'src/generated/msw/bell.ts',
        'src/generated/msw/handlers.ts',
        'src/generated/resources/bell.tsx',
        'src/generated/zod/bell.ts',
      ]),
    );
    expect(await settled.read('openapi/openapi.json')).toContain('"/user/bells"');
  });

  test('says at the head of each file what it is made from', async () => {
    for (const path of (await settled.files()).filter((name) => !name.endsWith('.sql'))) {
      expect((await settled.read(path))?.split('\n').slice(0, 2).join('\n')).toMatch(
        /Generated from .+ by `npm run codegen`/,
      );
    }
  });

  test('writes nothing when nothing has changed', async () => {
    const project = await settled.copy();
    expect(await stale(project)).toEqual([]);
    expect(await generated(project)).toEqual({ written: [], deleted: [] });
  });

  test('makes the same of the same definitions', async () => {
    const other = await createProject(definitions);
    await generated(other);
    const contents = async (project: Project) =>
      Promise.all(
        (await project.files())
          .filter((path) => path !== 'codegen/manifest.json')
          .map(async (path) => [path, (await project.read(path)) ?? ''].map((text) => text.replaceAll(/\d{14}_/g, ''))),
      );
    expect(await contents(other)).toEqual(await contents(settled));
  });

  test('writes only what changed', async () => {
    const project = await settled.copy();
    await project.put('openapi/entities/tower.ts', definitions.tower.replace('It stands.', 'It still stands.'));
    const { written } = await generated(project);
    expect(written).toContain('openapi/openapi.json');
    expect(written).not.toContain('src/generated/resources/bell.tsx');
    expect(written.filter((path) => path.endsWith('.sql'))).toEqual([]);
  });

  test('deletes what it no longer makes, and nothing else', async () => {
    const project = await settled.copy();
    await project.put('src/generated/zod/mine.ts', 'export const mine = 1;\n');
    const { files } = await withoutTower(project);
    expect(files).not.toContain('src/generated/resources/tower.tsx');
    expect(files).not.toContain('src/generated/zod/tower.ts');
    expect(files).toContain('src/generated/zod/mine.ts');
  });

  test('keeps what it no longer makes when someone has edited it', async () => {
    const project = await settled.copy();
    await project.put('src/generated/zod/tower.ts', 'export const tower = 1;\n');
    const { files, deleted } = await withoutTower(project);
    expect(files).toContain('src/generated/zod/tower.ts');
    expect(deleted).not.toContain('src/generated/zod/tower.ts');
  });

  test('writes over its own file that someone has edited, and knows that it does', async () => {
    const project = await settled.copy();
    await project.put('src/generated/zod/tower.ts', 'export const tower = 1;\n');
    expect((await prepare(project.root)).made?.plan.edited).toEqual(['src/generated/zod/tower.ts']);
    await generated(project);
    expect(await project.read('src/generated/zod/tower.ts')).toBe(await settled.read('src/generated/zod/tower.ts'));
  });

  test('never writes over a file that is not its own, and then writes nothing at all (SL501)', async () => {
    const project = await createProject(definitions);
    await project.put('src/generated/zod/bell.ts', 'export const mine = 1;\n');
    const { diagnostics, made } = await prepare(project.root);
    expect(diagnostics).toEqual([
      expect.objectContaining({ code: 'SL501', file: 'src/generated/zod/bell.ts', help: expect.any(String) }),
    ]);
    expect(made).toBeUndefined();
  });

  test('makes nothing of definitions that are wrong', async () => {
    const project = await createProject({
      ...definitions,
      tower: definitions.tower.replace("'title'] }", "'titel'] }"),
    });
    const { diagnostics, made } = await prepare(project.root);
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'SL102', entity: 'tower' }));
    expect(made).toBeUndefined();
  });

  test.each([
    ['that exports nothing', 'export {};\n', 'openapi/entities/tower.ts must export a definition named `tower`'],
    ['whose code fails', "throw new Error('No tower');\n", 'No tower'],
  ])('tells of a file %s (SL309)', async (_, text, want) => {
    const project = await createProject({ ...definitions, tower: text });
    expect((await prepare(project.root)).diagnostics).toEqual([
      expect.objectContaining({ code: 'SL309', message: expect.stringContaining(want), help: expect.any(String) }),
    ]);
  });

  test('will not start anew beside migrations of a lost snapshot (SL403)', async () => {
    const project = await createProject(definitions);
    const [migration = ''] = (await settled.files()).filter((path) => path.endsWith('.sql'));
    await project.put(migration, (await settled.read(migration)) ?? '');
    expect((await prepare(project.root)).diagnostics).toEqual([expect.objectContaining({ code: 'SL403' })]);
  });

  test('makes no migration beside one that its snapshot knows nothing of, as after a merge (SL404)', async () => {
    const [ours, theirs] = [await settled.copy(), await settled.copy()];
    const withField = (name: string) =>
      definitions.bell.replace('note: text(', `${name}: text({ en: 'A', ru: 'А' }), note: text(`);
    await ours.put('openapi/entities/bell.ts', withField('ours'));
    await generated(ours);
    await theirs.put('openapi/entities/bell.ts', withField('theirs'));
    await generated(theirs);
    const [migration = ''] = (await theirs.files()).filter((path) => path.endsWith('_bell_theirs.sql'));

    // A merge brings their migration, and keeps our snapshot.
    await ours.put(migration, (await theirs.read(migration)) ?? '');
    const name = migration.replace(/.*\//, '');
    const message = `the snapshot of the tables does not belong to these migrations: it lacks what ${name} does`;
    expect((await prepare(ours.root)).diagnostics).toEqual([expect.objectContaining({ code: 'SL404', message })]);
  });

  test('makes one migration of those that are not committed', async () => {
    const project = await settled.copy();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
        cwd: fileURLToPath(project.root),
      });
    expect(await takeBackMigrations(project.root)).toBeUndefined();
    git('init', '--quiet');
    git('add', '-A');
    git('commit', '--quiet', '--message', 'Begin');
    expect((await takeBackMigrations(project.root))?.names).toEqual([]);

    const withField = (name: string) =>
      definitions.bell.replace('note: text(', `${name}: text({ en: 'A', ru: 'А' }), note: text(`);
    await project.put('openapi/entities/bell.ts', withField('visi'));
    await generated(project);
    const second = await project.copy();
    await second.put('openapi/entities/bell.ts', withField('visitors'));
    await generated(second);
    expect(await uncommittedMigrations(second.root)).toHaveLength(2);

    const third = await second.copy();
    const back = await takeBackMigrations(third.root);
    expect(back?.names).toHaveLength(2);
    const { made } = await prepare(third.root);
    expect(made?.plan.edited).toEqual([]);
    const [one, ...more] = made?.generated.migrationFiles ?? [];
    expect(more).toEqual([]);
    expect(one?.content).toContain('add column visitors text');
    expect(one?.content).not.toContain('visi;');
    await back?.restore();
    expect(await stale(third)).toEqual([]);
  });

  test('stops where records made before would have no value (SL401)', async () => {
    const project = await settled.copy();
    await project.put(
      'openapi/entities/bell.ts',
      definitions.bell.replace("ru: 'Заметка' }", "ru: 'Заметка', required: true }"),
    );
    expect((await prepare(project.root)).diagnostics).toEqual([
      expect.objectContaining({
        code: 'SL401',
        entity: 'bell',
        at: ['fields', 'note'],
        help: expect.stringContaining('default'),
      }),
    ]);
  });
});

/** Takes an entity out, and what refers to it. */
const withoutTower = async (project: Project): Promise<{ files: string[]; deleted: string[] }> => {
  const smaller = await createProject({
    user: definitions.user,
    bell: definitions.bell.replace(/ {4}tower: .*\n/, '').replaceAll(", 'tower'", ''),
  });
  for (const path of await project.files()) await smaller.put(path, (await project.read(path)) ?? '');
  const { deleted } = await generated(smaller);
  return { files: await smaller.files(), deleted };
};

describe('the check', () => {
  test('names each file that is missing, stale, edited or surplus', async () => {
    const project = await settled.copy();
    await project.put('src/generated/zod/tower.ts', 'edited\n');
    await project.put(
      'openapi/entities/bell.ts',
      definitions.bell.replace('note: text(', 'remark: text(').replace("'note'", "'remark'"),
    );
    expect(await stale(project)).toEqual(
      expect.arrayContaining([
        'stale    openapi/openapi.json',
        'stale    codegen/snapshot.json',
        'edited   src/generated/zod/tower.ts',
        expect.stringMatching(/^missing {2}server\/database\/migrations\/\d{14}_bell_remark_and_more\.sql$/),
      ]),
    );
  });
});

const file = (path: string, content = 'new') => ({ path, content });
const hash = '11507a0e2f5e69d5';

const madeElsewhere = '// Generated from openapi/entities/bell.ts by `npm run codegen`. Do not edit.\n\nold';

/** What a plan does with a file: how it should be, whose it is and how it is. */
const plans: [
  string,
  { wanted: boolean; owned: boolean; present: string | undefined; want: Partial<ReturnType<typeof planOf>> },
][] = [
  [
    'is written where it is missing',
    { wanted: true, owned: false, present: undefined, want: { missing: [file('a')] } },
  ],
  ['is left where it is right', { wanted: true, owned: true, present: 'new', want: {} }],
  ['is left where it is right and nobody’s', { wanted: true, owned: false, present: 'new', want: {} }],
  ['is in the way where it is another’s', { wanted: true, owned: false, present: 'theirs', want: { foreign: ['a'] } }],
  [
    'is made anew where another branch made it, whose list a merge did not keep',
    { wanted: true, owned: false, present: madeElsewhere, want: { stale: [file('a')] } },
  ],
  [
    'is edited where it is ours and other than we left it',
    { wanted: true, owned: true, present: 'theirs', want: { stale: [file('a')], edited: ['a'] } },
  ],
  [
    'is surplus where we made it and no longer do',
    { wanted: false, owned: true, present: 'new', want: { surplus: ['a'] } },
  ],
  ['is nothing where it went by itself', { wanted: false, owned: true, present: undefined, want: {} }],
  ['is nobody’s business where we never made it', { wanted: false, owned: false, present: 'theirs', want: {} }],
];

test.each(plans)('a file %s', (_, { wanted, owned, present, want }) => {
  const manifest: Manifest = { files: owned ? { a: hash } : {}, tools: {} };
  const plan = planOf(wanted ? [file('a')] : [], manifest, new Map([['a', present]]));
  expect(plan).toEqual({ missing: [], stale: [], surplus: [], edited: [], foreign: [], ...want });
});
