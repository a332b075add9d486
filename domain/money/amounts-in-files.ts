/** Amounts as spreadsheets around the world write them: the other amounts of a file show which decimal mark it uses. */

export type DecimalMark = ',' | '.';

const plain = (text: string): string => text.replaceAll(/\s/g, '').replace(/^[+\-\u2212\u2013]/, '');

/** Amounts that can be read in only one way: with this decimal mark, and the other mark between thousands. */
const certain: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^(\d+,(\d{1,2}|\d{4,})|0,\d+|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/,
  '.': /^(\d+\.(\d{1,2}|\d{4,})|0\.\d+|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,})$/,
};

/**
 * Returns the decimal mark that a file’s amounts use; undefined if none of them shows it, or they contradict each
 * other.
 */
export const decimalMarkOf = (amounts: readonly string[]): DecimalMark | undefined => {
  const has = (mark: DecimalMark): boolean => amounts.some((amount) => certain[mark].test(plain(amount)));
  const [comma, point] = [has(','), has('.')];
  if (comma === point) return undefined;
  return comma ? ',' : '.';
};

/** Amounts with points, or commas, between thousands. */
const thousands: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
  '.': /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
};

/**
 * Removes the thousands separators from an amount in a file; returns undefined if it can be read as two numbers.
 * @param mark the decimal mark of the file’s amounts, if known
 */
export const withoutThousands = (amount: string, mark: DecimalMark | undefined): string | undefined => {
  const digits = plain(amount);
  if (mark === undefined) return /^[1-9]\d{0,2},\d{3}$/.test(digits) ? undefined : amount;
  return thousands[mark].test(digits) ? amount.replaceAll(mark === ',' ? '.' : ',', '') : amount;
};
