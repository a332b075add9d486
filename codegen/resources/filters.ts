import { isDeepStrictEqual } from 'node:util';
import { rule } from '../../domain/rules.ts';
import type { Entity, Field } from '../../openapi/define.ts';
import type { FieldOf } from '../../openapi/fields.ts';
import { optionValues } from '../../openapi/kinds.ts';
import { filterShape } from '../../openapi/traits.ts';
import { choicesName } from './choices.ts';
import { ruleCode } from './inputs.ts';
import { type Element, list } from './print.ts';
import { targetOf } from './references.ts';
import { type Page, useComponent, useInput } from './view.ts';

/** The input types of a range's ends. */
const ends: Readonly<Partial<Record<Field['kind'], string>>> = {
  integer: 'number',
  duration: 'number',
  decimal: 'decimal',
  money: 'decimal',
  percent: 'decimal',
  date: 'day',
  timestamp: 'moment',
};

/** Returns the element that filters a list by a field; its values go into the list's parameters. */
export const filter = (page: Page, name: string, field: Field): Element => {
  const { query } = page;
  const ofInput = (component: string, ...attributes: Element['attributes']): Element => ({
    tag: `${useInput(page, component)}<${query}>`,
    attributes: [['source', name], ...attributes],
  });
  const end = ends[field.kind];
  if (filterShape(field) === 'range' && end) {
    return {
      tag: `${useComponent(page, 'list/filters/RangeFilter.tsx', 'RangeFilter')}<${query}>`,
      attributes: [
        ['source', name],
        ['of', end],
      ],
    };
  }
  switch (field.kind) {
    case 'boolean':
      return {
        tag: `${useComponent(page, 'list/filters/YesNoFilter.tsx', 'YesNoFilter')}<${query}>`,
        attributes: [['source', name]],
      };
    case 'enumeration':
      return ofInput('EnumInput', ['choices', { code: choicesName(page, name) }], ['several', true]);
    case 'codeList':
      return ofInput('CodeListInput', ['of', field.of], ['several', true]);
    case 'one':
    case 'many':
      return ofInput('ReferenceManyInput', [
        'reference',
        targetOf(page.entities, field.entity, field.referenceFilter).resource,
      ]);
    case 'tags':
      return ofInput(
        'TagsInput',
        ['reference', targetOf(page.entities, 'tag').resource],
        ['of', field.of],
        ['fixed', true],
      );
    case 'id':
      return ofInput('NumberInput');
    case 'ip':
      // Half an address, as it is typed, is none that the list could be asked for.
      return ofInput('TextInput', ['validate', { code: list(ruleCode(page, rule('ip'))) }]);
    default:
      return ofInput('TextInput');
  }
};

const isNumber = (field: Field): boolean =>
  ['id', 'integer', 'duration', 'timestamp', 'one', 'many', 'tags'].includes(field.kind) ||
  (field.kind === 'enumeration' && optionValues(field.options).some((value) => typeof value === 'number'));

/** Returns whether a list can filter by several values of this kind at once. */
const takesMany = (field: Field): boolean => ['enumeration', 'codeList', 'one', 'many', 'tags'].includes(field.kind);

const kind = (field: Field): string => {
  if (field.kind === 'boolean') return 'boolean';
  return `${isNumber(field) ? 'number' : 'text'}${takesMany(field) ? 's' : ''}`;
};

/** Returns the filter parameters of an entity's list, with the kind of their values, as named in `FilterKind`. */
export const filterKinds = (entity: Entity): [string, string][] =>
  [
    ...Object.entries(entity.fields),
    ...Object.entries(entity.queryParameters).map(([name, field]) => [name, { ...field, filterable: true }] as const),
  ]
    .filter(([name]) => name !== 'status')
    .flatMap(([name, field]): [string, string][] => {
      switch (filterShape(field)) {
        case 'range':
          return [
            [`${name}From`, kind(field)],
            [`${name}To`, kind(field)],
          ];
        case 'values':
          return [[name, kind(field)]];
        case 'none':
          return [];
      }
    });

/** Returns whether a list has a text search. */
export const isSearched = (entity: Entity): boolean =>
  Object.values(entity.fields).some(({ searchable }) => searchable);

const isReference = (field: Field | undefined): field is FieldOf<'one' | 'many'> =>
  field?.kind === 'one' || field?.kind === 'many';

/**
 * Returns the filters of a page's list that narrow each other, by the filter whose records tell: a campaign tells its
 * affiliate and its offer. It is a reference of the same name to the same records, which each of them has and which
 * never changes; records could have had others of one that does.
 */
export const narrowing = ({ entities, entity, view }: Page): Record<string, string[]> => {
  const references = view.list.filters.flatMap((name): [string, FieldOf<'one' | 'many'>][] => {
    const field = entity.fields[name];
    return isReference(field) ? [[name, field]] : [];
  });
  const tells = (of: FieldOf<'one' | 'many'>, name: string, wanted: FieldOf<'one' | 'many'>): boolean => {
    const told = entities[of.entity]?.fields[name];
    return (
      told?.kind === 'one' &&
      told.entity === wanted.entity &&
      isDeepStrictEqual(told.referenceFilter, wanted.referenceFilter) &&
      told.required === true &&
      (told.createOnly === true || told.readOnly === true) &&
      told.filterable === true &&
      (!told.staffOnly || wanted.staffOnly === true)
    );
  };
  return Object.fromEntries(
    references
      .map(([name, field]): [string, string[]] => [
        name,
        references.filter(([other, wanted]) => other !== name && tells(field, other, wanted)).map(([other]) => other),
      ])
      .filter(([, told]) => told.length > 0),
  );
};
