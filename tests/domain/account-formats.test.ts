import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AccountFormat, accountFormats } from '../../domain/money/account-formats.ts';

test.each<[AccountFormat, string, boolean]>([
  ['text', 'Anything at all', true],
  ['text', '   ', false],
  ['digits', '0042', true],
  ['digits', '42a', false],
  ['email', 'pay@example.com', true],
  ['email', 'pay', false],
  ['phone', '+371 2000-0000', true],
  ['phone', '+', false],
  ['iban', 'LV80 BANK 0000 4351 9500 1', true],
  ['iban', 'de89370400440532013000', true],
  ['iban', 'DE88370400440532013000', false],
  ['iban', 'DE89', false],
  ['trc20', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC', true],
  ['trc20', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDe0', false],
  ['erc20', '0x52908400098527886E0F7030069857D2E4169EE7', true],
  ['erc20', '0x52908400098527886E0F7030069857D2E4169EE', false],
])('%s takes “%s”: %s', (format, text, isTaken) => {
  expect(accountFormats[format](text)).toBe(isTaken);
});

test('an IBAN with one digit wrong is none', () => {
  const iban = 'DE89370400440532013000';
  fc.assert(
    fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.integer({ min: 0, max: 9 }), (place, digit) => {
      fc.pre(iban[place] !== String(digit));
      expect(accountFormats.iban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
    }),
  );
});
