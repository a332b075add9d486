import type { Words } from '../domain/words.ts';
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
 * Which rows someone reaches. `me` is the signed-in user's id and `myTeam` their team's; on a field that holds many, a
 * value matches when it is among them.
 */
export type Rows =
  | { all: true }
  | { none: true }
  | { field: string; is: 'me' | 'myTeam' | readonly (string | number | boolean)[] }
  | { visible: string }
  | { through: string; rows: Rows }
  | { sifted: string }
  | { about: string; reached?: readonly (readonly [entity: string, rows: Rows])[] }
  | { both: readonly Rows[] }
  | { either: readonly Rows[] };

export const all: Rows = { all: true };
/** Rows whose `field` is (or holds) the signed-in user. */
export const own = (field: string): Rows => ({ field, is: 'me' });
/** Rows whose `field` is (or holds) the signed-in user's team. */
export const ofMyTeam = (field: string): Rows => ({ field, is: 'myTeam' });
/** Rows whose `field` has (or holds) one of these values. */
export const having = (field: string, ...values: (string | number | boolean)[]): Rows => ({ field, is: values });
/** Rows whose reference `field` leads to a record that the signed-in user may see. */
export const visible = (field: string): Rows => ({ visible: field });
/** Rows whose reference `field` leads to a record for which `rows` holds. */
export const through = (field: string, rows: Rows): Rows => ({ through: field, rows });
/**
 * Rows whose sieve lets through some of the traffic that the signed-in affiliate may send to the offer `field`: what their
 * assignment and their team's leave of it, all where they have none.
 */
export const sifted = (field: string): Rows => ({ sifted: field });
/**
 * Rows about a record that the signed-in user may read: `field` names its entity (`entityName`), `<field>Id` the record.
 * Which those are the server fills in for each caller, as permissions decide it too.
 */
export const about = (field: string): Rows => ({ about: field });
export const both = (...rows: Rows[]): Rows => ({ both: rows });
export const either = (...rows: Rows[]): Rows => ({ either: rows });

/** `editOne` edits by a record's own address, beside `edit`, which takes many. */
export const calls = ['list', 'read', 'create', 'edit', 'editOne', 'status', 'clone', 'delete'] as const;
export type Call = (typeof calls)[number];

/** What a role type reaches. A staff role type that is not named reaches all rows; affiliates unnamed reach none. */
export interface Access {
  rows: Rows;
  /** The calls open to it at all, permissions aside; every call where absent. */
  calls?: readonly (Call | string)[];
  /** Of these rows, those whose contact data it may ask for in full; all where absent. */
  contacts?: Rows;
}

/** What a button says, and money whose sums it shows before anything is done; red where it takes something away. */
export interface ActionButton<Name extends string = string> extends Words {
  amounts?: readonly Name[];
  tone?: 'error';
}

/**
 * A call of its own: `POST <path>/<name>` with `{items: [{id, …fields}]}`, carried out by the entity's hooks. One that
 * `edits` is `PATCH <path>/<name>` and an edit of these fields of the record alone: with its permission, its checks and
 * hooks, and in the history as one. One that `sets` is an edit that gives fields these values, with a permission of its
 * own; people change them no other way where they are `readOnly`.
 */
export interface Action<Name extends string = string> extends Words {
  edits?: readonly Name[];
  sets?: Readonly<Partial<Record<Name, string | number | boolean>>>;
  /** The button of one that `sets`, on a record and for several of a list; it asks first. */
  button?: ActionButton<Name>;
  /** Last part of the permission's name; the action's name where absent. */
  permission?: string;
  /** It takes no permission: anyone makes the call who reaches the rows. */
  free?: true;
  fields?: Record<string, Field>;
}

/** A part of a form under a heading of its own. */
export const section = (words: SectionWords, ...fields: string[]): Section => ({ ...words, fields });

/** What the palette tells of a record beside its name, where someone may see it. */
export interface Find<Name extends string = string> {
  /** A field by which records of the same name are told apart: a text, or a reference, told by the name it leads to. */
  subtitle?: Name;
  /** An enumeration that says which sort of record it is, such as the role type of a user. */
  type?: Name;
}

/** A definition as it is written. `Name` are the names of its own fields. */
export interface Definition<Name extends string = string> {
  name: Noun;
  about: Words;
  /** Collection path below `/api/v1/`. */
  path: string;
  /** Path in the admin; the last segment of `path` with hyphens where absent. */
  route?: string;
  fields: Record<Name, Field>;
  status?: Status;
  calls: readonly Call[];
  actions?: Record<string, Action<Name>>;
  /**
   * First part of the permissions' names (the entity's name in snake_case where absent), and the permission that shows
   * its line in the menu and opens its pages, beside those of its calls.
   */
  permissions?: { name?: string; menu?: string };
  /** Calls that take no permission: anyone makes them who reaches the rows. */
  free?: readonly Call[];
  /** Its place in the menus (`openapi/menu.ts`); under More where absent. */
  menu?: MenuPlaces<ListPlace>;
  /** Further addresses that lead to its pages, written like `route`. */
  aliases?: readonly string[];
  access?: Partial<Record<RoleType, Access>>;
  /** Field (or fields, joined by a space) by which a person knows a record; its number where nothing else tells it. */
  displayFields?: Name | 'id' | readonly Name[];
  /** The field by which people who read Russian know it instead, where that is filled in. */
  displayRussian?: Name;
  /** The enumeration of tones in whose colour a record is shown wherever it is named. */
  displayTone?: Name;
  /** Fields whose values together no two records share. */
  unique?: readonly (readonly (Name | 'status')[])[];
  /** References of which a record has one at most, each set with what it is called. */
  exclusive?: Record<string, ExclusiveOf<Name>>;
  list?: ListOf<Name>;
  /**
   * The few facts that stand in the head of a record's page. Where absent: what the palette tells records apart by, and
   * what a record is given when it is made and keeps.
   */
  head?: readonly Name[];
  /**
   * Tabs of the record's page: fields, the list of what refers to the record, or both. Fields that no list and no form
   * names come last in the first one.
   */
  form?: Record<string, GroupOf<Name>>;
  /** Parameters of the list beyond its fields' filters, handed to the entity's hooks. */
  queryParameters?: Record<string, Field>;
  /** Several faces of one collection; each with its own route, permissions, list and form. */
  views?: Record<string, ViewOf<Name>>;
  /**
   * The palette finds its records, in all views that have a page: by id, by public id, and by the fields that are
   * `searchable`. They get an index for it.
   */
  find?: true | Find<Name>;
  /**
   * Few enough records that forms offer all of them: the admin loads them with its layout, and of each these fields
   * beside those by which people know it.
   */
  whole?: readonly Name[];
  /**
   * One record a network, there from its founding: it is read and edited at the entity's path, without an id, and has a
   * page instead of a list. Who may edit it may read it.
   */
  single?: true;
  /** Records are the installation's, the same for every tenant, and written by nobody through the API. */
  shared?: boolean;
  /** Records are events: what happened, written down by the server alone. */
  events?: Events;
  /** No API token reaches them, and nobody who impersonates someone changes them. */
  inPerson?: boolean;
  /** Staff write no notes on its records, though they have pages. */
  notes?: false;
  /** An edit or a change of status of its records can be put off to a moment, with a way back at another (`scheduledChange`). */
  schedulable?: true;
  /** Records that nobody edits or deletes: those whose field has this value. They can be cloned. */
  locked?: LockRule<Name>;
}

/**
 * How events are stored: in partitions by `createdAt`, each of which is dropped whole when the operator's retention says
 * so. They have no version, no owner and no ledger of totals; a list of very many is counted up to a limit.
 */
export interface Events {
  /** How much one partition holds: a day's events where they are many, else a month's. */
  partition: 'day' | 'week' | 'month';
}

type ExclusiveOf<Name extends string> = Words & {
  fields: readonly [Name, Name, ...Name[]];
  /** A record has one of them; it may have none where absent. */
  required?: boolean;
};
type ListOf<Name extends string> = Omit<
  List,
  'columns' | 'filters' | 'quick' | 'mine' | 'inPlace' | 'bulkEdit' | 'sums'
> & {
  columns: readonly (Name | StandardName)[];
  filters?: readonly (Name | StandardName)[];
  quick?: readonly (Name | StandardName)[];
  mine?: Name;
  inPlace?: readonly Name[];
  bulkEdit?: readonly Name[];
  sums?: readonly Name[];
};
type PartsOf<Name extends string> = readonly (Name | StandardName | Section)[];
type GroupOf<Name extends string> = SectionWords & ({ fields: PartsOf<Name> } | Related<PartsOf<Name>>);
/** A tab that is the list of an entity or a view, narrowed to the records that refer to this one by a field. */
interface Related<Parts> {
  list: string;
  by: string;
  /** A copy of the record takes copies of these along, where that is asked for; `list` is an entity. */
  copied?: true;
  /** What stands above the list. */
  fields?: Parts;
}
type ViewOf<Name extends string> = {
  name: Noun;
  route: string;
  /** Which records it shows; all where absent, which one view alone may. */
  where?: ReferenceFilter;
  permissions?: { name?: string; menu?: string };
  menu?: MenuPlaces<ListPlace>;
  aliases?: readonly string[];
  list: ListOf<Name>;
  head?: readonly Name[];
  form: Record<string, GroupOf<Name>>;
};

/** A definition with everything it left unsaid filled in; what generator and server work with. */
export interface Entity {
  name: Noun;
  about: Words;
  path: string;
  /** Standard fields first and last, the definition's own between. */
  fields: Record<string, Field>;
  status?: CompleteStatus | undefined;
  calls: readonly Call[];
  /** Those of them that take no permission. */
  free: readonly Call[];
  actions: Record<string, Action>;
  /** Parts of its forms that are edited by calls of their own, with their fields. */
  sections: Record<string, readonly string[]>;
  access: Partial<Record<RoleType, Access>>;
  displayFields: readonly string[];
  displayRussian?: string;
  displayTone?: string;
  unique: readonly (readonly string[])[];
  exclusive: readonly ExclusiveSet[];
  queryParameters: Record<string, Field>;
  /** Which of them have a page in the admin, `hasPage` tells. */
  views: Record<string, View>;
  find?: Find;
  whole?: readonly string[];
  single: boolean;
  shared: boolean;
  events?: Events;
  inPerson: boolean;
  /** Whether staff write notes on its records (`takesNotes`). */
  notes: boolean;
  schedulable: boolean;
  locked?: LockRule;
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const unplaced: MenuPlaces<ListPlace> = { staff: { group: 'more', order: 0 }, affiliates: { group: 'more', order: 0 } };

const completeList = (list: List | undefined, definition: Definition): View['list'] => ({
  columns: list?.columns ?? [],
  filters: list?.filters ?? [],
  quick: list?.quick ?? list?.filters?.slice(0, 2) ?? [],
  inPlace: list?.inPlace ?? [],
  bulkEdit: list?.bulkEdit ?? [],
  sums: list?.sums ?? [],
  tabs: list?.tabs ?? definition.status !== undefined,
  orderBy: list?.orderBy ?? (definition.events ? 'createdAt:desc' : 'id:desc'),
  pageSize: list?.pageSize ?? 25,
  ...(list?.opening && { opening: list.opening }),
  ...(list?.mine !== undefined && { mine: list.mine }),
});

/** The statuses, their adjectives in the noun's gender. */
const agreed = (status: Status, name: Noun): Status => {
  const gender = genderOf(name);
  return {
    ...status,
    set: Object.fromEntries(Object.entries(status.set).map(([key, value]) => [key, agreeing(value, gender)])),
  };
};

/** What tells a record apart where its definition does not say: its subtitle, and choices that are made once for all. */
const usualHead = ({ find, fields }: Definition): string[] => {
  const subtitle = typeof find === 'object' ? find.subtitle : undefined;
  const kept = Object.keys(fields).filter((name) => {
    const { kind, required, createOnly } = fields[name]!;
    return required && createOnly && (kind === 'one' || kind === 'enumeration');
  });
  return [...new Set([...(subtitle ? [subtitle] : []), ...kept])];
};

const completeForm = (form: Definition['form'] = {}): View['form'] =>
  Object.fromEntries(Object.entries(form).map(([tab, group]) => [tab, { ...group, fields: group.fields ?? [] }]));

/** Fills in what a definition left unsaid. `key` is its name in code: the name of its file and export. */
export const complete = (key: string, written: Definition): Entity => {
  const definition = { ...written, ...(written.status && { status: agreed(written.status, written.name) }) };
  const { status } = definition;
  const sets = exclusiveSets(definition.exclusive);
  const fields = withExclusive(definition.fields, sets);
  const own = definition.views ?? {
    [key]: {
      name: definition.name,
      route: definition.route ?? definition.path.split('/').at(-1)!.replaceAll('_', '-'),
      where: undefined,
      permissions: definition.permissions,
      menu: definition.menu,
      aliases: definition.aliases,
      list: definition.list,
      head: definition.head,
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
          route: view.route,
          where: view.where,
          permission: view.permissions?.name ?? snake(name),
          guard: view.permissions?.menu,
          menu: view.menu ?? unplaced,
          aliases: view.aliases ?? [],
          list: completeList(view.list, definition),
          head: view.head ?? definition.head ?? usualHead(definition),
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
    free: definition.free ?? [],
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
    ...(definition.whole && { whole: definition.whole }),
    single: definition.single ?? false,
    shared: definition.shared ?? false,
    events: definition.events,
    inPerson: definition.inPerson ?? false,
    notes: takesNotes(definition, views),
    schedulable: definition.schedulable ?? false,
    ...(definition.locked && { locked: definition.locked }),
    views,
  };
};

/** Declares an entity; its fields' names are checked wherever the definition mentions them. */
export const entity = <const Fields extends Record<string, Field>>(
  definition: Omit<Definition<keyof Fields & string>, 'fields'> & { fields: Fields },
): Definition => definition;
