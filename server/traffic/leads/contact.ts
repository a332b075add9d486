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
