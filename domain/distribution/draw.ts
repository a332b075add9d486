/** A source of repeatable chance: the same draw gives the same random numbers. A 32-bit integer. */
export type Draw = number;

const encoder = new TextEncoder();

/** Returns the draw for some traffic by its id: an FNV-1a hash, which spreads any text well. */
export const drawOf = (id: string): Draw => {
  let hash = 0x811c9dc5;
  for (const byte of encoder.encode(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

/** Returns this many random numbers of a draw, each more than 0 and less than 1 (mulberry32). */
export const randomNumbers = (draw: Draw, count: number): number[] => {
  let state = draw;
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  });
};
