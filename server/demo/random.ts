/** A random source that is deterministic for a seed, and thus the demo network is too. */
export interface Random {
  /** An integer from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  /** True with a probability of `share`, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** The given number of distinct items, or all if there are fewer, in random order. */
  several<T>(from: readonly T[], count: number): T[];
  /** A key, with a probability proportional to its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** Letters and digits, as in a public ID. */
  letters(count: number): string;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Mulberry32: small, sufficiently uniform, and without state outside of this closure. */
const generator = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

export const randomFrom = (seed: number): Random => {
  const next = generator(seed);
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new RangeError('Nothing to choose from');
    return from[whole(0, from.length - 1)]!;
  };
  return {
    whole,
    pick,
    chance: (share) => next() < share,
    several: (from, count) => {
      const rest = [...from];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(whole(0, rest.length - 1), 1)[0]!);
    },
    weighted: <K extends string>(weights: Readonly<Record<K, number>>) => {
      const keys = Object.keys(weights) as K[];
      let left = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      return keys.find((key) => (left -= weights[key]) < 0) ?? keys.at(-1)!;
    },
    letters: (count) => Array.from({ length: count }, () => alphabet[whole(0, alphabet.length - 1)]).join(''),
  };
};
