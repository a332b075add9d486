import type { Entity, Field } from '../openapi/define.ts';
import { fieldsInside } from '../openapi/kinds.ts';
import { hasPage } from '../openapi/layout.ts';
import { lookups } from '../openapi/lookups.ts';
import { tagOf } from './contract/operations.ts';
import type { Contract } from './contract/contract.ts';
import { type GeneratedFile, generatedFrom } from './file.ts';
import { code, inCell } from './markdown.ts';
import type { Pages } from './menu.ts';
import { menusChapter, pagesChapter } from './site.ts';

type Entities = Readonly<Record<string, Entity>>;

/** Describes the value of a field in words: `money`, `one of offers`, `list of countries`. */
const kindInWords = (field: Field, entities: Entities): string => {
  const plural = (entity: string): string => entities[entity]?.name.en[1].toLowerCase() ?? entity;
  switch (field.kind) {
    case 'one':
      return `one of ${plural(field.entity)}`;
    case 'many':
    case 'reverse':
    case 'rows':
      return `some ${plural(field.entity)}`;
    case 'tags':
      return 'some tags';
    case 'enumeration':
      return `${field.several ? 'some' : 'one'} of ${Object.keys(field.options).map(code).join(', ')}`;
    case 'codeList':
      return `${field.several ? 'some' : 'one'} of ${code(field.of)}`;
    case 'duration':
      return field.unit;
    default:
      return field.kind;
  }
};

/** Describes who can set or see a field, if not everyone who may edit or read the record. */
const limits = (field: Field): string[] => [
  ...(field.required ? ['required'] : []),
  ...(field.readOnly ? ['set by the server'] : []),
  ...(field.createOnly ? ['set once'] : []),
  ...(field.writeOnly ? ['never shown'] : []),
  ...(field.staffOnly ? ['staff alone'] : []),
  ...(field.permission ? [`with the permission ${code(field.permission)}`] : []),
  ...(field.onRequest ? ['on request'] : []),
];

const fieldRows = (fields: Readonly<Record<string, Field>>, entities: Entities, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    `| ${code(before + name)} | ${inCell(field.en)} | ${inCell([kindInWords(field, entities), ...limits(field)].join(', '))} |`,
    ...fieldRows(fieldsInside(field) ?? {}, entities, `${before}${name}.`),
  ]);

/** Lists which statuses each can change to: `draft → active, inactive`. */
const statusLine = ({ status }: Entity): string[] => {
  if (!status) return [];
  const ways = Object.keys(status.set).map((from) => {
    const to = status.transitions?.[from];
    if (status.final.includes(from)) return `${code(from)} (final)`;
    return to ? `${code(from)} → ${to.map(code).join(', ')}` : code(from);
  });
  return [`- Statuses: ${ways.join('; ')}`];
};

const callLine = (entity: Entity, document: Contract): string => {
  const tag = tagOf(entity);
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.tags?.includes(tag) ? [code(`${method.toUpperCase()} ${path}`)] : [],
    ),
  );
  return `- Calls: ${calls.join(', ')}`;
};

const pageLine = (entity: Entity): string[] => {
  const pages = Object.values(entity.views).filter(hasPage);
  return pages.length === 0
    ? []
    : [`- Pages: ${pages.map((view) => `${view.name.en[1]} at ${code(`/${view.route}`)}`).join(', ')}`];
};

const chapter = (entity: Entity, entities: Entities, document: Contract): string =>
  [
    `## ${entity.name.en[1]}\n`,
    `${entity.about.en}\n`,
    ...pageLine(entity),
    ...statusLine(entity),
    callLine(entity, document),
    '\n| field | is | takes |\n|---|---|---|',
    ...fieldRows({ ...entity.fields, ...entity.status?.fields }, entities),
  ].join('\n');

/** Lists which call answers what people look up by another name. */
const lookupChapter = (): string =>
  [
    '## Looking up\n',
    'A look-up uses the list of the records: `fields` selects what is returned of each, `search` and the filters narrow it.',
    ...Object.entries(lookups).map(([of, calls]) =>
      [
        `\n### ${of}\n`,
        '| to look up | call |\n|---|---|',
        ...Object.entries(calls).map(([name, call]) => `| ${inCell(name)} | ${code(call)} |`),
      ].join('\n'),
    ),
  ].join('\n');

/**
 * `docs/catalogue.md`, for people who look something up: every entity with its pages, statuses, calls and fields, then
 * look-ups, pages and menus.
 */
export const catalogueFile = (entities: Entities, pages: Pages, document: Contract): GeneratedFile => {
  const all = Object.values(entities).sort((one, other) => (one.name.en[1] < other.name.en[1] ? -1 : 1));
  const intro = `# Catalogue

Everything that is kept, by name: where its pages are, which statuses it has and where they lead, the calls below \`/api/v1\`,
and its fields; then which call looks up what, every page with what it takes to open it, and the menus. The reference at \`/docs\` says the same of each call with examples.`;
  const head = `<!-- ${generatedFrom('openapi/')} -->`;
  const chapters = [...all.map((entity) => chapter(entity, entities, document)), lookupChapter()];
  return {
    path: 'docs/catalogue.md',
    content: `${[head, intro, ...chapters, pagesChapter(entities, pages), menusChapter(entities, pages)].join('\n\n')}\n`,
  };
};
