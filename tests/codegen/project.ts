import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A project in a temporary folder, with the vocabulary of definitions and the definitions it is given. */
export interface Project {
  root: URL;
  read(path: string): Promise<string | undefined>;
  put(path: string, text: string): Promise<void>;
  /** Paths of all its files but those it began with. */
  files(): Promise<string[]>;
  /** The same project in a folder of its own: its definitions can be read anew after a change. */
  copy(): Promise<Project>;
}

const repository = fileURLToPath(new URL('../../', import.meta.url));
const given = /^(openapi\/(?!openapi\.json)|domain\/)/;

const folders: string[] = [];

const at = (folder: string): Project => ({
  root: pathToFileURL(`${folder}/`),
  read: (path) => readFile(join(folder, path), 'utf8').catch(() => undefined),
  async put(path, text) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  },
  async files() {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((path) => !given.test(path))
      .sort();
  },
  async copy() {
    const other = await freshFolder();
    await cp(folder, other, { recursive: true });
    return at(other);
  },
});

const freshFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-project-'));
  folders.push(folder);
  return folder;
};

/** Makes a project of these definitions: texts by the names of their entities. */
export const createProject = async (entities: Record<string, string>): Promise<Project> => {
  const folder = await freshFolder();
  await cp(join(repository, 'domain'), join(folder, 'domain'), { recursive: true });
  await cp(join(repository, 'openapi'), join(folder, 'openapi'), {
    recursive: true,
    filter: (path) => !/openapi\/(entities\/|paths\/|pages\.ts$)|openapi\.json$/.test(path),
  });
  const project = at(folder);
  for (const [key, text] of Object.entries(entities)) await project.put(`openapi/entities/${key}.ts`, text);
  return project;
};

/** Removes every project made so far. */
export const removeProjects = async (): Promise<void> => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
};

/** Small definitions: a bell refers to its tower, and every record to the users who made and changed it. */
export const definitions = {
  user: `import { entity, text } from '../define.ts';

export const user = entity({
  name: { en: ['User', 'Users'], ru: ['Пользователь', 'Пользователя', 'Пользователей'] },
  about: { en: 'Who signs in.', ru: 'Кто входит.' },
  path: 'user/users',
  fields: { name: text({ en: 'Name', ru: 'Имя', required: true }) },
  calls: ['list', 'read'],
  displayFields: 'name',
});
`,
  bell: `import { entity, one, text, title } from '../define.ts';

export const bell = entity({
  name: { en: ['Bell', 'Bells'], ru: ['Колокол', 'Колокола', 'Колоколов'] },
  about: { en: 'It rings.', ru: 'Он звонит.' },
  path: 'user/bells',
  fields: {
    title: title(),
    note: text({ en: 'Note', ru: 'Заметка' }),
    tower: one('tower', { en: 'Tower', ru: 'Башня' }),
  },
  calls: ['list', 'read', 'create', 'edit'],
  list: { columns: ['id', 'title', 'tower'] },
  form: { general: { en: 'General', ru: 'Общее', fields: ['title', 'note', 'tower'] } },
});
`,
  tower: `import { entity, title } from '../define.ts';

export const tower = entity({
  name: { en: ['Tower', 'Towers'], ru: ['Башня', 'Башни', 'Башен'] },
  about: { en: 'It stands.', ru: 'Она стоит.' },
  path: 'user/towers',
  fields: { title: title() },
  calls: ['list', 'read', 'create', 'edit'],
  list: { columns: ['id', 'title'] },
  form: { general: { en: 'General', ru: 'Общее', fields: ['title'] } },
});
`,
};
