import { randomTexts } from '../random-texts.ts';

const timeDigits = 12;
const shape = /^[0-9a-f]{32}$/;
/** Milliseconds UTC, the end of the year 9999. */
const latest = 253_402_300_799_999;

const drawChance = randomTexts(10, 'hex');

/**
 * Returns an unguessable public id in hexadecimal digits: 48 bits encode when it was made, so that its row is found in
 * the partition of that time; 80 bits are random.
 * @param at milliseconds UTC
 * @param drawn its 20 random digits, if they are to be the same again
 */
export const publicIdAt = (at: number, drawn = drawChance()): string =>
  at.toString(16).padStart(timeDigits, '0') + drawn;

/** Returns when a public id was made, in milliseconds UTC; undefined if it is not a public id. */
export const madeAt = (id: string): number | undefined => {
  const at = shape.test(id) ? Number.parseInt(id.slice(0, timeDigits), 16) : latest + 1;
  return at > latest ? undefined : at;
};
