import { createHash } from 'node:crypto';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What tells that two leads are of the same person. */
export interface Contact {
  /** Of the phone in its international form; null without one. */
  phoneKey: string | null;
  emailKey: string | null;
  /** The country that the phone belongs to: alpha-2 code of ISO 3166-1. */
  phoneCountry: string | undefined;
}

const keyOf = (text: string): string | null =>
  text === '' ? null : createHash('sha256').update(text).digest('hex').slice(0, 40);

const knownCountry = (country: string | undefined): CountryCode | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;

/** How a number with its country's code is begun where there is no plus: not at all, or as most countries dial abroad. */
const dialled = ['', '00', '011'];

/** Whose contact data are looked for. */
export interface Sought {
  /** The phone's digits, its country's code with them; empty without a phone. */
  digits: string;
  email: string;
  /** Of the phone, however it may have been written where its country was not known. */
  phoneKeys: string[];
  emailKey: string | null;
}

/**
 * Reads by what a person is looked for.
 * @param phone in international form
 * @returns undefined where the phone is not in that form
 */
export const readSought = (phone: string, email: string): Sought | undefined => {
  const { phoneKey, emailKey, phoneCountry } = readContact(phone, email, undefined);
  if (phone !== '' && phoneCountry === undefined) return undefined;
  const digits = phone === '' ? '' : (parsePhoneNumberFromString(phone)?.number ?? '').slice(1);
  return {
    digits,
    email: email.normalize('NFC').trim().toLowerCase(),
    phoneKeys: [phoneKey, ...(digits === '' ? [] : dialled.map((start) => keyOf(start + digits)))].flatMap(
      (key) => key ?? [],
    ),
    emailKey,
  };
};

/**
 * Reads phone and email so that however they are written the same ones are the same.
 * @param country where a phone without its country's code is dialled
 */
export const readContact = (phone: string, email: string, country: string | undefined): Contact => {
  const number = parsePhoneNumberFromString(phone, knownCountry(country));
  return {
    phoneKey: keyOf(number?.number ?? phone.replace(/\D/g, '')),
    emailKey: keyOf(email.normalize('NFC').trim().toLowerCase()),
    phoneCountry: number?.country,
  };
};
