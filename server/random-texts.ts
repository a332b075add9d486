import { randomFillSync } from 'node:crypto';

const atOnce = 1000;

/**
 * Returns a function that draws unguessable texts, each of this many random bytes. They are drawn for many texts at
 * once: for a single one that costs more than making the text.
 */
export const randomTexts = (size: number, encoding: 'hex' | 'base64url'): (() => string) => {
  const pool = Buffer.alloc(size * atOnce);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += size;
    return pool.toString(encoding, used - size, used);
  };
};
