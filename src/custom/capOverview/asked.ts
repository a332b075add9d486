import { capChoices } from '../../generated/resources/cap.tsx';
import type { Asked } from './useCapOverview.ts';

/** What the page’s form has of it: inputs that were emptied say `null` or an empty text. */
export type Answers = { [Name in keyof Asked]?: Asked[Name] | null | '' };

const isType = (text: string | null): text is NonNullable<Asked['type']> =>
  capChoices.type.some(({ id }) => id === text);

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** What an address asks for. What makes no sense in it is left out. */
export const answersOf = (search: URLSearchParams): Answers => {
  const type = search.get('type');
  return {
    offer: idIn(search.get('offer')) ?? null,
    advertiser: idIn(search.get('advertiser')) ?? null,
    type: isType(type) ? type : null,
  };
};

/** The same as the call takes it. */
export const askedOf = ({ offer, advertiser, type }: Answers): Asked => ({
  ...(offer && { offer }),
  ...(advertiser && { advertiser }),
  ...(type && { type }),
});

/** The query of the address that asks for it. */
export const searchOf = (asked: Asked): string =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)])).toString();
