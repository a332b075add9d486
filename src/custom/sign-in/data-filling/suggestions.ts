import { isEmpty } from '../../../../domain/is-empty.ts';
import type { CurrentUser } from '../../../providers/data/contract.ts';

/** The fields of a person that the form asks for. */
export const askedFields = [
  'firstName',
  'lastName',
  'contacts',
  'birthDate',
  'timezone',
  'language',
] as const satisfies (keyof CurrentUser)[];

type Known = Partial<Pick<CurrentUser, (typeof askedFields)[number]>>;

/** The zone that accounts have about which nobody said anything. */
const unknownZone = 'UTC';

/** What the form begins with: what is known already, and the browser's zone and language where nothing is. */
export const suggestions = (user: Known, browser: { timezone: string; language: string }): Known => {
  const { firstName, lastName, contacts, birthDate, timezone, language } = user;
  const isZoneKnown = !isEmpty(timezone) && timezone !== unknownZone;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? null,
    contacts: contacts ?? [],
    birthDate: birthDate ?? null,
    timezone: isZoneKnown ? timezone : browser.timezone,
    language: isEmpty(language) ? browser.language : language,
  };
};
