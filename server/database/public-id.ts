import { randomFillSync } from 'node:crypto';

const timeDigits = 12;
const chance = 10;
const shape = /^[0-9a-f]{32}$/;
/** Milliseconds UTC, the end of the year 9999. */
const latest = 253_402_300_799_999;

/** Filled for many ids in one go: drawing the random bytes costs as much as making the id. */
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
