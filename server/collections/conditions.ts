import { type Condition, holds } from '../../domain/conditions.ts';
import { isEmpty } from '../../domain/text/is-empty.ts';
import { isRecord } from '../../domain/records.ts';
import type { Language, Words } from '../../domain/text/words.ts';
import type { Field } from '../../openapi/define.ts';
import { isRequiredThen } from '../../openapi/required-then.ts';
import { initialValue, optionValue } from '../../openapi/kinds.ts';
import { type Detail, violation } from '../failure.ts';
import type { Change, Collection, Values } from './model.ts';

/** Fields that only apply while others have certain values (`when` in definitions). */

type Fields = Readonly<Record<string, Field>>;
type Conditional = Field & { when: Condition };

const conditionalIn = new WeakMap<Fields, [string, Conditional][]>();

/** Returns the fields with a condition; looked for once, not for each of a thousand records. */
const conditional = (fields: Fields): [string, Conditional][] => {
  const found =
    conditionalIn.get(fields) ??
    Object.entries(fields).flatMap(([name, field]): [string, Conditional][] => {
      const { when } = field;
      return when ? [[name, { ...field, when }]] : [];
    });
  conditionalIn.set(fields, found);
  return found;
};

/** Whether a value is what the field has without being given. */
const isIdle = (field: Field, value: unknown): boolean => isEmpty(value) || value === initialValue(field);

/** Whether a change touches a field or what it depends on. */
const isConcerned = ({ before, values }: Change, name: string, { when }: Conditional): boolean =>
  before === null || [name, ...Object.keys(when)].some((one) => one in values);

/** A field that no longer applies loses its value, unless the call gives one, which is refused. */
export const clearInapplicable = ({ entity }: Collection, changes: readonly Change[]): void => {
  for (const [name, field] of conditional(entity.fields)) {
    for (const change of changes) {
      if (!isConcerned(change, name, field)) continue;
      const row = { ...change.before, ...change.values };
      if (holds(field.when, row) || isIdle(field, row[name]) || !isIdle(field, change.sent[name])) continue;
      change.values[name] = initialValue(field);
    }
  }
};

const none: Words = { en: 'not set', ru: 'не указано' };
const yesOrNo: readonly Words[] = [
  { en: 'no', ru: 'нет' },
  { en: 'yes', ru: 'да' },
];

const valueWords = (field: Field | undefined, value: Condition[string][number]): Words => {
  if (value === null) return none;
  const option =
    field?.kind === 'enumeration' && Object.entries(field.options).find((one) => optionValue(one) === value)?.[1];
  return option || (yesOrNo[Number(value)] ?? none);
};

const quoted = (text: string, language: Language): string => (language === 'en' ? `“${text}”` : `«${text}»`);

const inapplicable = (fields: Fields, when: Condition): Words => {
  const said = (language: Language, is: string, or: string, and: string): string =>
    Object.entries(when)
      .map(([name, values]) => {
        const wanted = values.map((value) => {
          const words = valueWords(fields[name], value)[language];
          return value === null ? words : quoted(words, language);
        });
        return `${quoted(fields[name]?.[language] ?? name, language)}${is}${wanted.join(or)}`;
      })
      .join(and);
  return {
    en: `Only where ${said('en', ' is ', ' or ', ' and ')}`,
    ru: `Только если ${said('ru', ' — ', ' или ', ' и ')}`,
  };
};

const violationsIn = (
  fields: Fields,
  row: Readonly<Values>,
  path: string,
  isOf: (name: string, field: Conditional) => boolean,
): Detail[] =>
  conditional(fields).flatMap(([name, field]): Detail[] => {
    if (!isOf(name, field)) return [];
    const at = `${path}.${name}`;
    if (holds(field.when, row)) return isRequiredThen(field) && isEmpty(row[name]) ? [violation(at, 'required')] : [];
    return isIdle(field, row[name])
      ? []
      : [{ type: 'inapplicable', path: at, message: inapplicable(fields, field.when) }];
  });

/** Returns violations in the rows and groups of a record, which are sent as a whole. */
const inside = (fields: Fields, row: Readonly<Values>, path: string): Detail[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'list' && field.kind !== 'group') return [];
    const value = row[name];
    const rows: [string, unknown][] =
      field.kind === 'group'
        ? [[`${path}.${name}`, value]]
        : [value].flat().map((one, place): [string, unknown] => [`${path}.${name}.${place}`, one]);
    return rows.flatMap(([at, one]) =>
      isRecord(one) ? [...violationsIn(field.fields, one, at, () => true), ...inside(field.fields, one, at)] : [],
    );
  });

/** Returns violations for fields that are given although they don't apply, or not given although they do. */
export const brokenConditions = ({ entity }: Collection, change: Change): Detail[] => {
  const { before, path, sent, values } = change;
  return [
    ...violationsIn(entity.fields, { ...before, ...values }, path, (name, field) => isConcerned(change, name, field)),
    ...inside(entity.fields, sent, path),
  ];
};
