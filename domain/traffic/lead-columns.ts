import { proposeColumns } from '../columns.ts';

/** The columns of a lead file. */

/** The titles that a file's columns may have, by lead field; in lower case, without the characters between words. */
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

/** The lead fields that a column of a file may be; any other name is a parameter that the vertical asks for. */
export const leadColumns: readonly string[] = Object.keys(titles);

/**
 * Proposes the meaning of a file's columns from their titles, each field at most once.
 * @param parameters names of the parameters that the vertical asks for in addition to the usual fields
 */
export const proposedColumns = (header: readonly string[], parameters: readonly string[]): string[] =>
  proposeColumns(header, titles, parameters);
