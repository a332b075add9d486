import { createHash } from 'node:crypto';
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What identifies leads of the same person. */
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

/** Prefixes of a number with a country code but no plus: none, or what most countries dial for abroad. */
const dialled = ['', '00', '011'];

/** The contact data that a person is searched by. */
export interface SoughtContact {
  /** The phone's digits, including its country code; empty without a phone. */
  digits: string;
  email: string;
  /** Keys of the phone, in every form it may have been stored in while its country was unknown. */
  phoneKeys: string[];
  emailKey: string | null;
}

/**
 * Reads the contact data a person is searched by.
 * @param phone in international form
 * @returns undefined if the phone is not in that form
 */
export const readSought = (phone: string, email: string): SoughtContact | undefined => {
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
 * Normalizes phone and email, so that their keys are equal regardless of how they are written.
 * @param country where a phone without a country code is dialled
 */
export const readContact = (phone: string, email: string, country: string | undefined): Contact => {
  const number = parsePhoneNumberFromString(phone, knownCountry(country));
  return {
    phoneKey: keyOf(number?.number ?? phone.replace(/\D/g, '')),
    emailKey: keyOf(email.normalize('NFC').trim().toLowerCase()),
    phoneCountry: number?.country,
  };
};
