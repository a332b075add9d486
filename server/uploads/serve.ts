import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reply } from '../http/call.ts';
import { Failure } from '../failure.ts';
import type { PublicImage } from './images.ts';
import type { Storage } from './storage.ts';

/** Pictures that run nothing and so may be shown; anything else is only saved. */
const shown = new Set([
  ...['image/apng', 'image/avif', 'image/bmp', 'image/gif', 'image/jpeg', 'image/png'],
  ...['image/vnd.microsoft.icon', 'image/webp', 'image/x-icon'],
]);

/** Whether a browser may show a file of this type. */
export const isShown = (contentType: string): boolean => shown.has(contentType);

/** The types of which a browser may show files. */
export const shownTypes: readonly string[] = [...shown];

interface Serving {
  /** To be saved, whatever it is. */
  isDownload?: boolean;
}

/**
 * The content of a file with headers under which a browser runs nothing of it, wherever it is opened. What is not a
 * download is behind an address that never has another content, and anybody may keep it.
 */
export const served = async (
  storage: Storage,
  image: PublicImage,
  secureId: string,
  { isDownload = false }: Serving = {},
): Promise<Reply> => {
  const { folder, name } = storage.place(image.tenantId, secureId);
  const file = await open(join(folder, name)).catch((cause: unknown) => {
    throw new Failure('notFound', { cause });
  });
  const { size } = await file.stat();
  const disposition = isShown(image.contentType) && !isDownload ? 'inline' : 'attachment';
  return {
    content: file.createReadStream(),
    type: isDownload ? 'application/octet-stream' : image.contentType,
    headers: {
      'content-length': String(size),
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(image.fileName).replaceAll("'", '%27')}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isDownload ? 'private, no-store' : 'public, max-age=31536000, immutable',
    },
  };
};
