import { brokenRules, rule, type Rule, invalidValues } from '../../domain/rules.ts';
import type { Field } from '../../openapi/define.ts';
import { applied, isNullable, isSeveral, kindOf, optionValues, sample } from '../../openapi/kinds.ts';

type Values = Record<string, unknown>;

/** A value that a field must refuse. */
export interface Refused {
  /** Where it is complained about, inside the item: `title`, `contacts.0.value`. */
  path: string;
  /** What the item's field is set to, the wrong value inside it. */
  value: unknown;
  /** Other fields of the item that it is wrong beside. */
  beside: Values;
  /** In whose words it is refused. */
  rule: Rule;
  /** What is wrong, for a test's name. */
  about: string;
}

/** Contacts that do not suit their channel: a messenger is 0, a phone 2, a link 3, an email address 4. */
const unsuited: [type: number, value: string][] = [
  [0, 'x'],
  [2, 'call me'],
  [3, 'nobody'],
  [4, 'nobody'],
];

/** Texts of which at least one breaks any pattern that a code or a name may have. */
const oddities = ['-', 'a b', '1', 'abc', 'ABCD', 'ы'];

const overfull = (field: Field, most: number): unknown[] => {
  const refers = ['many', 'tags', 'reverse'].includes(field.kind);
  const entry = (n: number): unknown => {
    if (refers) return n + 1;
    if (field.kind === 'codeList') return `code-${n}`;
    const made = sample(field, n);
    return Array.isArray(made) ? made[0] : made;
  };
  return Array.from({ length: most + 1 }, (_, n) => entry(n));
};

/** A value beside another field's so that comparing them goes wrong. */
const compared = (field: Field, other: unknown, mine: number, theirs: number): [unknown, Values][] => [
  [sample(field, mine), { [String(other)]: sample(field, theirs) }],
];

/** Candidates for breaking one rule of a field. */
const candidates = (field: Field, { name, args }: Rule): [value: unknown, beside?: Values][] => {
  switch (name) {
    case 'required':
      if (isSeveral(field)) return [[[]]];
      if (kindOf(field).schema(field)['type'] !== 'string' || field.kind === 'enumeration') return [[null]];
      return [...invalidValues({ name, args }).map((value): [unknown] => [value]), [null]];
    case 'maxItems':
      return [[overfull(field, Number(args[0]))]];
    case 'pattern':
      return oddities.map((value) => [value]);
    case 'channel':
      return unsuited.map(([type, value]) => [value, { type }]);
    case 'jsonBody':
      return [['{"email": ', { [String(args[1])]: 'json' }]];
    case 'less':
    case 'before':
      return compared(field, args[0], 1, 0);
    case 'more':
    case 'after':
    case 'match':
    case 'confirmPassword':
      return compared(field, args[0], 0, 1);
    default:
      return invalidValues({ name, args }).map((value) => [value]);
  }
};

/** Values of the fields beside a field with which it applies. */
export const besideOf = ({ when = {} }: Field): Values =>
  Object.fromEntries(Object.entries(when).map(([name, values]) => [name, values.find((one) => one !== null) ?? null]));

const breaking = (field: Field, one: Rule): [value: unknown, beside: Values][] =>
  candidates(field, one)
    .map(([value, beside = {}]): [unknown, Values] => [value, { ...besideOf(field), ...beside }])
    .filter(([value, beside]) => brokenRules(value, [one], beside).length > 0);

/** Rules of a field for which no wrong value is known here. */
export const untried = (field: Field): Rule[] => field.rules.filter((one) => breaking(field, one).length === 0);

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length})` : text;
};

/** Values that break the field's own rules, each refused in the words of the first it breaks. */
export const ruleBreakers = (name: string, field: Field): Refused[] =>
  field.rules.flatMap((one) =>
    breaking(field, one).map(([value, beside]) => ({
      path: name,
      value,
      beside,
      rule: brokenRules(value, field.rules, beside)[0] ?? one,
      about: `${one.name}: ${shown(value)}`,
    })),
  );

const foreign: Readonly<Record<string, unknown>> = {
  string: 5,
  integer: true,
  boolean: 'yes',
  array: 'x',
  object: 'x',
};

/** What is not one of a closed set of values. */
const stranger = (field: Field): unknown => {
  if (field.kind === 'enumeration') return typeof optionValues(field.options)[0] === 'number' ? 987_654 : 'nonsense';
  return field.kind === 'codeList' ? 'nonsense' : undefined;
};

/** Values of another JSON type than the field's, and such as are of its type but none of its choices. */
const mistyped = (name: string, field: Field): Refused[] => {
  const schema = kindOf(field).schema(field);
  const inner = (schema['items'] as { type?: string } | undefined)?.type;
  const refused = (value: unknown, due = brokenRules(value, field.rules)[0] ?? rule('type'), path = name): Refused => ({
    path,
    value,
    beside: {},
    rule: due,
    about: `${due.name}: ${shown(value)}`,
  });
  const several = isSeveral(field);
  const strange = stranger(field);
  // Which codes there are the schema can't say, so the field as a whole is refused, not the entry.
  const place = several && field.kind === 'enumeration' ? `${name}.0` : name;
  return [
    refused(foreign[String(schema['type'])]),
    ...(isNullable(field) || field.required ? [] : [refused(null)]),
    ...(several && inner !== undefined ? [refused([foreign[inner]], rule('type'), `${name}.0`)] : []),
    ...(strange === undefined ? [] : [refused(several ? [strange] : strange, rule('choice'), place)]),
  ];
};

const nonsense: Refused = {
  path: 'nonsense',
  value: 1,
  beside: {},
  rule: rule('unknown', 'nonsense'),
  about: 'unknown field',
};

/** The same for the fields of an owned list's rows and of an embedded object. */
const within = (name: string, field: Field): Refused[] => {
  if (field.kind !== 'list' && field.kind !== 'rows' && field.kind !== 'group') return [];
  const good = applied(
    field.fields,
    Object.fromEntries(Object.entries(field.fields).map(([inner, its]) => [inner, sample(its)])),
  );
  const inside = [...Object.entries(field.fields).flatMap(([inner, its]) => refusedBy(inner, its)), nonsense];
  return inside.map(({ path, value, beside, rule: due, about }) => {
    const object = { ...good, ...beside, [path.split('.')[0]!]: value };
    return field.kind !== 'group'
      ? { path: `${name}.0.${path}`, value: [object], beside: {}, rule: due, about }
      : { path: `${name}.${path}`, value: object, beside: {}, rule: due, about };
  });
};

/** Every value that a field must refuse: those that break its rules, those of other types, and those inside it. */
export const refusedBy = (name: string, field: Field): Refused[] => [
  ...ruleBreakers(name, field),
  ...mistyped(name, field),
  ...within(name, field),
];
