import { randomBytes } from 'node:crypto';

const timeDigits = 12;
const chance = 10;

/**
 * A public id that nobody can guess, in hexadecimal digits: 48 bits say when it was made, so that what has it is found
 * in the partition of that time, 80 are chance.
 * @param at milliseconds UTC
 * @param drawn its 20 digits of chance, where they are to be the same again
 */
export const publicIdAt = (at: number, drawn = randomBytes(chance).toString('hex')): string =>
  at.toString(16).padStart(timeDigits, '0') + drawn;
