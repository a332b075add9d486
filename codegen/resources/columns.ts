import type { Field } from '../../openapi/define.ts';
import { fieldsInside, isRows, kindOf } from '../../openapi/kinds.ts';
import { pascalCase } from '../../openapi/names.ts';
import type { Element } from './print.ts';
import { text, texts } from './print.ts';
import { relatedColumns } from './related.ts';
import { targetOf } from './references.ts';
import { choicesName } from './choices.ts';
import { type Page, useField } from './view.ts';

/**
 * Returns the type of what a nested field holds: a row of a list, or a group; `around` is the type of what contains it.
 */
export const innerType = (page: Page, name: string, field: Field, path: string, around: string): string => {
  const whole = pascalCase(path.replaceAll('.', '_'));
  const type = isRows(field) ? `${whole}Row` : whole;
  const value = `NonNullable<${around === page.values ? page.record : around}[${text(name)}]>`;
  page.types.set(type, isRows(field) ? `${value}[number]` : value);
  return type;
};

type Attributes = Element['attributes'];

const attributesOf = (page: Page, field: Field, path: string): Attributes => {
  switch (field.kind) {
    case 'id':
      return [['plain', true]];
    case 'money':
      return [['currency', field.currency]];
    case 'duration':
      return [['unit', field.unit]];
    case 'enumeration':
      return [['choices', { code: choicesName(page, path) }]];
    case 'codeList':
      return field.column ? [] : [['of', field.of]];
    case 'one':
    case 'many':
      return [['reference', targetOf(page.entities, field.entity, field.referenceFilter).resource]];
    case 'reverse':
      return [
        ['reference', targetOf(page.entities, field.entity, field.referenceFilter).resource],
        ['target', field.field],
        ['columns', { code: texts(relatedColumns(page.entities, field)) }],
      ];
    case 'tags':
      return [['reference', targetOf(page.entities, 'tag').resource]];
    case 'parameters':
      return field.column ? [] : [['block', field.block]];
    default:
      return [];
  }
};

/** Adds how its values are meant, if another field says that. */
const moded = (page: Page, name: string, { mode }: Field, element: Element): Element =>
  mode === undefined
    ? element
    : {
        tag: `${useField(page, 'ModedField')}<${page.record}>`,
        attributes: [
          ['source', name],
          ['mode', mode],
          ['modes', { code: choicesName(page, mode) }],
        ],
        children: [element],
      };

/** Returns one column for several exclusive fields, under the name of the first. */
const exclusiveColumn = (page: Page, name: string, { exclusive }: Field): Element | undefined => {
  if (exclusive?.fields[0] !== name) return undefined;
  return {
    tag: `${useField(page, 'ExclusiveField')}<${page.record}>`,
    attributes: [
      ['source', name],
      ['label', `resources.${page.resource}.fields.${exclusive.name}`],
      ['sources', { code: texts(exclusive.fields) }],
    ],
    children: exclusive.fields.flatMap((one): Element[] => {
      const field = page.entity.fields[one];
      return field ? [column(page, one, { ...field, exclusive: { ...exclusive, fields: [] } })] : [];
    }),
  };
};

/**
 * Returns the element that displays a field. `path` is its name including the fields around it, `type` the record's
 * type.
 */
export const column = (page: Page, name: string, field: Field, path = name, type = page.record): Element => {
  const together = exclusiveColumn(page, name, field);
  if (together) return together;
  const inside = fieldsInside(field);
  const inner = inside ? innerType(page, name, field, path, type) : type;
  const children =
    inside &&
    Object.entries(inside)
      .filter(([, its]) => !its.writeOnly)
      .map(([child, its]) => column(page, child, its, `${path}.${child}`, inner));
  return moded(page, name, field, {
    tag: `${useField(page, field.column ?? kindOf(field).column)}<${type}>`,
    attributes: [['source', name], ...attributesOf(page, field, path)],
    ...(children && { children }),
  });
};
