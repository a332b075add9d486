import { leads } from '../../domain/statuses.ts';
import type { Field, Section } from '../../openapi/define.ts';
import { copyingOf } from '../../openapi/copying.ts';
import { isSortable } from '../../openapi/traits.ts';
import { type Form, formTextsOf } from '../../openapi/form-texts.ts';
import { camelCase, operationId } from '../../openapi/names.ts';
import { type GeneratedFile, typescript } from '../file.ts';
import { choices } from './choices.ts';
import { column } from './columns.ts';
import { filter, isSearched, narrowing } from './filters.ts';
import { defaults, input, statusInput } from './inputs.ts';
import { formFields, isSection } from './page-fields.ts';
import { columnsInTabs, relatedLists } from './related.ts';
import { call, type Code, type Element, importLines, list, literal, object, print, text, texts } from './print.ts';
import { type Page, use, useComponent } from './view.ts';

/** Returns a `const` with its value, checked against a type. */
const constant = (name: string, value: Code, type: string, about: string): string => {
  const [start, end] = [`export const ${name} = `, ` satisfies ${type};`];
  return `/** ${about} */\n${start}${print(value, '', start.length + end.length)}${end}\n`;
};

const named = (entries: Iterable<readonly [string, Field]>, element: (name: string, field: Field) => Element): Code =>
  object([...entries].map(([name, field]) => [name, element(name, field)]));

const writable = (page: Page): [string, Field][] =>
  formFields(page.view).flatMap((name): [string, Field][] => {
    const field = page.entity.fields[name];
    return field && !field.readOnly ? [[name, field]] : [];
  });

/** Returns the key of a section's heading in the messages: 'Who runs it' → `whoRunsIt`. */
export const sectionKey = ({ en }: Section): string =>
  camelCase(
    en
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );

const tabs = (page: Page): Code =>
  object(
    Object.entries(page.view.form).map(([name, group]) => [
      name,
      list(
        ...group.fields.map((part) =>
          isSection(part)
            ? call(
                useComponent(page, 'form/record/tabs.ts', 'section'),
                text(sectionKey(part)),
                ...part.fields.map(text),
              )
            : text(part),
        ),
      ),
    ]),
  );

const guards = (name: string, of: object): [string, Code][] =>
  Object.keys(of).length > 0 ? [[name, literal(of)]] : [];

const statuses = (page: Page): Code | undefined => {
  const { status, calls } = page.entity;
  if (!status || !calls.includes('status')) return undefined;
  const fields = Object.entries(status.fields);
  return object([
    ['choices', `${page.name}Choices.status`],
    ['byPeople', texts(status.byPeople)],
    ...(status.transitions ? [['transitions', literal(status.transitions)] as const] : []),
    ...guards('enter', status.enter),
    ...guards('leave', status.leave),
    ...(status.final.length > 0 ? [['final', texts(status.final)] as const] : []),
    ...(status.reason.length > 0 ? [['reason', texts(status.reason)] as const] : []),
    ...(fields.length > 0 ? [['inputs', named(fields, (name, field) => statusInput(page, name, field))] as const] : []),
  ]);
};

/**
 * Returns the actions that have a button: what they set, and the amounts that they show, with the fields of their
 * currencies.
 */
const recordActions = (page: Page): Code | undefined => {
  const { actions, fields } = page.entity;
  const currencyOf = (name: string) => {
    const field = fields[name];
    return field?.kind === 'money' ? { [name]: field.currency } : {};
  };
  const offered = Object.entries(actions).flatMap(([action, { button, sets, permission = action }]) => {
    if (!button || !sets) return [];
    const amounts = Object.assign({}, ...(button.amounts ?? []).map(currencyOf)) as Record<string, string>;
    const { tone } = button;
    return [
      { name: action, permission: `${page.view.permission}.${permission}`, sets, amounts, ...(tone && { tone }) },
    ];
  });
  return offered.length > 0 ? list(...offered.map(literal)) : undefined;
};

/**
 * Returns the first status, if new records have another one that leads to it: people may want to set it immediately.
 */
const published = ({ status, calls }: Page['entity']): string | undefined => {
  const [first] = Object.keys(status?.set ?? {});
  if (!status || !first || !calls.includes('status') || status.initial === first) return undefined;
  return status.byPeople.includes(first) && leads(status, status.initial, first) ? first : undefined;
};

/** Returns a page component: `export const OfferList = (props: …) => <ResourceList … {...props} />;`. */
const component = (page: Page, kind: string, attributes: Element['attributes']): string => {
  const base = `Resource${kind}`;
  const folder = kind === 'List' ? 'list' : 'form';
  useComponent(page, `${folder}/${base}.tsx`, base);
  const props = useComponent(page, `${folder}/props.ts`, `type ${kind}Props`).replace('type ', '');
  const spread = '  {...props}\n';
  const element = print({ tag: base, attributes }, '  ', 1000);
  return `export const ${page.component}${kind} = (props: ${props}) => (\n  ${element.replace(/ {2}\/>$/, `  ${spread}  />`)}\n);\n`;
};

const code = (value: Code) => ({ code: value });

/** Returns the permissions that fields take to be seen, by field. */
const permissionProps = (met: readonly [string, Field][]): Element['attributes'] => {
  const guardedFields = met.flatMap(([name, { permission }]) =>
    permission === undefined ? [] : [[name, permission] as const],
  );
  return guardedFields.length > 0 ? [['permissions', code(literal(Object.fromEntries(guardedFields)))]] : [];
};

interface Access {
  name: 'staffOnly' | 'affiliateReadOnly' | 'createOnly';
  fields: string[];
  about: string;
}

/** Returns the fields that can't be set by everyone at any time. */
const accessLists = (page: Page, inputs: readonly [string, Field][], met: readonly [string, Field][]): Access[] => {
  const those = (fields: readonly [string, Field][], mark: Access['name']): string[] =>
    fields.flatMap(([name, field]) => (field[mark] ? [name] : []));
  const edits = page.entity.calls.includes('edit');
  const lists: Access[] = [
    { name: 'staffOnly', fields: those(met, 'staffOnly'), about: 'Affiliates never meet these.' },
    {
      name: 'affiliateReadOnly',
      fields: those(inputs, 'affiliateReadOnly'),
      about: 'Affiliates see these and can’t set them.',
    },
    {
      name: 'createOnly',
      fields: edits ? those(inputs, 'createOnly') : [],
      about: 'Set when a record is made, never after.',
    },
  ];
  return lists.filter(({ fields }) => fields.length > 0);
};

/** Returns the fields for which a form has its own texts. */
const saidProps = (page: Page, form: Form, inputs: readonly [string, Field][]): Element['attributes'] => {
  const those = (part: 'label' | 'help') =>
    inputs.flatMap(([name, field]) => (formTextsOf(page.entity, field, form)[part] ? [name] : []));
  const fieldTexts = Object.entries({ labels: those('label'), help: those('help') }).filter(
    ([, names]) => names.length > 0,
  );
  return fieldTexts.length > 0 ? [['fieldTexts', code(literal(Object.fromEntries(fieldTexts)))]] : [];
};

/** Returns what happens to the page's fields in a copy, in their order on the page. */
const copying = (page: Page): string => {
  const placed = formFields(page.view);
  const names = [...new Set([...placed, ...Object.keys(page.fields)])];
  const known = Object.entries(copyingOf(page.entity, names)).filter(([, fields]) => fields.length > 0);
  const start = 'const copying = ';
  return `/** What becomes of the fields in a copy. */\n${start}${print(literal(Object.fromEntries(known)), '', start.length + 1)};\n`;
};

/**
 * Returns the column that links to a record and is the title of its card: the one with its name, if the list shows it.
 */
const leading = ({ entity: { displayFields, fields }, view }: Page): string | undefined => {
  const [name, ...others] = displayFields;
  if (name === undefined || others.length > 0 || fields[name]?.kind !== 'text') return undefined;
  return view.list.columns.includes(name) ? name : undefined;
};

const exported = 'export default ';

/** Returns the file of one page: its columns, inputs, filters and tabs, and the pages built from them. */
export const pageFile = (page: Page): GeneratedFile => {
  const { entity, view, name, record, query } = page;
  const has = (wanted: (typeof entity.calls)[number]): boolean => entity.calls.includes(wanted);
  const fields = Object.entries(page.fields);
  const inputs = writable(page);
  const shown = fields.filter(([, field]) => !field.writeOnly);
  const filters = view.list.filters.flatMap((wanted): [string, Field][] => {
    const field = entity.fields[wanted];
    return field ? [[wanted, field]] : [];
  });
  const choosable = { ...page.fields, ...Object.fromEntries(filters), ...entity.status?.fields };
  const writes = has('create') || has('edit');

  const parts = [
    Object.values(choosable).some(({ kind }) => ['enumeration', 'list', 'rows', 'group'].includes(kind))
      ? constant(
          `${name}Choices`,
          choices(page, choosable),
          useType(page, 'choice.ts', 'Choices'),
          'Values to choose from.',
        )
      : '',
    constant(
      `${name}Columns`,
      named(shown, (field, its) => column(page, field, its)),
      `${useType(page, 'typed.ts', 'Columns')}<${record}>`,
      'How each field is shown.',
    ),
    writes
      ? constant(
          `${name}Inputs`,
          named(inputs, (field, its) => input(page, field, its)),
          `${useType(page, 'typed.ts', 'Inputs')}<${page.values}>`,
          'How each field is edited.',
        )
      : '',
    entity.single
      ? ''
      : constant(
          `${name}Filters`,
          named(filters, (field, its) => filter(page, field, its)),
          `${useType(page, 'typed.ts', 'Filters')}<${query}>`,
          'What the list can be narrowed by.',
        ),
    constant(
      `${name}Tabs`,
      tabs(page),
      `${useType(page, 'form/record/tabs.ts', 'Tabs')}<${page.values === record ? record : `${record} & ${page.values}`}>`,
      'Tabs of the record page, their sections and fields.',
    ),
  ];
  const status = statuses(page);
  if (status) {
    parts.push(
      constant(
        `${name}Statuses`,
        status,
        useType(page, 'status/statuses.ts', 'Statuses'),
        'What people may do to the status.',
      ),
    );
  }
  const actionList = recordActions(page);
  if (actionList) {
    const start = `const actions: readonly ${useType(page, 'actions/actions.ts', 'RecordAction')}[] = `;
    const about = 'What may be done to records by a button that asks first.';
    parts.push(`/** ${about} */\n${start}${print(actionList, '', start.length + 1)};\n`);
  }
  const actionProps = actionList ? [['actions', code('actions')] as const] : [];
  const access = accessLists(page, inputs, [...new Map([...fields, ...filters])]);
  parts.push(
    ...access.map(({ name: list, fields: names, about }) => {
      const start = `const ${list} = `;
      return `/** ${about} */\n${start}${print(texts(names), '', start.length + 1)};\n`;
    }),
  );
  if (has('clone')) parts.push(copying(page));
  const copyProps: Element['attributes'] = has('clone') ? [['copying', code('copying')]] : [];
  const accessProps = (...lists: Access['name'][]) =>
    access.flatMap(({ name: list }) => (lists.includes(list) ? [[list, code(list)] as const] : []));

  const statusProps = status ? [['statuses', code(`${name}Statuses`)] as const] : [];
  const pages = [
    ...(entity.single ? [] : ['List']),
    ...(has('create') ? ['Create'] : []),
    ...(has('edit') ? ['Edit'] : []),
    ...(has('read') ? ['Show'] : []),
  ];
  const sortable = Object.entries(entity.fields).flatMap(([field, its]) =>
    isSortable(its, entity) && field in page.fields ? [field] : [],
  );
  const publish = published(entity);
  const modes = inputs.flatMap(([, { mode }]): [string, Field][] => {
    const field = mode === undefined ? undefined : entity.fields[mode];
    return mode !== undefined && field ? [[mode, field]] : [];
  });
  const start = Object.fromEntries(defaults(Object.fromEntries([...inputs, ...modes])));
  const related = relatedLists(page.entities, page.resource);
  const pageProps: Element['attributes'] = [
    ...(view.headerFields.length > 0 ? [['headerFields', code(texts(view.headerFields))] as const] : []),
    ...(related.length > 0 ? [['related', code(literal(related))] as const] : []),
  ];
  const inTabs = columnsInTabs(page.entities, page.resource);
  const narrowed = narrowing(page);
  const link = leading(page);
  const edited = (['inlineEdit', 'bulkEdit'] as const).filter((hint) => view.list[hint].length > 0);
  const components: Record<string, Element['attributes']> = {
    List: [
      ['columns', code(`${name}Columns`)],
      ['shown', code(texts(view.list.columns))],
      ...(Object.keys(inTabs).length > 0 ? [['inTabs', code(literal(inTabs))] as const] : []),
      ['sortable', code(texts(sortable))],
      ...(link === undefined ? [] : [['link', link] as const]),
      ...(isSearched(entity) ? [['searchable', true] as const] : []),
      ['filters', code(`${name}Filters`)],
      ...(Object.keys(narrowed).length > 0 ? [['narrowing', code(literal(narrowed))] as const] : []),
      ...(view.list.quickFilters.length > 0 ? [['quickFilters', code(texts(view.list.quickFilters))] as const] : []),
      ...(view.list.mineFilter === undefined ? [] : [['mineFilter', view.list.mineFilter] as const]),
      ...(view.list.sums.length > 0 ? [['sums', code(texts(view.list.sums))] as const] : []),
      ...(edited.length > 0 ? [['inputs', code(`${name}Inputs`)] as const] : []),
      ...edited.map((hint) => [hint, code(texts(view.list[hint]))] as const),
      ...statusProps,
      ...actionProps,
      ...copyProps,
      ...permissionProps(shown),
      ...accessProps('staffOnly', ...(edited.length > 0 ? (['affiliateReadOnly'] as const) : [])),
    ],
    Create: [
      ['inputs', code(`${name}Inputs`)],
      ['tabs', code(`${name}Tabs`)],
      ...(Object.keys(start).length > 0 ? [['defaults', code(literal(start))] as const] : []),
      ...(publish === undefined ? [] : [['publish', publish] as const]),
      ...saidProps(page, 'onCreate', inputs),
      ...accessProps('staffOnly', 'affiliateReadOnly'),
    ],
    Edit: [
      ...pageProps,
      ['columns', code(`${name}Columns`)],
      ['inputs', code(`${name}Inputs`)],
      ['tabs', code(`${name}Tabs`)],
      ...saidProps(page, 'onEdit', inputs),
      ...statusProps,
      ...actionProps,
      ...copyProps,
      ...accessProps('staffOnly', 'affiliateReadOnly', 'createOnly'),
      ...(entity.locked ? [['locked', code(literal(entity.locked))] as const] : []),
    ],
    Show: [
      ...pageProps,
      ['columns', code(`${name}Columns`)],
      ['tabs', code(`${name}Tabs`)],
      ...statusProps,
      ...actionProps,
      ...copyProps,
      ...accessProps('staffOnly'),
    ],
  };
  for (const kind of pages) parts.push(component(page, kind, components[kind] ?? []));

  const represent =
    entity.displayFields.length === 1
      ? text(entity.displayFields[0]!)
      : `({ ${entity.displayFields.join(', ')} }: ${record}) => [${entity.displayFields.join(', ')}].filter(Boolean).join(' ')`;
  parts.push(
    `export const recordRepresentation = ${represent};\n`,
    `${exported}${print(
      object([
        ...pages.map((kind) => [kind.toLowerCase(), `${page.component}${kind}`] as const),
        ...(has('list') ? [['columns', `${name}Columns`] as const] : []),
        ['recordRepresentation', 'recordRepresentation'],
      ]),
      '',
      exported.length + 1,
    )};`,
  );
  return typescript(
    `src/generated/resources/${name}.tsx`,
    page.source,
    [imports(page), ...parts.filter(Boolean)].join('\n'),
  );
};

const useType = (page: Page, module: string, name: string): string => {
  useComponent(page, module, `type ${name}`);
  return name;
};

/** Returns the imports, and the names of the contract's types. */
const imports = (page: Page): string => {
  use(page, '../api.d.ts', 'type components');
  if (!page.entity.single) use(page, '../api.d.ts', 'type operations');
  const { entity, record, values, query } = page;
  const schema = (name: string, of = name): string => `type ${name} = components['schemas'][${text(of)}];\n`;
  return [
    `${importLines(page.imports)}\n\n`,
    schema(record),
    values === record ? '' : schema(values, `${record}${entity.calls.includes('create') ? 'Create' : 'Edit'}`),
    entity.single
      ? ''
      : `type ${query} = NonNullable<operations[${text(operationId('', entity, 'list'))}]['parameters']['query']>;\n`,
    ...[...page.types].map(([name, type]) => `type ${name} = ${type};\n`),
  ].join('');
};
