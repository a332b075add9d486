import { usualTypes } from '../../../../domain/file-types.ts';
import type { Words } from '../../../../domain/text/words.ts';

/** Message for an empty file, which no server accepts. */
export const emptyFile: Words = { en: 'The file is empty', ru: 'Файл пуст' };

/** Returns why a file can't be uploaded, as a message with its arguments; undefined if nothing is wrong with it. */
export const fileFault = (
  { name, size }: Pick<File, 'name' | 'size'>,
  extensions: readonly string[],
  megabytes: number,
): { message: string; args: Readonly<Record<number, string | number>> } | undefined => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) return { message: 'rules.fileType', args: { 0: usualTypes(extensions) } };
  return size > megabytes * 1024 * 1024 ? { message: 'rules.fileSize', args: { 0: megabytes } } : undefined;
};
