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

/** The content of an image with headers under which a browser runs nothing of it, wherever it is opened. */
export const served = async (storage: Storage, image: PublicImage, secureId: string): Promise<Reply> => {
  const { folder, name } = storage.place(image.tenantId, secureId);
  const file = await open(join(folder, name)).catch((cause: unknown) => {
    throw new Failure('notFound', { cause });
  });
  const { size } = await file.stat();
  const disposition = shown.has(image.contentType) ? 'inline' : 'attachment';
  return {
    content: file.createReadStream(),
    type: image.contentType,
    headers: {
      'content-length': String(size),
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(image.fileName).replaceAll("'", '%27')}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  };
};
