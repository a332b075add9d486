import { entriesIn, textAtPath } from './answered-lists.ts';
import type { CustomerColumn } from './customer-columns.ts';
import { dayOf, figureNames } from './customers.ts';

/** Lists in which an advertiser tells figures of customers, a row for each customer and day. */

/** Where in each row its parts stand, by the parameters of a postback that tell the same. */
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
  /** Where the rows stand in the answer; the answer itself where empty. */
  itemsPath?: string | null;
} & { [P in (typeof places)[Part]]?: string | null };

/** What a row says, by the parameters of a postback that would say the same. */
export type CustomerRow = Readonly<Record<string, string>>;

/** Longer than any ID may be, so that one that is too long is refused rather than cut. */
const maxText = 1000;

const partNames: readonly Part[] = Object.keys(places).filter((name): name is Part => Object.hasOwn(places, name));

/**
 * The rows of a page in their order, those that say nothing as well.
 * @returns undefined where the answer is no such list
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

/** Whether a row tells figures, of whatever day. */
export const hasFigures = (row: CustomerRow): boolean => figureNames.some((name) => row[name] !== undefined);

/**
 * The rows whose customer and day an earlier row of the page tells other figures of: a day has one sum, and what is one of
 * several deposits of it is none.
 */
export const contradictionsIn = (rows: readonly CustomerRow[]): ReadonlySet<CustomerRow> => {
  const told = new Map<string, string>();
  return new Set(
    rows.filter((row) => {
      const { customer_id: id, date = '', currency } = row;
      const day = dayOf(date);
      if (day === undefined) return false;
      const figures = figureNames
        .filter((name) => row[name] !== undefined)
        .map((name) => [JSON.stringify([id, day, name]), JSON.stringify([row[name], currency])] as const);
      if (figures.some(([key, figure]) => (told.get(key) ?? figure) !== figure)) return true;
      for (const [key, figure] of figures) told.set(key, figure);
      return false;
    }),
  );
};

/** What would become of a row. */
export const customerVerdicts = ['new', 'changed', 'known', 'unknown', 'faulty'] as const;
export type CustomerVerdict = (typeof customerVerdicts)[number];
