import { fileTypeFromFile } from 'file-type';
import type { Material } from '../../domain/materials.ts';

/**
 * Returns the content type of a file if it matches its name; undefined if not.
 * @param hasZeroBytes whether it contains any, which text does not
 */
export const contentOf = async (
  path: string,
  { contents, isText }: Material,
  hasZeroBytes: boolean,
): Promise<string | undefined> => {
  const found = await fileTypeFromFile(path);
  if (found) return contents?.includes(found.ext) ? (isText ? 'text/plain' : found.mime) : undefined;
  return isText && !hasZeroBytes ? 'text/plain' : undefined;
};
