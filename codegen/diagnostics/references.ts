import type { ReferenceFilter, Entity, Field, FieldOf, Rows } from '../../openapi/define.ts';
import { optionValues } from '../../openapi/kinds.ts';
import { filterShape, isBulkEditable, isInlineEditable, isReversed } from '../../openapi/traits.ts';
import type { Model } from '../model.ts';
import { formFields } from '../resources/page-fields.ts';
import { type Diagnostic, oneOf } from './diagnostic.ts';
import { fieldsOf, type Place } from './fields.ts';

type Entities = Model['entities'];

const unknownField = (key: string, at: string[], name: string, entity: Entity, of = ''): Diagnostic => ({
  code: 'SL102',
  entity: key,
  at,
  message: `unknown field \`${name}\`${of}`,
  help: oneOf(name, Object.keys(entity.fields)),
});

const valuesOf = (field: Field): readonly (string | number | boolean)[] | undefined => {
  if (field.kind === 'enumeration') return optionValues(field.options);
  return field.kind === 'boolean' ? [true, false] : undefined;
};

/** Checks for values that a field doesn't have. */
const wrongValues = (
  key: string,
  at: string[],
  name: string,
  field: Field,
  values: readonly (string | number | boolean)[],
): Diagnostic[] => {
  const possible = valuesOf(field);
  return values
    .filter((value) => possible && !possible.includes(value))
    .map((value) => ({
      code: 'SL106' as const,
      entity: key,
      at,
      message: `\`${value}\` is no value of \`${name}\``,
      help: oneOf(String(value), (possible ?? []).map(String)),
    }));
};

const narrowed = (key: string, at: string[], referenceFilter: ReferenceFilter, target: Entity): Diagnostic[] =>
  Object.entries(referenceFilter).flatMap(([name, values]) => {
    const field = target.fields[name];
    return field ? wrongValues(key, at, name, field, values) : [unknownField(key, at, name, target)];
  });

/** Checks whether the other side of an edited reverse can be edited. */
const reversed = ({ entity, at, field }: Place, own: Entity | undefined, back: Field, target: Entity): Diagnostic[] => {
  if (!isReversed(field)) return [];
  const name = `${field.entity}.${field.field}`;
  const wrong = (message: string, help: string): Diagnostic => ({ code: 'SL109', entity, at, message, help });
  const unedited =
    back.readOnly ||
    back.createOnly ||
    back.computed ||
    target.shared ||
    target.sessionOnly ||
    !target.calls.includes('edit');
  return [
    ...(unedited ? [wrong(`\`${name}\` is not edited, so neither is this side of it`, 'take `editable` out')] : []),
    ...(own?.calls.includes('edit')
      ? []
      : [wrong(`${entity} has no call \`edit\` to take it`, 'take `editable` out, or add the call')]),
    ...((back.staffOnly || back.affiliateReadOnly) && !field.staffOnly && !field.affiliateReadOnly
      ? [wrong(`\`${name}\` is staff’s to edit, and so this side of it`, 'say `staffOnly` or `affiliateReadOnly`')]
      : []),
  ];
};

/** Checks whether the records of the rows' entity have this one as owner. */
const ownedRows = ({ entity, at }: Place, { entity: of, field }: FieldOf<'rows'>, target: Entity): Diagnostic[] => {
  const back = target.fields[field];
  if (!back) return [unknownField(entity, at, field, target, ` of ${of}`)];
  if (back.kind === 'one' && back.isOwner && back.entity === entity) return [];
  return [
    {
      code: 'SL104',
      entity,
      at,
      message: `\`${of}.${field}\` does not say that ${entity} owns the record`,
      help: `make it by \`owner('${entity}', …)\``,
    },
  ];
};

/** Checks a field's reference to another entity. */
const reference = (place: Place, entities: Entities): Diagnostic[] => {
  const { entity: key, at, field } = place;
  if (field.kind === 'tags') {
    const types = entities['tag']?.fields['type'];
    const known = types?.kind === 'enumeration' ? optionValues(types.options).map(String) : [];
    return known.includes(field.of)
      ? []
      : [
          {
            code: 'SL103',
            entity: key,
            at,
            message: `unknown type of tags \`${field.of}\``,
            help: oneOf(field.of, known),
          },
        ];
  }
  if (!['one', 'many', 'reverse', 'rows'].includes(field.kind) || !('entity' in field)) return [];
  const target = entities[field.entity];
  if (!target) {
    const help = oneOf(field.entity, Object.keys(entities));
    return [{ code: 'SL101', entity: key, at, message: `unknown entity \`${field.entity}\``, help }];
  }
  if (field.kind === 'rows') return ownedRows(place, field, target);
  if (field.kind !== 'reverse') return narrowed(key, at, field.referenceFilter ?? {}, target);
  const back = target.fields[field.field];
  if (!back) return [unknownField(key, at, field.field, target, ` of ${field.entity}`)];
  if ((back.kind === 'one' || back.kind === 'many') && back.entity === key) {
    return [...narrowed(key, at, field.referenceFilter ?? {}, target), ...reversed(place, entities[key], back, target)];
  }
  return [
    {
      code: 'SL104',
      entity: key,
      at,
      message: `\`${field.entity}.${field.field}\` does not refer to ${key}`,
      help: `name a field of ${field.entity} that is \`one('${key}', …)\` or \`many('${key}', …)\``,
    },
  ];
};

const money = ({ entity, at, field, beside }: Place): Diagnostic[] => {
  if (field.kind !== 'money') return [];
  const currency = beside[field.currency];
  const fits =
    currency &&
    (['text', 'enumeration', 'codeList'].includes(currency.kind) ||
      (currency.kind === 'one' && currency.entity === 'currency'));
  if (fits) return [];
  const candidates = Object.entries(beside).flatMap(([name, { kind }]) =>
    ['one', 'text', 'enumeration'].includes(kind) ? [name] : [],
  );
  return [
    {
      code: 'SL108',
      entity,
      at,
      message: currency
        ? `\`${field.currency}\` holds no currency`
        : `its currency is said to be in \`${field.currency}\`, which does not exist`,
      help: oneOf(field.currency, candidates),
    },
  ];
};

/** Checks that the mode of a field's values is an enumeration next to it that is always set. */
const mode = ({ entity, at, field, beside }: Place): Diagnostic[] => {
  if (field.mode === undefined) return [];
  const wrong = (code: 'SL102' | 'SL109', message: string, help: string): Diagnostic[] => [
    { code, entity, at, message, help },
  ];
  if (field.kind !== 'many' && !(field.kind === 'codeList' && field.several))
    return wrong('SL109', 'only of several codes or records is said how they are meant', 'take `mode` out');
  const choices = Object.keys(beside).filter((name) => {
    const other = beside[name];
    return other?.kind === 'enumeration' && !other.several && other.required === true;
  });
  if (choices.includes(field.mode)) return [];
  const [code, what] = beside[field.mode]
    ? (['SL109', 'is no choice that is always made'] as const)
    : (['SL102', 'does not exist'] as const);
  return wrong(code, `how it is meant is said to be in \`${field.mode}\`, which ${what}`, oneOf(field.mode, choices));
};

/** Checks that files are uploaded under a scope of images. */
const scope = ({ entity, at, field }: Place, entities: Entities): Diagnostic[] => {
  const scopes = entities['image']?.fields['scope'];
  if (field.kind !== 'file' || scopes?.kind !== 'enumeration') return [];
  return wrongValues(entity, at, 'image.scope', scopes, [field.scope]);
};

/** Returns whether a field holds users or teams, for rows of `me` and `myTeam`. */
const holds = (name: string, field: Field, key: string, target: 'user' | 'team'): boolean =>
  name === 'id' ? key === target : (field.kind === 'one' || field.kind === 'many') && field.entity === target;

type RowsByField = Exclude<
  Rows,
  { all: true } | { none: true } | { both: readonly Rows[] } | { either: readonly Rows[] }
>;

const fieldNamed = (rows: RowsByField): string => {
  if ('field' in rows) return rows.field;
  if ('visible' in rows) return rows.visible;
  if ('about' in rows) return rows.about;
  return 'passesSieve' in rows ? rows.passesSieve : rows.through;
};

const rowsOf = (owner: string, at: string[], rows: Rows, key: string, entities: Entities): Diagnostic[] => {
  const entity = entities[key];
  if (!entity || 'all' in rows || 'none' in rows) return [];
  if ('both' in rows) return rows.both.flatMap((one) => rowsOf(owner, at, one, key, entities));
  if ('either' in rows) return rows.either.flatMap((one) => rowsOf(owner, at, one, key, entities));
  const name = fieldNamed(rows);
  const field = entity.fields[name];
  if (!field) return [unknownField(owner, at, name, entity, key === owner ? '' : ` of ${key}`)];
  if ('field' in rows) {
    if (rows.is !== 'me' && rows.is !== 'myTeam') return wrongValues(owner, at, name, field, rows.is);
    const target = rows.is === 'me' ? 'user' : 'team';
    if (holds(name, field, key, target)) return [];
    return [
      {
        code: 'SL109',
        entity: owner,
        at,
        message: `\`${name}\` holds no ${target}`,
        help: `name a field that refers to ${target}`,
      },
    ];
  }
  if ('about' in rows) {
    if (field.kind === 'enumeration' && field.ofEntities && entity.fields[`${name}Id`]?.kind === 'id') return [];
    return [
      {
        code: 'SL109',
        entity: owner,
        at,
        message: `\`${name}\` and \`${name}Id\` name no record of any entity`,
        help: 'make them by `entityName` and `recordNumber`',
      },
    ];
  }
  if (field.kind !== 'one' && field.kind !== 'many') {
    return [
      {
        code: 'SL109',
        entity: owner,
        at,
        message: `\`${name}\` refers to no record`,
        help: 'name a field made by `one` or `many`',
      },
    ];
  }
  return 'through' in rows ? rowsOf(owner, at, rows.rows, field.entity, entities) : [];
};

/** Returns whether a field holds the people that a record belongs to. */
const isPeople = (field: Field | undefined): boolean =>
  (field?.kind === 'one' || field?.kind === 'many') && field.entity === 'user';

const viewNames = (key: string, entity: Entity): Diagnostic[] =>
  Object.entries(entity.views).flatMap(([name, view]) => {
    const { list, headerFields, form, where } = view;
    const prefix = Object.keys(entity.views).length > 1 ? ['views', name] : [];
    const known = (at: string[], names: readonly string[]): Diagnostic[] =>
      names.flatMap((one) => (entity.fields[one] ? [] : [unknownField(key, [...prefix, ...at], one, entity)]));
    const [ordered = ''] = list.orderBy.split(':');
    const unusable = (at: string[], message: string, help: string): Diagnostic => ({
      code: 'SL109',
      entity: key,
      at: [...prefix, ...at],
      message,
      help,
    });
    /** Checks whether fields edited in a list are suitable for that. */
    const edited = (hint: 'inlineEdit' | 'bulkEdit', isPossible: (field: Field) => boolean): Diagnostic[] => {
      const inForm = formFields(view);
      return list[hint].flatMap((one) => {
        const field = entity.fields[one];
        if (!field) return [unknownField(key, [...prefix, 'list', hint], one, entity)];
        if (entity.calls.includes('edit') && inForm.includes(one) && isPossible(field)) return [];
        return [
          unusable(
            ['list', hint],
            `\`${one}\` can’t be edited ${hint === 'inlineEdit' ? 'in a cell' : 'for many records at once'}`,
            'name fields of the form that can be edited and take one small input',
          ),
        ];
      });
    };
    return [
      ...edited('inlineEdit', isInlineEditable),
      ...edited('bulkEdit', isBulkEditable),
      ...list.sums.flatMap((one) => {
        const field = entity.fields[one];
        if (!field) return [unknownField(key, [...prefix, 'list', 'sums'], one, entity)];
        if (field.kind === 'money' && !field.computed && entity.fields[field.currency]?.kind === 'one') return [];
        return [
          unusable(
            ['list', 'sums'],
            `\`${one}\` can’t be summed up`,
            'name amounts that are stored beside the currency they are in',
          ),
        ];
      }),
      ...known(['list', 'columns'], list.columns),
      ...known(['list', 'filters'], list.filters),
      ...known(['list', 'orderBy'], [ordered]),
      ...known(['headerFields'], headerFields),
      ...Object.entries(form).flatMap(([tab, { fields }]) =>
        known(
          ['form', tab],
          fields.flatMap((one) => (typeof one === 'string' ? [one] : one.fields)),
        ),
      ),
      ...list.filters.flatMap((one) => {
        const field = entity.fields[one];
        return field && filterShape(field) === 'none'
          ? [
              unusable(
                ['list', 'filters'],
                `a list can’t be narrowed by \`${one}\``,
                'say `filterable: true` of it, or take it out of the filters',
              ),
            ]
          : [];
      }),
      ...list.quickFilters.flatMap((one) =>
        list.filters.includes(one)
          ? []
          : [unusable(['list', 'quickFilters'], `\`${one}\` is no filter of the list`, 'name it among the filters')],
      ),
      ...(list.mineFilter === undefined ||
      (list.filters.includes(list.mineFilter) && isPeople(entity.fields[list.mineFilter]))
        ? []
        : [
            unusable(
              ['list', 'mineFilter'],
              `\`${list.mineFilter}\` does not narrow the list to people’s own records`,
              "name a filter of the list that is `one('user', …)` or `many('user', …)`",
            ),
          ]),
      ...(entity.fields[ordered] && !entity.fields[ordered].sortable
        ? [unusable(['list', 'orderBy'], `a list can’t be ordered by \`${ordered}\``, 'say `sortable: true` of it')]
        : []),
      ...(where ? narrowed(key, [...prefix, 'where'], where, entity) : []),
    ];
  });

/** Checks names of entities, fields and values that are mentioned. */
export const referenceDiagnostics = ({ entities }: Model): Diagnostic[] =>
  Object.entries(entities).flatMap(([key, entity]) => [
    ...fieldsOf(key, entity).flatMap((place) => [
      ...reference(place, entities),
      ...money(place),
      ...mode(place),
      ...scope(place, entities),
    ]),
    ...entity.displayFields.flatMap((name) =>
      entity.fields[name] ? [] : [unknownField(key, ['displayFields'], name, entity)],
    ),
    ...(['displayRussian', 'displayTone'] as const).flatMap((option) => {
      const name = entity[option];
      return name === undefined || entity.fields[name] ? [] : [unknownField(key, [option], name, entity)];
    }),
    ...entity.unique
      .flat()
      .flatMap((name) => (entity.fields[name] ? [] : [unknownField(key, ['unique'], name, entity)])),
    ...viewNames(key, entity),
    ...Object.entries(entity.access).flatMap(([type, { rows }]) => rowsOf(key, ['access', type], rows, key, entities)),
  ]);
