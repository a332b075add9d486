import type { Field } from '../../openapi/define.ts';
import { kindOf } from '../../openapi/kinds.ts';
import { pascalCase } from '../../openapi/names.ts';
import type { Element } from './print.ts';
import { text, texts } from './print.ts';
import { relatedColumns } from './related.ts';
import { targetOf } from './references.ts';
import { choicesName } from './choices.ts';
import { type Page, useField } from './view.ts';

/** The type of what a field that holds fields holds: a row of a list, or a group. */
export const innerType = (page: Page, name: string, field: Field): string => {
  const type = pascalCase(field.kind === 'list' ? `${name}Row` : name);
  const value = `NonNullable<${page.record}[${text(name)}]>`;
  page.types.set(type, field.kind === 'list' ? `${value}[number]` : value);
  return type;
};

type Attributes = Element['attributes'];

const attributesOf = (page: Page, field: Field, path: string): Attributes => {
  switch (field.kind) {
    case 'id':
      return [['plain', true]];
    case 'url':
      return [
        ['target', '_blank'],
        ['rel', 'noreferrer'],
      ];
    case 'money':
      return [['currency', field.currency]];
    case 'duration':
      return [['unit', field.unit]];
    case 'enumeration':
      return [['choices', { code: choicesName(page, path) }]];
    case 'codeList':
      return [['of', field.of]];
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
      return [['block', field.block]];
    default:
      return [];
  }
};

/** The element that shows a field. `path` is its name with those of the fields around it, `type` the record's type. */
export const column = (page: Page, name: string, field: Field, path = name, type = page.record): Element => {
  const inner = field.kind === 'list' || field.kind === 'group' ? innerType(page, name, field) : type;
  const children =
    field.kind === 'list' || field.kind === 'group'
      ? Object.entries(field.fields).map(([child, its]) => column(page, child, its, `${path}.${child}`, inner))
      : undefined;
  return {
    tag: `${useField(page, field.column ?? kindOf(field).column)}<${type}>`,
    attributes: [['source', name], ...attributesOf(page, field, path)],
    ...(children && { children }),
  };
};
