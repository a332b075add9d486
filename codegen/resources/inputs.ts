import { rule, type Rule } from '../../domain/rules.ts';
import type { Field } from '../../openapi/define.ts';
import { fieldsInside, initialValue, kindOf } from '../../openapi/kinds.ts';
import { choicesName } from './choices.ts';
import { innerType } from './columns.ts';
import { call, type Code, type Element, list, literal, object, text, texts } from './print.ts';
import { choosable, type Target, targetOf } from './references.ts';
import { type Page, useComponent, useInput } from './view.ts';

type Attribute = Element['attributes'][number];

/** Returns the code of a rule as inputs check it. */
export const ruleCode = (page: Page, { name, args }: Rule): Code =>
  call(useComponent(page, 'validation.ts', 'rule'), text(name), ...args.map(literal));

const target = ({ resource, referenceFilter }: Target): Attribute[] => [
  ['reference', resource],
  ...(referenceFilter ? [['referenceFilter', { code: literal(referenceFilter) }] as const] : []),
];

/** Types of text inputs known to browsers. */
const textTypes: Readonly<Partial<Record<Field['kind'], string>>> = { email: 'email', phone: 'tel', url: 'url' };

const ofKind = (page: Page, field: Field, path: string): Attribute[] => {
  const type = textTypes[field.kind];
  const macros: Attribute[] = 'macros' in field && field.macros ? [['macros', field.macros]] : [];
  if (type) return [['type', type], ...macros];
  switch (field.kind) {
    case 'text':
      return [...(field.multiline ? [['multiline', true] as const] : []), ...macros];
    case 'money':
      return [['currency', field.currency]];
    case 'duration':
      return [['unit', field.unit]];
    case 'enumeration':
      return [['choices', { code: choicesName(page, path) }], ...(field.several ? [['several', true] as const] : [])];
    case 'codeList':
      return [['of', field.of], ...(field.several ? [['several', true] as const] : [])];
    case 'one':
    case 'many':
      return target(targetOf(page.entities, field.entity, choosable(page.entities, field)));
    case 'reverse': {
      const back = page.entities[field.entity]?.fields[field.field];
      const own = back && 'referenceFilter' in back ? back.referenceFilter : undefined;
      return [
        // It is those records that change, and retired ones can.
        ...target(targetOf(page.entities, field.entity, choosable(page.entities, { ...field, acceptsRetired: true }))),
        ...(own ? [['own', { code: literal(own) }] as const] : []),
      ];
    }
    case 'tags':
      return [...target(targetOf(page.entities, 'tag', choosable(page.entities, { entity: 'tag' }))), ['of', field.of]];
    case 'parameters':
      return [['block', field.block]];
    case 'file':
      return [
        ['scope', field.scope],
        ['extensions', { code: texts(field.extensions) }],
        ['megabytes', { code: String(field.megabytes) }],
      ];
    case 'group': {
      // An optional group with required fields is either set up or left out.
      if (field.required || !Object.values(field.fields).some(({ required }) => required)) return [];
      return [['absent', { code: literal(Object.fromEntries(defaults(field.fields))) }]];
    }
    case 'list':
    case 'rows': {
      const row = defaults(field.fields);
      return row.length > 0 ? [['row', { code: literal(Object.fromEntries(row)) }]] : [];
    }
    default:
      return [];
  }
};

/** Returns the initial values of new records; a required group starts with the initial values of its fields. */
export const defaults = (fields: Readonly<Record<string, Field>>): [string, unknown][] =>
  Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.readOnly) return [];
    if (field.default !== undefined) return [[name, field.default]];
    const inside = field.kind === 'group' && field.required ? defaults(field.fields) : [];
    return inside.length > 0 ? [[name, Object.fromEntries(inside)]] : [];
  });

/** Returns how the values are meant, if another field says that. */
const modeOf = (page: Page, { mode }: Field): Attribute[] =>
  mode === undefined
    ? []
    : [
        [
          'mode',
          {
            code: object([
              ['source', text(mode)],
              ['choices', choicesName(page, mode)],
            ]),
          },
        ],
      ];

/**
 * Returns with which values of other fields the input is shown, and what the field has otherwise unless that is null.
 */
const conditionOf = (field: Field): Attribute[] => {
  if (!field.when) return [];
  const otherwise = initialValue(field);
  return [
    ['when', { code: literal(field.when) }],
    ...(otherwise === null ? [] : [['otherwise', { code: literal(otherwise) }] as const]),
  ];
};

/**
 * Returns one input for several exclusive fields, which selects one of them and edits it, under the name of the first.
 */
const exclusiveInput = (page: Page, name: string, { exclusive }: Field): Element | undefined => {
  if (exclusive?.fields[0] !== name) return undefined;
  const { fields, required } = exclusive;
  return {
    tag: `${useInput(page, 'ExclusiveInput')}<${page.values}>`,
    attributes: [
      ['source', name],
      ['label', `resources.${page.resource}.fields.${exclusive.name}`],
      ['sources', { code: texts(fields) }],
      ...(required ? [['validate', { code: list(ruleCode(page, rule('required'))) }] as const] : []),
    ],
    children: fields.flatMap((one): Element[] => {
      const field = page.entity.fields[one];
      return field ? [input(page, one, { ...field, exclusive: { ...exclusive, fields: [] } })] : [];
    }),
  };
};

/**
 * Returns the element that edits a field. `path` is its name including the fields around it, `type` the record's type.
 */
export const input = (page: Page, name: string, field: Field, path = name, type = page.values): Element => {
  const together = exclusiveInput(page, name, field);
  if (together) return together;
  const inside = fieldsInside(field);
  const inner = inside ? innerType(page, name, field, path, type) : type;
  return {
    tag: `${useInput(page, field.input ?? kindOf(field).input)}<${type}>`,
    attributes: [
      ['source', name],
      ...ofKind(page, field, path),
      ...modeOf(page, field),
      ...conditionOf(field),
      ...(field.rules.length > 0
        ? [['validate', { code: list(...field.rules.map((one) => ruleCode(page, one))) }] as const]
        : []),
      ...(field.help ? [['helperText', `resources.${page.resource}.help.${path}`] as const] : []),
    ],
    ...(inside && {
      children: Object.entries(inside)
        .filter(([, its]) => !its.readOnly)
        .map(([child, its]) => input(page, child, its, `${path}.${child}`, inner)),
    }),
  };
};

/** Returns the element that edits a status call's field, which belongs to no record. */
export const statusInput = (page: Page, name: string, field: Field): Element => {
  const { tag, attributes } = input(page, name, field);
  return { tag: tag.replace(/<.*$/, ''), attributes };
};
