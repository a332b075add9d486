import type { Asked } from './useCapOverview.ts';

const types = ['clicks', 'leads', 'conversions', 'revenue', 'payout'] as const satisfies readonly Asked['type'][];

/** What the page’s form has of it: inputs that were emptied say `null` or an empty text. */
export type Answers = { [Name in keyof Asked]?: Asked[Name] | null | '' };

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** What an address asks for. What makes no sense in it is left out. */
export const answersOf = (search: URLSearchParams): Answers => ({
  offer: idIn(search.get('offer')) ?? null,
  advertiser: idIn(search.get('advertiser')) ?? null,
  type: types.find((type) => type === search.get('type')) ?? null,
});

/** The same as the call takes it. */
export const askedOf = ({ offer, advertiser, type }: Answers): Asked => ({
  ...(offer && { offer }),
  ...(advertiser && { advertiser }),
  ...(type && { type }),
});

/** The query of the address that asks for it. */
export const searchOf = (asked: Asked): string =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();
