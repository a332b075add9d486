import { camelCase } from '../../openapi/names.ts';
import { isStandard } from '../../openapi/standard.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { statusText } from './definition.ts';
import { fieldLine, inWords, isUnsorted, type Known } from './infer.ts';
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

/** Returns the name in code of a collection's entity: `user/traffic_sources` → `trafficSource`. */
export const entityKey = (path: string): string => camelCase(singular(path.split('/').at(-1) ?? path));

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

const maxColumns = 8;

/** Returns the default columns of its list: fields with one plain value. */
const columnsOf = (fields: readonly FoundField[], { statuses }: FoundCollection): string[] => {
  const plain = fields.filter(({ shape: { type }, shown }) => shown && !/\[\]$|^(object|anything)$/.test(type));
  const names = plain.slice(0, maxColumns).map(({ name }) => name);
  return ['id', ...names, ...(statuses ? ['status'] : [])];
};

/** Returns a definition's file for a collection of another contract; a person has to fill in the Russian words. */
export const entityText = (
  found: FoundCollection,
  others: Known,
): { key: string; text: string; left: Diagnostic[] } => {
  const key = entityKey(found.path);
  const left: Diagnostic[] = [];
  const uses = new Set(['entity']);
  const fields = Object.values(found.fields).filter(({ name }) => !follows(name) && !isStandard(name));
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
    ...(represent ? [`  displayFields: ${quote(represent)},`] : []),
    ...(found.calls.includes('list')
      ? [`  list: { columns: [${columnsOf(adopted, found).map(quote).join(', ')}] },`]
      : []),
    '});',
    '',
  ].join('\n');
  return { key, text, left };
};
