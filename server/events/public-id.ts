import { randomFillSync } from 'node:crypto';

const timeDigits = 12;
const chance = 10;
const shape = /^[0-9a-f]{32}$/;
/** Milliseconds UTC, the end of the year 9999. */
const latest = 253_402_300_799_999;

/** Drawn for many ids at once: a draw costs as much as what is made of it. */
const pool = Buffer.alloc(chance * 1000);
let used = pool.length;

const drawChance = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += chance;
  return pool.toString('hex', used - chance, used);
};

/**
 * A public id that nobody can guess, in hexadecimal digits: 48 bits say when it was made, so that what has it is found
 * in the partition of that time, 80 are chance.
 * @param at milliseconds UTC
 * @param drawn its 20 digits of chance, where they are to be the same again
 */
export const publicIdAt = (at: number, drawn = drawChance()): string =>
  at.toString(16).padStart(timeDigits, '0') + drawn;

/** When a public id was made, milliseconds UTC; undefined of what is none. */
export const madeAt = (id: string): number | undefined => {
  const at = shape.test(id) ? Number.parseInt(id.slice(0, timeDigits), 16) : latest + 1;
  return at > latest ? undefined : at;
};
