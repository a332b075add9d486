import { numberOrder } from '../../domain/value-order.ts';
import { brokenRules, type Rule } from '../../domain/rules.ts';
import { languages, type Words } from '../../domain/text/words.ts';
import type { Entity, Field } from '../../openapi/define.ts';
import { fieldsInside, isRows, isSeveral, kindOf, optionValues, sample } from '../../openapi/kinds.ts';
import { forms } from '../../openapi/form-texts.ts';
import type { Model } from '../model.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fieldsOf, type Place } from './fields.ts';

type Bound = Rule['args'][number];

/** Returns an argument of a rule by name: a number, or text that is an exact one. */
const bound = (rules: readonly Rule[], name: Rule['name'], index = 0): Bound | undefined =>
  rules.find((rule) => rule.name === name)?.args[index];

const bounds = ({ entity, at, field }: Place): Diagnostic[] => {
  const { rules } = field;
  const pairs: [string, Bound | undefined, Bound | undefined][] = [
    ['value', bound(rules, 'minMax') ?? bound(rules, 'min'), bound(rules, 'minMax', 1) ?? bound(rules, 'max')],
    [
      'length',
      bound(rules, 'minMaxLength') ?? bound(rules, 'minLength'),
      bound(rules, 'minMaxLength', 1) ?? bound(rules, 'maxLength'),
    ],
    ['length', bound(rules, 'minLength'), bound(rules, 'length')],
  ];
  return pairs.flatMap(([what, min, max]) =>
    min !== undefined && max !== undefined && numberOrder(min, max) > 0
      ? [
          {
            code: 'SL302' as const,
            entity,
            at,
            message: `its ${what} can’t be at least ${min} and at most ${max}`,
            help: 'exchange or mend the bounds',
          },
        ]
      : [],
  );
};

const patternsOf = ({ entity, at, field }: Place): Diagnostic[] =>
  field.rules.flatMap(({ name, args: [source] }) => {
    if (name !== 'pattern') return [];
    try {
      new RegExp(String(source), 'u');
      return [];
    } catch (error) {
      return [
        {
          code: 'SL305' as const,
          entity,
          at,
          message: error instanceof Error ? error.message : String(error),
          help: 'it is read with the flag `u`',
        },
      ];
    }
  });

/** Returns whether a value has the JSON type of a field and is one of its options. */
const hasType = (field: Field, value: unknown): boolean => {
  const schema = kindOf(field).schema(field);
  const one = (entry: unknown): boolean => {
    if (field.kind === 'enumeration') return optionValues(field.options).some((option) => option === entry);
    const { type } = (schema['type'] === 'array' ? schema['items'] : schema) as { type?: unknown };
    return type === 'integer' ? Number.isInteger(entry) : typeof entry === type;
  };
  return isSeveral(field) ? Array.isArray(value) && (isRows(field) || value.every(one)) : one(value);
};

const defaults = ({ entity, at, field }: Place): Diagnostic[] => {
  const value = field.default;
  if (value === undefined) return [];
  const wrong = !hasType(field, value)
    ? 'has not the type of the field'
    : brokenRules(value, field.rules).length > 0
      ? `breaks its rule \`${brokenRules(value, field.rules)[0]?.name}\``
      : undefined;
  return wrong
    ? [
        {
          code: 'SL303',
          entity,
          at,
          message: `the default ${JSON.stringify(value)} ${wrong}`,
          help: 'choose a default that a person could enter',
        },
      ]
    : [];
};

const examples = (place: Place): Diagnostic[] => {
  const { entity, at, field } = place;
  if (fieldsInside(field) || field.readOnly) return [];
  const value = sample(field);
  const rule =
    value === undefined ? undefined : brokenRules(value, field.rules).find(({ name }) => name !== 'required');
  return rule
    ? [
        {
          code: 'SL304',
          entity,
          at,
          message: `no example could be made that keeps its rule \`${rule.name}\``,
          help: 'the example in the contract is wrong; a default would be taken instead',
        },
      ]
    : [];
};

const missing = (entity: string, at: string[], words: Partial<Words> | undefined): Diagnostic[] =>
  languages.flatMap((language) =>
    words?.[language]?.trim()
      ? []
      : [
          {
            code: 'SL301' as const,
            entity,
            at,
            message: `it has no words in ${language === 'en' ? 'English' : 'Russian'}`,
            help: `say \`${language}: '…'\``,
          },
        ],
  );

const words = (key: string, entity: Entity): Diagnostic[] => {
  const all: [string[], Partial<Words> | undefined][] = [
    [['about'], entity.about],
    ...fieldsOf(key, entity).flatMap(({ at, field }): [string[], Partial<Words> | undefined][] => [
      [at, field],
      ...(field.help ? [[[...at, 'help'], field.help] as [string[], Words]] : []),
      ...forms.flatMap((form) =>
        (['label', 'help'] as const).flatMap((part): [string[], Words][] => {
          const said = field[form]?.[part];
          return said ? [[[...at, form, part], said]] : [];
        }),
      ),
      ...(field.kind === 'enumeration' && at.at(-1) !== 'status'
        ? Object.entries(field.options).map(([name, option]): [string[], Words] => [[...at, 'options', name], option])
        : []),
    ]),
    ...Object.entries(entity.status?.set ?? {}).map(([name, status]): [string[], Words] => [
      ['status', 'set', name],
      status,
    ]),
    ...Object.entries(entity.actions).map(([name, action]): [string[], Words] => [['actions', name], action]),
    ...Object.values(entity.views).flatMap(({ form }) =>
      Object.entries(form).flatMap(([tab, group]): [string[], Words][] => [
        [['form', tab], group],
        ...group.fields.flatMap((one): [string[], Words][] => (typeof one === 'string' ? [] : [[['form', tab], one]])),
      ]),
    ),
  ];
  const nouns = [['name'], ...Object.keys(entity.views).map((view) => ['views', view, 'name'])];
  const [first, ...others] = [entity.name, ...Object.values(entity.views).map(({ name }) => name)];
  const nounDiagnostics = [first, ...others].flatMap((noun, index): Diagnostic[] => {
    if (index > 0 && noun === entity.name) return [];
    const complete = (forms: readonly (string | undefined)[] | undefined, min: number): string =>
      forms && forms.length >= min && forms.every((form) => form?.trim()) ? 'said' : '';
    return missing(key, nouns[index] ?? ['name'], { en: complete(noun?.en, 2), ru: complete(noun?.ru, 3) });
  });
  return [...nounDiagnostics, ...all.flatMap(([at, said]) => missing(key, at, said))];
};

/** Checks words, bounds, patterns, defaults and examples. */
export const valueDiagnostics = ({ entities }: Model): Diagnostic[] =>
  Object.entries(entities).flatMap(([key, entity]) => [
    ...words(key, entity),
    ...fieldsOf(key, entity).flatMap((place) => {
      const unreadable = patternsOf(place);
      return [...bounds(place), ...(unreadable.length > 0 ? unreadable : [...defaults(place), ...examples(place)])];
    }),
  ]);
