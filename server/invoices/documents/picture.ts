import { inflateSync } from 'node:zlib';

/**
 * Decides which images may go into a PDF. The PDF library trusts a PNG's own headers: invalid lengths keep it busy
 * forever, errors in the pixel data are thrown where they can't be caught, and pixels with transparency are unpacked in
 * memory, taking hundreds of megabytes for a file of a few.
 */

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Far more than a printer can show of a logo. */
const maxPixels = 4_000_000;
/** Channels per pixel by colour type. */
const channels: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const depths = [1, 2, 4, 8, 16];
const maxFilter = 4;
/** Bytes of a PNG chunk in addition to its content. */
const around = 12;

type Pass = readonly [x: number, y: number, across: number, down: number];
/** Where the passes of an interlaced image begin, and the distance between their pixels. */
const passes: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
const single: readonly Pass[] = [[0, 0, 1, 1]];
/** Below this size some passes are empty, which the library does not handle. */
const minInterlaced = 5;

interface Png {
  width: number;
  height: number;
  bitsOfPixel: number;
  isInterlaced: boolean;
  packed: Buffer;
}

const headOf = (head: Buffer): Omit<Png, 'packed'> | undefined => {
  if (head.length !== 13) return undefined;
  const [depth, colour, compression] = [head.readUInt8(8), head.readUInt8(9), head.readUInt8(10)];
  const [filter, interlace] = [head.readUInt8(11), head.readUInt8(12)];
  const parts = channels.get(colour);
  if (!depths.includes(depth) || parts === undefined || compression !== 0 || filter !== 0 || interlace > 1)
    return undefined;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  return { width, height, bitsOfPixel: depth * parts, isInterlaced: interlace === 1 };
};

/** Returns the header and data of a PNG; undefined if it is incomplete. */
const readPng = (bytes: Buffer): Png | undefined => {
  let head: Omit<Png, 'packed'> | undefined;
  const packed: Buffer[] = [];
  for (let at = signature.length; at + around <= bytes.length; ) {
    const end = at + around + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (end > bytes.length || (head === undefined) !== (type === 'IHDR')) return undefined;
    if (type === 'IHDR') head = headOf(data);
    if (!head) return undefined;
    if (type === 'IDAT') packed.push(data);
    if (type === 'IEND') return { ...head, packed: Buffer.concat(packed) };
    at = end;
  }
  return undefined;
};

/** Returns the scan lines of a PNG: how many, and the bytes of each, including the filter byte. */
const linesOf = ({ width, height, bitsOfPixel, isInterlaced }: Png): { count: number; bytes: number }[] =>
  (isInterlaced ? passes : single).map(([x, y, across, down]) => ({
    count: Math.ceil((height - y) / down),
    bytes: 1 + Math.ceil((Math.ceil((width - x) / across) * bitsOfPixel) / 8),
  }));

const isSoundPng = (bytes: Buffer): boolean => {
  const png = readPng(bytes);
  if (!png || png.width === 0 || png.height === 0 || png.width * png.height > maxPixels) return false;
  if (png.isInterlaced && Math.min(png.width, png.height) < minInterlaced) return false;
  const lines = linesOf(png);
  const size = lines.reduce((all, { count, bytes: own }) => all + count * own, 0);
  try {
    const pixels = inflateSync(png.packed, { maxOutputLength: size });
    let at = 0;
    for (const { count, bytes: own } of lines)
      for (const end = at + count * own; at < end; at += own) if (pixels.readUInt8(at) > maxFilter) return false;
    return pixels.length === size;
  } catch {
    return false;
  }
};

const jpegStart = Buffer.from([0xff, 0xd8]);
const scanStart = Buffer.from([0xff, 0xda]);
const jpegEnd = Buffer.from([0xff, 0xd9]);

/**
 * Returns where the pixels of a JPEG begin, after all preceding segments, one of which may contain a whole JPEG as a
 * preview; undefined if they never do.
 */
const scanOf = (bytes: Buffer): number | undefined => {
  for (let at = jpegStart.length; at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt8(at + 1);
    // Bytes between segments are skipped, as in other readers.
    if (bytes[at] !== 0xff || marker === 0x00 || marker === 0xff) at += 1;
    else if (marker === scanStart[1]) return at;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)) at += 2;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

/** Returns whether a JPEG has an end marker after its last pixels: PDF viewers complain if it is missing. */
const isWholeJpeg = (bytes: Buffer): boolean =>
  bytes.subarray(0, jpegStart.length).equals(jpegStart) &&
  scanOf(bytes) !== undefined &&
  bytes.lastIndexOf(jpegEnd) > bytes.lastIndexOf(scanStart);

/**
 * Returns whether an image is a PNG or JPEG that is safe to pass to the library. JPEGs are not unpacked by it, and it
 * reports errors in them immediately.
 */
export const isPrintable = (bytes: Buffer): boolean =>
  bytes.subarray(0, signature.length).equals(signature) ? isSoundPng(bytes) : isWholeJpeg(bytes);
