import { fileTypeFromBuffer } from 'file-type';
import { usualTypes } from '../../domain/file-types.ts';
import { type Rule, rule } from '../../domain/rules.ts';
import { dimensionsOf } from './dimensions.ts';
import type { ScopeLimits } from './scopes.ts';

/** An acceptable file, as determined from its bytes. */
export interface Content {
  bytes: Buffer;
  contentType: string;
}

const megabyte = 1_048_576;

/** Maximum width and height in pixels: more than any screen has, and a quarter of a gigabyte when unpacked (D1285). */
const maxSide = 8192;

/** Returns the maximum bytes for a scope. */
export const maxBytes = ({ megabytes }: ScopeLimits): number => megabytes * megabyte;

/** Inspects the bytes of a file, never its name; returns the rule it violates if it is not acceptable. */
export const inspected = async (bytes: Buffer, limits: ScopeLimits): Promise<Content | Rule> => {
  if (bytes.length > maxBytes(limits)) return rule('fileSize', limits.megabytes);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !limits.extensions.has(type.ext)) return rule('fileType', usualTypes(limits.extensions));
  const size = dimensionsOf(bytes, type.ext);
  // An image without a readable size could be of any size.
  if (!size) return rule('image');
  if (Math.max(size.width, size.height) > maxSide) return rule('imageSide', maxSide);
  return { bytes, contentType: type.mime };
};

/** Returns a name safe to show and save: its last part, without control characters, of at most 255 characters. */
export const plainName = (name: string | undefined): string => {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()].slice(0, 255).join('');
  return plain === '' || plain === '.' || plain === '..' ? 'image' : plain;
};
