import { crc32, deflateSync } from 'node:zlib';
import type { Random } from './random.ts';

type Colour = readonly [red: number, green: number, blue: number];

const side = 256;

const palettes: readonly (readonly [Colour, Colour])[] = [
  [
    [171, 91, 245],
    [48, 22, 96],
  ],
  [
    [0, 178, 92],
    [4, 60, 70],
  ],
  [
    [245, 178, 91],
    [150, 40, 60],
  ],
  [
    [91, 158, 245],
    [20, 30, 90],
  ],
  [
    [245, 91, 91],
    [70, 10, 60],
  ],
  [
    [60, 200, 210],
    [30, 60, 120],
  ],
]; // prettier-ignore

/** Returns a square PNG for an offer: a gradient of two colours, with a disc and a ring in front. */
export const picture = (random: Random): Buffer => {
  const [from, to] = random.pick(palettes);
  const [x, y] = [random.whole(70, 186), random.whole(70, 186)];
  const [disc, ring] = [random.whole(30, 55), random.whole(65, 100)];
  const slope = random.whole(0, 100) / 100;

  const pixels = Buffer.alloc(side * (1 + side * 3)); // each line begins with its filter, 0 for none
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const share = (column * slope + row * (1 - slope)) / side;
      const distance = Math.hypot(column - x, row - y);
      const light = distance < disc ? 0.85 : Math.abs(distance - ring) < 6 ? 0.5 : 0;
      const at = row * (1 + side * 3) + 1 + column * 3;
      for (const part of [0, 1, 2] as const) {
        const base = from[part] * (1 - share) + to[part] * share;
        pixels[at + part] = Math.round(base + (255 - base) * light);
      }
    }
  }
  return png(pixels);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const png = (pixels: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8); // eight bits per channel: red, green and blue
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
