import { isEmpty } from '../../../../domain/text/is-empty.ts';
import type { CurrentUser } from '../../../providers/data/contract.ts';

/** The user fields that the form asks for. */
export const askedFields = [
  'firstName',
  'lastName',
  'contacts',
  'birthDate',
  'timezone',
  'language',
] as const satisfies (keyof CurrentUser)[];

type Known = Partial<Pick<CurrentUser, (typeof askedFields)[number]>>;

/** The zone of accounts for which none has been set. */
const unknownZone = 'UTC';

/** Returns the form's initial values: what is already known, otherwise the browser's zone and language. */
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
