/** How large a picture says it is, by its head: nothing is unpacked. */

export interface Dimensions {
  width: number;
  height: number;
}

type Reader = (bytes: Buffer) => Dimensions | undefined;

const png: Reader = (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) });
const gif: Reader = (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) });

const bmp: Reader = (bytes) =>
  bytes.readUInt32LE(14) === 12
    ? { width: bytes.readUInt16LE(18), height: bytes.readUInt16LE(20) }
    : { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) };

/** Frames (`SOF`), but for the three markers among them that are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg: Reader = (bytes) => {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    // Filling, and marks without a content.
    if (marker === 0xff) at += 1;
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
    default:
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
};

/** The largest of the extents that it names: those of the whole, and of the tiles it is put together from. */
const avif: Reader = (bytes) => {
  let largest: Dimensions | undefined;
  for (let at = bytes.indexOf('ispe'); at !== -1 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    const found = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found;
  }
  return largest;
};

const readers: Readonly<Record<string, Reader>> = { png, apng: png, gif, bmp, jpg: jpeg, webp, avif };

/**
 * What a picture says of its size.
 * @param extension as its bytes tell it
 * @returns undefined where it says nothing, and no browser shows it
 */
export const dimensionsOf = (bytes: Buffer, extension: string): Dimensions | undefined => {
  try {
    return readers[extension]?.(bytes);
  } catch (error) {
    // It ends before.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
