/** Amounts as spreadsheets of the world write them: which mark stands before their decimals, the other ones of a file tell. */

export type DecimalMark = ',' | '.';

const plain = (text: string): string => text.replaceAll(/\s/g, '').replace(/^[+\-\u2212\u2013]/, '');

/** Amounts that are written so can be read in one way only: with that mark, and the other one among thousands. */
const certain: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^(\d+,(\d{1,2}|\d{4,})|0,\d+|\d{1,3}(\.\d{3})+,\d+|\d{1,3}(\.\d{3}){2,})$/,
  '.': /^(\d+\.(\d{1,2}|\d{4,})|0\.\d+|\d{1,3}(,\d{3})+\.\d+|\d{1,3}(,\d{3}){2,})$/,
};

/** Which mark the amounts of a file have before their decimals; undefined where none of them tells, or they contradict. */
export const decimalMarkOf = (amounts: readonly string[]): DecimalMark | undefined => {
  const has = (mark: DecimalMark): boolean => amounts.some((amount) => certain[mark].test(plain(amount)));
  const [comma, point] = [has(','), has('.')];
  if (comma === point) return undefined;
  return comma ? ',' : '.';
};

/** Thousands set apart by points, or by commas. */
const thousands: Readonly<Record<DecimalMark, RegExp>> = {
  ',': /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/,
  '.': /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
};

/**
 * An amount of a file without what sets its thousands apart; undefined where it may be two numbers.
 * @param mark what stands before the decimals of the file’s amounts, where that is known
 */
export const withoutThousands = (amount: string, mark: DecimalMark | undefined): string | undefined => {
  const digits = plain(amount);
  if (mark === undefined) return /^[1-9]\d{0,2},\d{3}$/.test(digits) ? undefined : amount;
  return thousands[mark].test(digits) ? amount.replaceAll(mark === ',' ? '.' : ',', '') : amount;
};
