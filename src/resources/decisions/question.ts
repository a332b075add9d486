import type { operations } from '../../generated/api.d.ts';

/** The question to `/stat/simulate`. */
export type Question = operations['simulate']['requestBody']['content']['application/json'];

/** The question as the form's values. */
export interface Answers extends Partial<Omit<Question, 'parameters'>> {
  parameters?: Record<string, string | null | undefined> | undefined;
}

const numbers = (text: string | null): number[] =>
  (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));

/**
 * Returns the question in an address. What is missing or invalid is left out.
 * @param search the query of the address; a lead's data is never part of it, as that may be someone's contact data
 */
export const questionOf = (search: URLSearchParams): Answers => {
  const [campaign] = numbers(search.get('campaign'));
  const at = search.get('at');
  const offeredTo = numbers(search.get('offeredTo'));
  const texts = { country: search.get('country'), language: search.get('language') };
  return {
    kind: search.get('kind') === 'lead' ? 'lead' : 'click',
    ...(campaign !== undefined && { campaign }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
    ...(at && /^\d{1,12}$/.test(at) && { at: Number(at) }),
    ...(offeredTo.length > 0 && { offeredTo }),
    ...(search.has('test') && { test: true }),
    ...(search.has('cold') && { cold: true }),
  };
};

/** Records have `null` for unknown values. */
type Loose = { [Name in keyof Answers]?: Answers[Name] | null | undefined };

/** Returns the query of the address for a question, without the lead's data. */
export const searchOf = ({ kind, campaign, country, language, at, offeredTo, test, cold }: Loose): string => {
  const said = {
    kind,
    campaign,
    country,
    language,
    at,
    offeredTo: offeredTo?.join(','),
    test: test ? 1 : undefined,
    cold: cold ? 1 : undefined,
  };
  const entries = Object.entries(said).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(entries).toString();
};

/** Returns a question in the format of the call; undefined while no campaign is selected. */
export const askedOf = ({ kind = 'click', campaign, parameters, ...more }: Answers): Question | undefined => {
  if (campaign === undefined) return undefined;
  const { country, language, at, test, cold, offeredTo } = more;
  const asked = {
    kind,
    campaign,
    ...(country && { country }),
    ...(language && { language }),
    ...(at && { at }),
  };
  if (kind === 'click') return asked;
  const filled = Object.entries({ ...parameters, country, language }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return {
    ...asked,
    parameters: Object.fromEntries(filled),
    ...(test && { test }),
    ...(cold && { cold }),
    ...(offeredTo?.length && { offeredTo }),
  };
};
