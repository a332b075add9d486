import { entriesIn, textAtPath } from './answered-lists.ts';
import type { CustomerColumn } from './customer-columns.ts';
import { dayOf, figureNames } from './customers.ts';

/** Lists in which an advertiser reports customer figures, one row per customer and day. */

/** The paths of the parts of each row, by the postback parameters of the same meaning. */
const places = {
  customer_id: 'customerIdPath',
  click_id: 'clickIdPath',
  lead_id: 'leadIdPath',
  date: 'datePath',
  deposits: 'depositsPath',
  deposit: 'depositPath',
  turnover: 'turnoverPath',
  ngr: 'ngrPath',
  currency: 'currencyPath',
} as const satisfies Partial<Record<CustomerColumn, string>>;

type Part = keyof typeof places;

export type CustomerListSettings = {
  /** The path of the rows in the answer; the answer itself if empty. */
  itemsPath?: string | null;
} & { [P in (typeof places)[Part]]?: string | null };

/** The values of a row, by the postback parameters of the same meaning. */
export type CustomerRow = Readonly<Record<string, string>>;

/** Longer than any ID may be, so that an overlong one is refused rather than cut. */
const maxText = 1000;

const partNames: readonly Part[] = Object.keys(places).filter((name): name is Part => Object.hasOwn(places, name));

/**
 * Returns the rows of a page in order, including empty ones.
 * @returns undefined if the answer is no such list
 */
export const readCustomerList = (settings: CustomerListSettings, body: string): CustomerRow[] | undefined =>
  entriesIn(body, settings.itemsPath)?.map((entry) =>
    Object.fromEntries(
      partNames.flatMap((part) => {
        const text = textAtPath(entry, settings[places[part]], maxText);
        return text === null ? [] : [[part, text] as const];
      }),
    ),
  );

/** Returns whether a row has any figures, for whatever day. */
export const hasFigures = (row: CustomerRow): boolean => figureNames.some((name) => row[name] !== undefined);

/** The figures reported so far, by customer and day: each as it was written, with its currency. */
export type ToldFigures = ReadonlyMap<string, Readonly<Record<string, string>>>;

/**
 * Returns the figures reported so far, including those of these rows, and the rows with a different figure for a known
 * customer and day: a day has one total, and a row for one of several deposits is not a total.
 */
export const toldIn = (
  rows: readonly CustomerRow[],
  before: ToldFigures = new Map(),
): { reported: ToldFigures; contradictions: ReadonlySet<CustomerRow> } => {
  const told = new Map(before);
  const contradictions = new Set<CustomerRow>();
  for (const row of rows) {
    const { customer_id: id, date = '', currency = null } = row;
    const day = dayOf(date);
    const names = figureNames.filter((name) => row[name] !== undefined);
    if (day === undefined || names.length === 0) continue;
    const key = JSON.stringify([id, day]);
    const known = told.get(key) ?? {};
    const figures = Object.fromEntries(names.map((name) => [name, JSON.stringify([row[name], currency])]));
    if (names.some((name) => (known[name] ?? figures[name]) !== figures[name])) contradictions.add(row);
    else told.set(key, { ...known, ...figures });
  }
  return { reported: told, contradictions };
};

/** The possible results of importing a row. */
export const customerVerdicts = ['new', 'changed', 'known', 'unknown', 'faulty'] as const;
export type CustomerVerdict = (typeof customerVerdicts)[number];
