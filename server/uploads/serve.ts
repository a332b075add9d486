import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reply } from '../http/call.ts';
import { Failure } from '../failure.ts';
import type { PublicImage } from './images.ts';
import type { Storage } from './storage.ts';

/** Image types without active content, which may be displayed; anything else can only be downloaded. */
const shown = new Set([
  ...['image/apng', 'image/avif', 'image/bmp', 'image/gif', 'image/jpeg', 'image/png'],
  ...['image/vnd.microsoft.icon', 'image/webp', 'image/x-icon'],
]);

/** Returns whether a browser may display a file of this type. */
export const isShown = (contentType: string): boolean => shown.has(contentType);

/** The types of files that a browser may display. */
export const shownTypes: readonly string[] = [...shown];

interface Serving {
  /** To be downloaded, regardless of its type. */
  isDownload?: boolean;
}

/**
 * Serves a file with headers that keep browsers from running any of it, wherever it is opened. Unless it is a download,
 * its URL never changes its content, and anyone may cache it.
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
