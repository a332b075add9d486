import { kinds } from '../../openapi/kinds.ts';
import { call, type Code, key, object, print, text } from '../resources/print.ts';
import type { FoundField } from './lacking.ts';

/** A field as source text, and the names of `define.ts` that it uses. */
export interface WrittenField {
  code: string;
  uses: string[];
}

/** What is known about the entities when a field is written. */
export interface KnownSchemas {
  /** Names of entities in code by what a reference to them may be named: `offer`, `offers`. */
  entities: Readonly<Record<string, string>>;
}

/** `createdAt` → `Created at`. */
export const inWords = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns the first sentence of a description, if it is short enough for a label. */
const label = ({ name, shape }: FoundField): string => {
  const [sentence = ''] = (shape.description ?? '').split(/[.\n]/);
  const said = sentence.trim();
  return said !== '' && said.length <= 40 && !/^Ids? of /.test(said) ? said : inWords(name);
};

/** Returns options of an enumeration; a person has to fill in the Russian words. */
const optionEntries = (values: readonly (string | number | boolean)[]): (readonly [string, Code])[] =>
  values.map((value) =>
    typeof value === 'number'
      ? [
          `value${value}`,
          object([
            ['id', String(value)],
            ['en', text(`Value ${value}`)],
            ['ru', "''"],
          ]),
        ]
      : [
          String(value),
          object([
            ['en', text(inWords(String(value)))],
            ['ru', "''"],
          ]),
        ],
  );

export const optionTexts = (values: readonly (string | number | boolean)[]): string[] =>
  optionEntries(values).map(([name, option]) => `${key(name)}: ${print(option)}`);

const flags = ({ shown, created, edited, required, sortable, filterable }: FoundField): (readonly [string, Code])[] => {
  const said: Record<string, boolean> = {
    required,
    readOnly: shown && !created && !edited,
    createOnly: created && !edited && shown,
    writeOnly: !shown && (created || edited),
    sortable: sortable === true,
    filterable,
  };
  return Object.entries(said).flatMap(([name, holds]) => (holds ? [[name, 'true'] as const] : []));
};

const sorting: ReadonlySet<string> = new Set(
  Object.entries(kinds).flatMap(([kind, { isSortable }]) => (isSortable ? [kind] : [])),
);

/** Returns whether lists would be sortable by what this maker makes, while those of the other contract aren't. */
export const isUnsorted = (maker: string, { shown, sortable }: FoundField): boolean =>
  sortable === false && shown && sorting.has(maker);

const bound = (field: FoundField, keyword: string, option: string): (readonly [string, Code])[] => {
  const value = field.shape.bounds[keyword];
  if (value === undefined || Number(value) === -2147483648 || Number(value) === 2147483647) return [];
  return [[option, typeof value === 'number' ? String(value) : text(value)]];
};

const exactBounds = (field: FoundField): (readonly [string, Code])[] => [
  ...bound(field, 'x-minimum', 'min'),
  ...bound(field, 'x-maximum', 'max'),
];

/** Returns which maker of `define.ts` makes a text, by its format or its name. */
const textMaker = ({ name, shape: { type } }: FoundField): string => {
  if (type === 'email' || type === 'password') return type;
  if (/url$/i.test(name)) return 'url';
  if (/^(ip|phone)$/.test(name)) return name;
  if (name === 'description') return 'description';
  return 'text';
};

/** Returns a call of a maker, with one argument or option per line if it does not fit on one line. */
const made = (
  maker: string,
  before: readonly Code[],
  options: readonly (readonly [string, Code])[],
  indent: string,
  start: number,
): WrittenField => ({
  code:
    before.length === 0
      ? `${maker}(${print(object(options), indent, start + maker.length + 2)})`
      : print(call(maker, ...before, object(options)), indent, start),
  uses: [maker],
});

/**
 * Returns a field of another contract as a definition writes it; undefined if its kind is unknown.
 * @param indent of its line, and `start` the column it begins at
 */
export const fieldText = (
  field: FoundField,
  known: KnownSchemas,
  indent = '',
  start = indent.length,
): WrittenField | undefined => {
  const options: readonly (readonly [string, Code])[] = [['en', text(label(field))], ['ru', "''"], ...flags(field)];
  const by = (
    maker: string,
    before: readonly Code[] = [],
    more: readonly (readonly [string, Code])[] = [],
  ): WrittenField =>
    made(
      maker,
      before,
      [...options, ...(isUnsorted(maker, field) ? [['sortable', 'false'] as const] : []), ...more],
      indent,
      start,
    );
  const { type, values } = field.shape;
  const target =
    /Ids? of (?:a )?records?: (\w+)/.exec(field.shape.description ?? '')?.[1] ?? known.entities[field.name];
  if (values)
    return by(type.endsWith('[]') ? 'enumerations' : 'enumeration', [], [['options', object(optionEntries(values))]]);
  switch (type) {
    case 'boolean':
    case 'date':
      return by(type);
    case 'decimal':
    case 'number': {
      const currency = /In the currency of `(\w+)`/.exec(field.shape.description ?? '')?.[1];
      if (currency) return by('money', [], [['currency', text(currency)], ...exactBounds(field)]);
      return by('decimal', [], exactBounds(field));
    }
    case 'unix-time':
      return by('timestamp');
    case 'integer':
      if (target) return by('one', [text(target)]);
      return /At$/.test(field.name)
        ? by('timestamp')
        : by('integer', [], [...bound(field, 'minimum', 'min'), ...bound(field, 'maximum', 'max')]);
    case 'integer[]':
      return target ? by('many', [text(target)]) : undefined;
    case 'string[]':
      return by('texts');
    case 'string':
    case 'email':
    case 'password': {
      const maker = textMaker(field);
      return by(maker, [], maker === 'text' ? bound(field, 'maxLength', 'maxLength') : []);
    }
    case 'object':
    case 'object[]':
      return holderText(field, known, by, indent);
    default:
      return undefined;
  }
};

/** Returns a field that contains others. */
const holderText = (
  field: FoundField,
  known: KnownSchemas,
  by: (maker: string, before: readonly Code[]) => WrittenField,
  indent: string,
): WrittenField | undefined => {
  const inner = Object.values(field.inside);
  if (inner.length === 0) return by('parameters', [text(field.name)]);
  const written = inner.map(
    (one) => [one.name, fieldText({ ...one, sortable: undefined, filterable: false }, known, `${indent}    `)] as const,
  );
  const told = written.flatMap(([name, one]) => (one ? [[name, one] as const] : []));
  if (told.length < written.length) return undefined;
  const holder = by(field.shape.type === 'object' ? 'group' : 'list', [
    object(told.map(([name, { code }]) => [name, code])),
  ]);
  return { ...holder, uses: [...holder.uses, ...told.flatMap(([, { uses }]) => uses)] };
};

/** Returns a field as an entry of a definition's fields. */
export const fieldLine = (field: FoundField, known: KnownSchemas, indent: string): WrittenField | undefined => {
  const name = `${key(field.name)}: `;
  const written = fieldText(field, known, indent, indent.length + name.length);
  return written && { ...written, code: name + written.code };
};
