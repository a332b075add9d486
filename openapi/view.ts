import type { Words } from '../domain/words.ts';
import type { ReferenceFilter } from './field.ts';
import type { ListPlace, MenuPlaces, Opening } from './menu.ts';

/** What a Russian noun asks of the words beside it. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/**
 * One noun: English singular and plural; Russian for one, for two to four, for five and more, and the plural by itself
 * where it is not the second: one оффер, two оффера, five офферов, but a list of офферы.
 */
export interface Noun {
  en: readonly [one: string, many: string];
  ru: readonly [one: string, few: string, many: string, plural?: string];
  /** The Russian gender, where the ending misleads (`openapi/grammar.ts`). */
  gender?: Gender;
  /** It names people or animals: Russian says so when something is done to them. */
  animate?: true;
}

/** A tab of a record's page: fields, and below them a list of the records that refer to it. */
export interface Group extends SectionWords {
  fields: readonly (string | Section)[];
  /** The view whose list it is: name in code of the entity, or of the view where it has several. */
  list?: string;
  /** The field of that list's records that refers to the one of the page. */
  by?: string;
  /** A copy of the record takes copies of these along, where that is asked for. */
  copied?: true;
}
export interface Section extends SectionWords {
  fields: readonly string[];
}

/** What a part of a form is called. */
export interface SectionWords extends Words {
  /** The call that edits this part alone: `POST <path>/{id}/<call>` with `{data: {…}}`. */
  call?: string;
}

/** The fields of each part of the forms that has a call of its own, by the calls' names. */
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
  /** The filters that people use most, which the list offers beside its search; the first two where absent. */
  quick?: readonly string[];
  /** The filter by which the list is narrowed to what is the person's own by one press: `managers`. */
  mine?: string;
  /** Fields that are edited in their cells. */
  inPlace?: readonly string[];
  /** Fields that the selected records are given all at once. */
  bulkEdit?: readonly string[];
  /** Amounts with a currency beside them, of which the list tells what all records that match come to. */
  sums?: readonly string[];
  /** The status tabs; false for none. */
  tabs?: boolean;
  orderBy?: `${string}:${'asc' | 'desc'}`;
  pageSize?: number;
  /** What it is opened with where its address does not say. */
  opening?: Opening;
}

/** The amounts that lists of an entity sum up. */
export const summed = ({ views }: { views: Readonly<Record<string, Pick<View, 'list'>>> }): string[] => [
  ...new Set(Object.values(views).flatMap(({ list }) => list.sums)),
];

/** One face of an entity in the admin: a route, a list, a form. `where` says which of its records it shows. */
export interface View {
  name: Noun;
  /** Path in the admin, such as `affiliates/members`. */
  route: string;
  where?: ReferenceFilter;
  /** First part of its permissions' names. */
  permission: string;
  /** The permission that opens its pages, beside those of its calls. */
  guard: string | undefined;
  menu: MenuPlaces<ListPlace>;
  /** Further addresses that lead to its pages, written like `route`. */
  aliases: readonly string[];
  list: Required<Omit<List, 'opening' | 'mine'>> & Pick<List, 'opening' | 'mine'>;
  /** The few facts that tell a record apart, beside its name, id and status: they stand in the head of its page. */
  head: readonly string[];
  /** Tabs of the form; one alone is shown without a tab bar. */
  form: Record<string, Group>;
  /** Whether it is the page of the one record that there is. */
  single: boolean;
}

/**
 * The views in which records are looked up from elsewhere: each record stands in one of them. Where a view shows all
 * records, others only narrow it.
 */
export const lookUpViews = (views: Readonly<Record<string, View>>): [string, View][] => {
  const whole = Object.entries(views).filter(([, { where }]) => where === undefined);
  return whole.length > 0 ? whole : Object.entries(views);
};
