/** Reads the declared size of an image, without unpacking anything. */

export interface Dimensions {
  width: number;
  height: number;
}

type Reader = (bytes: Buffer) => Dimensions | undefined;

const larger = (one: Dimensions, other: Dimensions): Dimensions => ({
  width: Math.max(one.width, other.width),
  height: Math.max(one.height, other.height),
});

const png: Reader = (bytes) =>
  bytes.toString('latin1', 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;

/** Bytes of a colour table, from its flags. */
const colours = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Returns the position after the sub-blocks that start here. */
const afterBlocks = (bytes: Buffer, from: number): number => {
  let at = from;
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += 1 + size;
  return at + 1;
};

/** Length of a control block; some browsers assume this many bytes, even if the block declares fewer. */
const controlLength = 4;

/**
 * Frames of a GIF, each from the origin of the screen, for as long as its blocks can be told apart; undefined if
 * browsers disagree about where the next one begins.
 */
const framesOf = function* (bytes: Buffer): Generator<Dimensions | undefined> {
  for (let at = 13 + colours(bytes.readUInt8(10)); ; ) {
    const kind = bytes.readUInt8(at);
    if (kind === 0x21) {
      if (bytes.readUInt8(at + 1) === 0xf9 && bytes.readUInt8(at + 2) < controlLength) yield undefined;
      at = afterBlocks(bytes, at + 2);
    } else if (kind === 0x2c) {
      yield {
        width: bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5),
        height: bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7),
      };
      // The minimum code size precedes the blocks.
      at = afterBlocks(bytes, at + 11 + colours(bytes.readUInt8(at + 9)));
    } else return;
  }
};

/** Returns the screen, and frames that exceed it: some browsers enlarge it to fit them. */
const gif: Reader = (bytes) => {
  let size = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  try {
    for (const frame of framesOf(bytes)) {
      if (!frame) return undefined;
      size = larger(size, frame);
    }
  } catch (error) {
    // The file is truncated, but can still be displayed.
    if (!(error instanceof RangeError)) throw error;
  }
  return size;
};

const bmp: Reader = (bytes) =>
  bytes.readUInt32LE(14) === 12
    ? { width: bytes.readUInt16LE(18), height: bytes.readUInt16LE(20) }
    : { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) };

/** Returns whether a marker is a frame's (`SOF`); three codes in that range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg: Reader = (bytes) => {
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes.readUInt8(at + 1);
    // Bytes between segments are skipped, as in decoders.
    if (bytes[at] !== 0xff || marker === 0x00 || marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (isFrame(marker)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

const webp: Reader = (bytes) => {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const said = bytes.readUInt32LE(21);
      return { width: (said & 0x3fff) + 1, height: ((said >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
};

/** Images have at most a few dozen tiles. */
const maxExtents = 1000;

/** Returns the largest of the extents listed, which include the whole image and its tiles. */
const avif: Reader = (bytes) => {
  let most: Dimensions | undefined;
  let left = maxExtents;
  for (let at = bytes.indexOf('ispe'); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    if (--left < 0) return undefined;
    const found = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    most = most ? larger(most, found) : found;
  }
  return most;
};

/** Returns the largest of its images, each a PNG or a bitmap without a file header. */
const ico: Reader = (bytes) => {
  let most = { width: 0, height: 0 };
  for (let place = 0; place < bytes.readUInt16LE(4); place++) {
    const image = bytes.subarray(bytes.readUInt32LE(18 + 16 * place));
    // The mask is stored below the image.
    const bitmap = { width: Math.abs(image.readInt32LE(4)), height: Math.abs(image.readInt32LE(8)) / 2 };
    most = larger(most, png(image) ?? bitmap);
  }
  return most;
};

const readers: Readonly<Record<string, Reader>> = { png, apng: png, gif, bmp, jpg: jpeg, webp, avif, ico };

/**
 * Returns the declared dimensions of an image.
 * @param extension as determined from its bytes
 * @returns undefined if they can't be read
 */
export const dimensionsOf = (bytes: Buffer, extension: string): Dimensions | undefined => {
  try {
    const size = readers[extension]?.(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
