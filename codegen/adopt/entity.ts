import { camelCase } from '../../openapi/names.ts';
import { isStandard } from '../../openapi/standard.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { actionText, statusText } from './definition.ts';
import { fieldLine, fieldText, inWords, isUnsorted, type KnownSchemas } from './infer.ts';
import { text as quote } from '../resources/print.ts';
import { follows, type FoundCollection, type FoundField } from './lacking.ts';

/** Fields that have their own maker, labels included. */
const known: Readonly<Record<string, (field: FoundField) => string>> = {
  title: (field) => (isUnsorted('text', field) ? 'title({ sortable: false })' : 'title()'),
  description: () => 'description()',
  secureId: () => 'secureId()',
};

/** `traffic_sources` → `traffic_source`. */
const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** Names that no variable of a module may have. */
const reserved: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

const steps = (path: string): string[] => path.split('/').map((step) => step.replaceAll(/[^A-Za-z0-9]+/g, '_'));

/**
 * Returns the name in code of each collection's entity: `user/traffic_sources` → `trafficSource`. One that is taken,
 * also in other letters, as disks may not tell these apart, gets more of its path: `public/offers` → `publicOffer`.
 * @param taken names that other definitions have
 */
export const entityKeys = (paths: readonly string[], taken: readonly string[]): Map<string, string> => {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  const named = paths.map((path): [string, string] => {
    const all = steps(path);
    const own = singular(all.at(-1) ?? path);
    const longer = all.map((_, length) => camelCase([...all.slice(-1 - length, -1), own].join('_')));
    const plain = longer.flatMap((name) => (reserved.has(name) ? [`${name}Record`] : [name]));
    const numbered = Array.from({ length: paths.length }, (_, n) => `${plain.at(-1)}${n + 2}`);
    const name = [...plain, ...numbered].find((one) => !used.has(one.toLowerCase())) ?? own;
    used.add(name.toLowerCase());
    return [path, name];
  });
  return new Map(named);
};

const maxColumns = 8;

/** Returns the default columns of its list: fields with one plain value. */
const columnsOf = (fields: readonly FoundField[], { statuses }: FoundCollection): string[] => {
  const plain = fields.filter(({ shape: { type }, shown }) => shown && !/\[\]$|^(object|anything)$/.test(type));
  const names = plain.slice(0, maxColumns).map(({ name }) => name);
  return ['id', ...names, ...(statuses ? ['status'] : [])];
};

/**
 * Returns a definition's file for a collection of another contract; a person has to fill in the Russian words.
 * @param key the entity's name in code
 */
export const entityText = (
  key: string,
  found: FoundCollection,
  others: KnownSchemas,
): { text: string; left: Diagnostic[] } => {
  const left: Diagnostic[] = [];
  const uses = new Set(['entity']);
  const fields = Object.values(found.fields).filter(({ name }) => !follows(name, found) && !isStandard(name));
  const adopted: FoundField[] = [];
  const lines = fields.flatMap((field: FoundField) => {
    const maker = field.shape.type === 'string' && !field.shape.values ? known[field.name] : undefined;
    const line = maker
      ? { code: `${field.name}: ${maker(field)}`, uses: [field.name] }
      : fieldLine(field, others, '    ');
    if (!line) {
      left.push({
        code: 'SL601',
        entity: key,
        at: ['fields', field.name],
        message: `what \`${field.name}\` (${field.shape.type}) refers to can’t be told`,
        help: 'write it by hand',
      });
      return [];
    }
    adopted.push(field);
    line.uses.forEach((one) => uses.add(one));
    return [`    ${line.code},`];
  });
  const [one, many] = [inWords(key), inWords(camelCase(found.path.split('/').at(-1) ?? ''))];
  const represent = 'title' in found.fields ? undefined : fields.find(({ shape }) => shape.type === 'string')?.name;
  const { statuses } = found;
  const actions = Object.entries(found.actions).flatMap(([name, { summary, fields: own }]) => {
    const action = actionText(name, summary, own, others);
    if (action) {
      Object.values(own)
        .flatMap((field) => fieldText({ ...field, shown: true }, others)?.uses ?? [])
        .forEach((one) => uses.add(one));
      return [`    ${action},`];
    }
    left.push({
      code: 'SL601',
      entity: key,
      at: ['actions', name],
      message: `what the fields of \`${name}\` are can’t be told`,
      help: 'write it by hand',
    });
    return [];
  });
  const text = [
    `import { ${[...uses].sort().join(', ')} } from '../define.ts';`,
    '',
    `export const ${key} = entity({`,
    `  name: { en: [${quote(one)}, ${quote(many)}], ru: ['', '', ''] },`,
    `  about: { en: '', ru: '' },`,
    `  path: ${quote(found.path)},`,
    '  fields: {',
    ...lines,
    '  },',
    ...(statuses ? [`  status: ${statusText(statuses)},`] : []),
    `  calls: [${found.calls.map(quote).join(', ')}],`,
    ...(actions.length > 0 ? ['  actions: {', ...actions, '  },'] : []),
    ...(represent ? [`  displayFields: ${quote(represent)},`] : []),
    ...(found.calls.includes('list')
      ? [`  list: { columns: [${columnsOf(adopted, found).map(quote).join(', ')}] },`]
      : []),
    '});',
    '',
  ].join('\n');
  return { text, left };
};
