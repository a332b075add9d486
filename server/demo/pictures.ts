import { imageAddress } from '../uploads/addresses.ts';
import type { Storage } from '../uploads/storage.ts';
import { type Draft, draft } from './draft.ts';
import { picture } from './picture.ts';
import { randomFrom } from './random.ts';

const seed = 256;

/** Gives every second offer a picture, and returns the records of those images. */
export const addPictures = (storage: Storage, tenantId: number, offers: readonly Draft[]): Promise<Draft[]> => {
  const random = randomFrom(seed + tenantId);
  return Promise.all(
    offers
      .filter((_, n) => n % 2 === 0)
      .map(async (offer) => {
        const bytes = picture(random);
        const secureId = random.letters(24);
        const [first, ...later] = offer.steps;
        const { at, by } = first!;
        offer.steps = [{ ...first!, values: { ...first!.values, imageUrl: imageAddress(secureId, null) } }, ...later];
        await storage.keep(tenantId, secureId, bytes);
        return draft('image', at, by, {
          secureId,
          scope: 'offer',
          fileName: 'offer.png',
          contentType: 'image/png',
          bytes: bytes.length,
        });
      }),
  );
};
