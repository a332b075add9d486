/** What chance decides, repeatably: the same draw gives the same lots. A whole number of 32 bits. */
export type Draw = number;

/** The draw of some traffic, by its id: FNV-1a, which any text is well spread by. */
export const drawOf = (id: string): Draw => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

/** So many lots of a draw, each more than 0 and less than 1 (mulberry32). */
export const randomNumbers = (draw: Draw, count: number): number[] => {
  let state = draw;
  return Array.from({ length: count }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  });
};
