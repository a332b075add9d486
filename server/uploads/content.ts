import { fileTypeFromBuffer } from 'file-type';
import { usualTypes } from '../../domain/file-types.ts';
import { type Rule, rule } from '../../domain/rules.ts';
import { dimensionsOf } from './dimensions.ts';
import type { ScopeLimits } from './scopes.ts';

/** A file that may be kept, by what its bytes say. */
export interface Content {
  bytes: Buffer;
  contentType: string;
}

const megabyte = 1_048_576;

/** Pixels of a picture across and down: more than any screen shows, and a quarter of a gigabyte once it is unpacked (D1285). */
const maxSide = 8192;

/** Most bytes that a scope takes. */
export const mostBytes = ({ megabytes }: ScopeLimits): number => megabytes * megabyte;

/** Looks at the bytes of a file, never at its name; gives the rule it breaks where it may not be kept. */
export const inspected = async (bytes: Buffer, limits: ScopeLimits): Promise<Content | Rule> => {
  if (bytes.length > mostBytes(limits)) return rule('fileSize', limits.megabytes);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !limits.extensions.has(type.ext)) return rule('fileType', usualTypes(limits.extensions));
  const size = dimensionsOf(bytes, type.ext);
  // A picture that does not say how large it is may be of any size.
  if (!size) return rule('image');
  if (Math.max(size.width, size.height) > maxSide) return rule('imageSide', maxSide);
  return { bytes, contentType: type.mime };
};

/** A name as it may be shown and saved: its last part, without control signs, of at most 255 characters. */
export const plainName = (name: string | undefined): string => {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()].slice(0, 255).join('');
  return plain === '' || plain === '.' || plain === '..' ? 'image' : plain;
};
