import type { Words } from '../domain/text/words.ts';
import type { ReferenceFilter, RoleType } from './field.ts';
import type { InitialView, ListPlace, MenuPlaces } from './menu.ts';

/** What a Russian noun requires of the words around it. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/**
 * A noun: English singular and plural; Russian for one, for two to four, for five and more, and the plural on its own
 * if it is not the second: one оффер, two оффера, five офферов, but a list of офферы.
 */
export interface Noun {
  en: readonly [one: string, many: string];
  ru: readonly [one: string, few: string, many: string, plural?: string];
  /** The Russian gender, if the ending is misleading (`openapi/grammar.ts`). */
  gender?: Gender;
  /** It names people or animals: Russian marks that when it is an object. */
  animate?: true;
}

/** A tab of a record's page: fields, and below them a list of the records that refer to it. */
export interface Group extends SectionWords {
  fields: readonly (string | Section)[];
  /** The view to list: the name in code of the entity, or of the view if it has several. */
  list?: string;
  /** The field of that list's records that refers to the page's record. */
  by?: string;
  /** A copy of the record can include copies of these, on request. */
  copyable?: true;
}
export interface Section extends SectionWords {
  fields: readonly string[];
}

/** The heading of a part of a form. */
export interface SectionWords extends Words {
  /** The call that edits only this part: `POST <path>/{id}/<call>` with `{data: {…}}`. */
  call?: string;
}

/** Returns the fields of each part of the forms that has its own call, by the calls' names. */
export const sectionCalls = (views: Readonly<Record<string, View>>): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.values(views)
      .flatMap(({ form }) => Object.values(form))
      .flatMap((tab): [string, readonly string[]][] => {
        const inside = tab.fields.flatMap((part) => (typeof part === 'string' ? [] : [part]));
        const all = tab.fields.flatMap((part) => (typeof part === 'string' ? [part] : part.fields));
        return [
          ...(tab.call ? [[tab.call, all] as [string, readonly string[]]] : []),
          ...inside.flatMap(({ call, fields }): [string, readonly string[]][] => (call ? [[call, fields]] : [])),
        ];
      }),
  );

export interface List {
  columns: readonly string[];
  filters?: readonly string[];
  /** The most used filters, which the list offers next to its search; the first two if absent. */
  quickFilters?: readonly string[];
  /** The filter that limits the list to the person's own records with one click: `managers`. */
  mineFilter?: string;
  /** Fields that can be edited in their cells. */
  inlineEdit?: readonly string[];
  /** Fields that can be set for all selected records at once. */
  bulkEdit?: readonly string[];
  /** Amounts with a currency next to them, whose totals over all matching records the list shows. */
  sums?: readonly string[];
  /** The status tabs; false for none. */
  tabs?: boolean;
  orderBy?: `${string}:${'asc' | 'desc'}`;
  pageSize?: number;
  /** What it opens with if its address does not say. */
  initialView?: InitialView;
}

/** Returns the amounts that an entity's lists total. */
export const summed = ({ views }: { views: Readonly<Record<string, Pick<View, 'list'>>> }): string[] => [
  ...new Set(Object.values(views).flatMap(({ list }) => list.sums)),
];

/** A view of an entity in the admin: a route, a list, a form. `where` says which of its records it shows. */
export interface View {
  name: Noun;
  /** What affiliates call its records instead. */
  affiliateName?: Noun;
  /** Path in the admin, such as `affiliates/members`. */
  route: string;
  where?: ReferenceFilter;
  /** The first part of its permissions' names. */
  permission: string;
  /** The permission that opens its pages, in addition to those of its calls. */
  menuPermission: string | undefined;
  menu: MenuPlaces<ListPlace>;
  /** Further addresses that lead to its pages, written like `route`. */
  aliases: readonly string[];
  /**
   * The role types whose rows (`access`) have none of its records besides, at most, their own: they are not offered its
   * list, neither as a page nor to choose from in filters and forms.
   */
  closedTo: readonly RoleType[];
  list: Required<Omit<List, 'initialView' | 'mineFilter'>> & Pick<List, 'initialView' | 'mineFilter'>;
  /** The few facts in the header of a record's page that tell it apart, in addition to its name, id and status. */
  headerFields: readonly string[];
  /** Tabs of the form; a single one is shown without a tab bar. */
  form: Record<string, Group>;
  /** Whether it is the page of a single record. */
  single: boolean;
}

/**
 * Returns the views in which records are looked up from elsewhere: each record is in one of them. If a view shows all
 * records, others are mere subsets of it.
 */
export const lookUpViews = (views: Readonly<Record<string, View>>): [string, View][] => {
  const whole = Object.entries(views).filter(([, { where }]) => where === undefined);
  return whole.length > 0 ? whole : Object.entries(views);
};
