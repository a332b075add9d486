import { fileTypeFromFile } from 'file-type';
import type { Material } from '../../domain/materials.ts';

/**
 * What the content of a file is, where it is what its name says; undefined where it is not.
 * @param hasZeroBytes whether there are any, which texts have not
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
