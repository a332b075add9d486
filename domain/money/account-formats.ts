import { fits } from '../text/patterns.ts';

/** The formats of the accounts that people are paid to. */

/** A number's remainder modulo 97, computed digit by digit, as it has more digits than a number holds exactly. */
const remainder = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Checks an international bank account number (ISO 13616) by its check digits. */
const isIban = (text: string): boolean => {
  const account = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account)) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  return remainder(turned.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)))) === 1;
};

export const accountFormats = {
  text: (text) => fits('notBlank', text),
  digits: (text) => fits('number', text),
  email: (text) => fits('email', text),
  phone: (text) => fits('phone', text) && /\d/.test(text),
  iban: isIban,
  /** Base58 after a T. */
  trc20: (text) => /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text),
  erc20: (text) => /^0x[\dA-Fa-f]{40}$/.test(text),
} as const satisfies Record<string, (text: string) => boolean>;

export type AccountFormat = keyof typeof accountFormats;
