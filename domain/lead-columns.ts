import { proposeColumns } from './columns.ts';

/** Which column of a file of leads is what. */

/** What columns of a file may be called, by the field of a lead that they are; in small letters, without what is between words. */
const titles = {
  firstName: ['firstname', 'first', 'name', 'fname', 'givenname', 'имя'],
  lastName: ['lastname', 'last', 'surname', 'lname', 'familyname', 'фамилия'],
  phone: ['phone', 'phonenumber', 'tel', 'telephone', 'mobile', 'телефон', 'номертелефона'],
  email: ['email', 'mail', 'emailaddress', 'почта', 'элпочта', 'электроннаяпочта'],
  country: ['country', 'countrycode', 'geo', 'страна', 'гео'],
  language: ['language', 'lang', 'язык'],
  ip: ['ip', 'ipaddress', 'ipадрес'],
  sourceUrl: ['sourceurl', 'source', 'landing', 'page', 'url', 'страница'],
  clickId: ['clickid', 'click', 'idклика'],
  ...Object.fromEntries(
    ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((n) => [`sub${n}`, [`sub${n}`, `subid${n}`]]),
  ),
} as const satisfies Record<string, readonly string[]>;

/** The fields of a lead that a column of a file may be; any other name is a parameter that the vertical asks for. */
export const leadColumns: readonly string[] = Object.keys(titles);

/**
 * Proposes what the columns of a file are by their titles, each field at most once.
 * @param parameters names of the parameters that the vertical asks for beside the usual fields
 */
export const proposedColumns = (header: readonly string[], parameters: readonly string[]): string[] =>
  proposeColumns(header, titles, parameters);
