import { capChoices } from '../../generated/resources/cap.tsx';
import type { CapOverviewQuery } from './useCapOverview.ts';

/** The values of the page’s form: inputs that were cleared have `null` or an empty string. */
export type Answers = { [Name in keyof CapOverviewQuery]?: CapOverviewQuery[Name] | null | '' };

const isType = (text: string | null): text is NonNullable<CapOverviewQuery['type']> =>
  capChoices.type.some(({ id }) => id === text);

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Returns the filters in an address. Invalid ones are left out. */
export const answersOf = (search: URLSearchParams): Answers => {
  const type = search.get('type');
  return {
    offer: idIn(search.get('offer')) ?? null,
    advertiser: idIn(search.get('advertiser')) ?? null,
    type: isType(type) ? type : null,
  };
};

/** Returns the same in the form that the call takes. */
export const askedOf = ({ offer, advertiser, type }: Answers): CapOverviewQuery => ({
  ...(offer && { offer }),
  ...(advertiser && { advertiser }),
  ...(type && { type }),
});

/** Returns the query of the address with these filters. */
export const searchOf = (asked: CapOverviewQuery): string =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();
