import type { Words } from '../domain/text/words.ts';
import type { LockRule } from '../domain/locked.ts';
import type { ListPlace, MenuPlaces } from './menu.ts';
import { exclusiveSets, withExclusive } from './exclusive.ts';
import type { ReferenceFilter, ExclusiveSet, Field, RoleType } from './fields.ts';
import { agreeing, genderOf } from './grammar.ts';
import { withDefaultLayout } from './layout.ts';
import { takesNotes } from './notable.ts';
import { fieldsAfter, fieldsBefore, type StandardName } from './standard.ts';
import { type CompleteStatus, completeStatus, type Status } from './statuses.ts';
import { type List, type Noun, type Section, sectionCalls, type SectionWords, type View } from './view.ts';

export * from './fields.ts';
export * from './statuses.ts';
export * from './view.ts';

/**
 * Which rows someone can access. `me` is the signed-in user's id and `myTeam` their team's; a field that holds several
 * values matches if one of them does.
 */
export type Rows =
  | { all: true }
  | { none: true }
  | { field: string; is: 'me' | 'myTeam' | readonly (string | number | boolean)[] }
  | { visible: string }
  | { through: string; rows: Rows }
  | { passesSieve: string }
  | { about: string; readable?: readonly (readonly [entity: string, rows: Rows])[] }
  | { both: readonly Rows[] }
  | { either: readonly Rows[] };

export const all: Rows = { all: true };
/** Rows whose `field` is (or holds) the signed-in user. */
export const own = (field: string): Rows => ({ field, is: 'me' });
/** Rows whose `field` is (or holds) the signed-in user's team. */
export const ofMyTeam = (field: string): Rows => ({ field, is: 'myTeam' });
/** Rows whose `field` has (or holds) one of these values. */
export const having = (field: string, ...values: (string | number | boolean)[]): Rows => ({ field, is: values });
/** Rows whose reference `field` is to a record that the signed-in user may see. */
export const visible = (field: string): Rows => ({ visible: field });
/** Rows whose reference `field` is to a record that matches `rows`. */
export const through = (field: string, rows: Rows): Rows => ({ through: field, rows });
/**
 * Rows whose sieve lets through some of the traffic that the signed-in affiliate may send to the offer `field`: what
 * their assignment and their team's allow, or all if they have none.
 */
export const passesSieve = (field: string): Rows => ({ passesSieve: field });
/**
 * Rows about a record that the signed-in user may read: `field` holds its entity (`entityName`), `<field>Id` the
 * record. The server fills in which those are for each caller, as it also depends on permissions.
 */
export const about = (field: string): Rows => ({ about: field });
export const both = (...rows: Rows[]): Rows => ({ both: rows });
export const either = (...rows: Rows[]): Rows => ({ either: rows });

/** `editOne` edits at a record's own address, in addition to `edit`, which takes many. */
export const calls = ['list', 'read', 'create', 'edit', 'editOne', 'status', 'clone', 'delete'] as const;
export type Call = (typeof calls)[number];

/** What a role type can access. A staff role type that is not named can access all rows; affiliates, none. */
export interface Access {
  rows: Rows;
  /** The calls open to it at all, regardless of permissions; every call if absent. */
  calls?: readonly (Call | string)[];
  /** The subset of these rows whose contact data it may request in full; all if absent. */
  contacts?: Rows;
}

/** The label of a button, and amounts whose sums it shows before anything is done; red if it takes something away. */
export interface ActionButton<Name extends string = string> extends Words {
  amounts?: readonly Name[];
  tone?: 'error';
}

/**
 * A call of its own: `POST <path>/<name>` with `{items: [{id, …fields}]}`, carried out by the entity's hooks. One that
 * `edits` is `PATCH <path>/<name>` and edits only these fields of the record: with the permission, checks, hooks and
 * history of an edit. One that `sets` is an edit that gives fields these values, with a permission of its own; if the
 * fields are `readOnly`, people can change them in no other way.
 */
export interface Action<Name extends string = string> extends Words {
  edits?: readonly Name[];
  sets?: Readonly<Partial<Record<Name, string | number | boolean>>>;
  /** The button of an action that `sets`, on a record and for several of a list; it asks for confirmation. */
  button?: ActionButton<Name>;
  /** The last part of the permission's name; the action's name if absent. */
  permission?: string;
  /** Needs no permission: anyone who can access the rows may make the call. */
  withoutPermission?: true;
  fields?: Record<string, Field>;
}

/** A part of a form under its own heading. */
export const section = (words: SectionWords, ...fields: string[]): Section => ({ ...words, fields });

/** How the palette finds a record, and what it shows of it in addition to its name, if the user may see it. */
export interface PaletteSearch<Name extends string = string> {
  /**
   * Fields by whose whole values alone a record is found, each by one look-up in its index: for records too many to
   * search, which people know by their ids. Instead of the `searchable` fields, and without an index for texts.
   */
  exactMatch?: readonly (Name | 'id')[];
  /** A field that distinguishes records of the same name: a text, or a reference, shown by the name of its record. */
  subtitle?: Name;
  /** An enumeration with the sort of record it is, such as the role type of a user. */
  type?: Name;
}

/** A definition as written. `Name` are the names of its own fields. */
export interface Definition<Name extends string = string> {
  name: Noun;
  /** What affiliates call these records, if the name says whose they are: they see only their own. */
  affiliateName?: Noun;
  about: Words;
  /** Collection path below `/api/v1/`. */
  path: string;
  /** Path in the admin; the last segment of `path` with hyphens if absent. */
  route?: string;
  fields: Record<Name, Field>;
  status?: Status;
  calls: readonly Call[];
  actions?: Record<string, Action<Name>>;
  /**
   * The first part of the permissions' names (the entity's name in snake_case if absent), and the permission that shows
   * its line in the menu and opens its pages, in addition to those of its calls.
   */
  permissions?: { name?: string; menu?: string };
  /** Calls that need no permission: anyone who can access the rows may make them. */
  withoutPermission?: readonly Call[];
  /** Its place in the menus (`openapi/menu.ts`); under More if absent. */
  menu?: MenuPlaces<ListPlace>;
  /** Further addresses that lead to its pages, written like `route`. */
  aliases?: readonly string[];
  access?: Partial<Record<RoleType, Access>>;
  /**
   * Field (or fields, joined by a space) that people recognize a record by; its number if nothing else identifies it.
   */
  displayFields?: Name | 'id' | readonly Name[];
  /** The field that Russian readers recognize it by instead, if it is filled in. */
  displayRussian?: Name;
  /** The enumeration of tones that colours a record wherever it is named. */
  displayTone?: Name;
  /** Fields whose combination of values is unique. */
  unique?: readonly (readonly (Name | 'status')[])[];
  /** Sets of references, by name, of which a record has at most one each. */
  exclusive?: Record<string, ExclusiveOf<Name>>;
  list?: ListOf<Name>;
  /**
   * The few facts in the header of a record's page. If absent: what the palette tells records apart by, and what is set
   * when a record is created and never changes.
   */
  headerFields?: readonly Name[];
  /**
   * Tabs of the record's page: fields, the list of records that refer to it, or both. Fields that no list or form names
   * come last in the first one.
   */
  form?: Record<string, GroupOf<Name>>;
  /** Parameters of the list in addition to its fields' filters, passed to the entity's hooks. */
  queryParameters?: Record<string, Field>;
  /** Several views of one collection, each with its own route, permissions, list and form. */
  views?: Record<string, ViewOf<Name>>;
  /**
   * The palette finds its records, in all views that have a page: by id, by public id, and by the fields that are
   * `searchable`, for which they get an index; or by whole values alone (`exactMatch`).
   */
  find?: true | PaletteSearch<Name>;
  /**
   * Few enough records for forms to offer all of them: the admin loads them with its layout, each with these fields in
   * addition to those that people recognize it by.
   */
  preloaded?: readonly Name[];
  /**
   * One record per network, created with the network: it is read and edited at the entity's path, without an id, and
   * has a page instead of a list. Anyone who may edit it may read it.
   */
  single?: true;
  /** Records belong to the installation, are the same for every tenant, and can't be written through the API. */
  shared?: boolean;
  /** Records are events: what happened, recorded by the server alone. */
  events?: Events;
  /** API tokens can't access them, and people who impersonate someone can't change them. */
  sessionOnly?: boolean;
  /** Staff can't write notes on its records, although they have pages. */
  notes?: false;
  /**
   * An edit or status change of its records can be scheduled for a moment, and reverted at a later one
   * (`scheduledChange`).
   */
  schedulable?: true;
  /** Records that can't be edited or deleted: those whose field has this value. They can be cloned. */
  locked?: LockRule<Name>;
}

/**
 * How events are stored: in partitions by `createdAt`, each of which is dropped as a whole once the operator's
 * retention period is over. They have no version, no owner and no ledger of totals; a very long list is counted only up
 * to a limit.
 */
export interface Events {
  /** The period of one partition: a day if events are numerous, else up to a month. */
  partition: 'day' | 'week' | 'month';
}

type ExclusiveOf<Name extends string> = Words & {
  fields: readonly [Name, Name, ...Name[]];
  /** Whether a record must have one of them. */
  required?: boolean;
};
type ListOf<Name extends string> = Omit<
  List,
  'columns' | 'filters' | 'quickFilters' | 'mineFilter' | 'inlineEdit' | 'bulkEdit' | 'sums'
> & {
  columns: readonly (Name | StandardName)[];
  filters?: readonly (Name | StandardName)[];
  quickFilters?: readonly (Name | StandardName)[];
  mineFilter?: Name;
  inlineEdit?: readonly Name[];
  bulkEdit?: readonly Name[];
  sums?: readonly Name[];
};
type PartsOf<Name extends string> = readonly (Name | StandardName | Section)[];
type GroupOf<Name extends string> = SectionWords & ({ fields: PartsOf<Name> } | Related<PartsOf<Name>>);
/** A tab with the list of an entity or a view, filtered to the records that refer to this one by a field. */
interface Related<Parts> {
  list: string;
  by: string;
  /** A copy of the record can include copies of these, on request; `list` is an entity. */
  copyable?: true;
  /** What is shown above the list. */
  fields?: Parts;
}
type ViewOf<Name extends string> = {
  name: Noun;
  affiliateName?: Noun;
  route: string;
  /** Which records it shows; all if absent, which is allowed for one view only. */
  where?: ReferenceFilter;
  permissions?: { name?: string; menu?: string };
  menu?: MenuPlaces<ListPlace>;
  aliases?: readonly string[];
  /** The role types that are not offered its list, as their rows have none of its records besides their own. */
  closedTo?: readonly RoleType[];
  list: ListOf<Name>;
  headerFields?: readonly Name[];
  form: Record<string, GroupOf<Name>>;
};

/** A definition with all defaults filled in, as generator and server use it. */
export interface Entity {
  name: Noun;
  about: Words;
  path: string;
  /** Standard fields first and last, the definition's own in between. */
  fields: Record<string, Field>;
  status?: CompleteStatus | undefined;
  calls: readonly Call[];
  /** Those of them that need no permission. */
  withoutPermission: readonly Call[];
  actions: Record<string, Action>;
  /** Parts of its forms that are edited by their own calls, with their fields. */
  sections: Record<string, readonly string[]>;
  access: Partial<Record<RoleType, Access>>;
  displayFields: readonly string[];
  displayRussian?: string;
  displayTone?: string;
  unique: readonly (readonly string[])[];
  exclusive: readonly ExclusiveSet[];
  queryParameters: Record<string, Field>;
  /** `hasPage` tells which of them have a page in the admin. */
  views: Record<string, View>;
  find?: PaletteSearch;
  preloaded?: readonly string[];
  single: boolean;
  shared: boolean;
  events?: Events;
  sessionOnly: boolean;
  /** Whether staff can write notes on its records (`takesNotes`). */
  notes: boolean;
  schedulable: boolean;
  locked?: LockRule;
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const unplaced: MenuPlaces<ListPlace> = { staff: { group: 'more', order: 0 }, affiliates: { group: 'more', order: 0 } };

const completeList = (list: List | undefined, definition: Definition): View['list'] => ({
  columns: list?.columns ?? [],
  filters: list?.filters ?? [],
  quickFilters: list?.quickFilters ?? list?.filters?.slice(0, 2) ?? [],
  inlineEdit: list?.inlineEdit ?? [],
  bulkEdit: list?.bulkEdit ?? [],
  sums: list?.sums ?? [],
  tabs: list?.tabs ?? definition.status !== undefined,
  orderBy: list?.orderBy ?? (definition.events ? 'createdAt:desc' : 'id:desc'),
  pageSize: list?.pageSize ?? 25,
  ...(list?.initialView && { initialView: list.initialView }),
  ...(list?.mineFilter !== undefined && { mineFilter: list.mineFilter }),
});

/** Returns the statuses with adjectives in the noun's gender. */
const agreed = (status: Status, name: Noun): Status => {
  const gender = genderOf(name);
  return {
    ...status,
    set: Object.fromEntries(Object.entries(status.set).map(([key, value]) => [key, agreeing(value, gender)])),
  };
};

/** Returns the default header fields: the subtitle, and choices that are made once and never change. */
const defaultHeaderFields = ({ find, fields }: Definition): string[] => {
  const subtitle = typeof find === 'object' && !find.exactMatch ? find.subtitle : undefined;
  const fixedChoices = Object.keys(fields).filter((name) => {
    const { kind, required, createOnly } = fields[name]!;
    return required && createOnly && (kind === 'one' || kind === 'enumeration');
  });
  return [...new Set([...(subtitle ? [subtitle] : []), ...fixedChoices])];
};

const completeForm = (form: Definition['form'] = {}): View['form'] =>
  Object.fromEntries(Object.entries(form).map(([tab, group]) => [tab, { ...group, fields: group.fields ?? [] }]));

/** Fills in the defaults of a definition. `key` is its name in code: the name of its file and export. */
export const complete = (key: string, written: Definition): Entity => {
  const definition = { ...written, ...(written.status && { status: agreed(written.status, written.name) }) };
  const { status } = definition;
  const sets = exclusiveSets(definition.exclusive);
  const fields = withExclusive(definition.fields, sets);
  const own = definition.views ?? {
    [key]: {
      name: definition.name,
      affiliateName: definition.affiliateName,
      route: definition.route ?? definition.path.split('/').at(-1)!.replaceAll('_', '-'),
      where: undefined,
      permissions: definition.permissions,
      menu: definition.menu,
      aliases: definition.aliases,
      list: definition.list,
      headerFields: definition.headerFields,
      form: definition.form,
    },
  };
  const views = withDefaultLayout(
    fields,
    Object.fromEntries(
      Object.entries(own).map(([name, view]) => [
        name,
        {
          name: view.name,
          ...(view.affiliateName && { affiliateName: view.affiliateName }),
          route: view.route,
          where: view.where,
          permission: view.permissions?.name ?? snake(name),
          menuPermission: view.permissions?.menu,
          menu: view.menu ?? unplaced,
          aliases: view.aliases ?? [],
          closedTo: view.closedTo ?? [],
          list: completeList(view.list, definition),
          headerFields: view.headerFields ?? definition.headerFields ?? defaultHeaderFields(definition),
          form: completeForm(view.form),
          single: definition.single ?? false,
        },
      ]),
    ),
  );
  return {
    name: definition.name,
    about: definition.about,
    path: definition.path,
    fields: { ...fieldsBefore(), ...fields, ...fieldsAfter(definition) },
    status: status && completeStatus(status),
    calls: definition.calls,
    withoutPermission: definition.withoutPermission ?? [],
    actions: definition.actions ?? {},
    sections: sectionCalls(views),
    access: definition.access ?? {},
    displayFields:
      typeof definition.displayFields === 'string'
        ? [definition.displayFields]
        : (definition.displayFields ?? [definition.single ? 'id' : 'title']),
    ...(definition.displayRussian && { displayRussian: definition.displayRussian }),
    ...(definition.displayTone && { displayTone: definition.displayTone }),
    unique: definition.unique ?? [],
    exclusive: sets,
    queryParameters: definition.queryParameters ?? {},
    ...(definition.find && { find: definition.find === true ? {} : definition.find }),
    ...(definition.preloaded && { preloaded: definition.preloaded }),
    single: definition.single ?? false,
    shared: definition.shared ?? false,
    events: definition.events,
    sessionOnly: definition.sessionOnly ?? false,
    notes: takesNotes(definition, views),
    schedulable: definition.schedulable ?? false,
    ...(definition.locked && { locked: definition.locked }),
    views,
  };
};

/** Declares an entity; field names are checked wherever the definition mentions them. */
export const entity = <const Fields extends Record<string, Field>>(
  definition: Omit<Definition<keyof Fields & string>, 'fields'> & { fields: Fields },
): Definition => definition;
