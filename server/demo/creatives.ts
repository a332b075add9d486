import { strToU8, zipSync } from 'fflate';
import type { Storage } from '../uploads/storage.ts';
import { createdAt, type Draft, draft, valueOf } from './draft.ts';
import { openSieve } from './network/assignments.ts';
import { active } from './network/lists.ts';
import { picture } from './picture.ts';
import { type Random, randomFrom } from './random.ts';
import { marketOf } from './words/companies.ts';

/** Hexadecimal, like the keys of attached files. */
const keyDigits = 48;

const seed = 512;

interface File {
  fileName: string;
  type: 'image' | 'archive' | 'text';
  contentType: string;
  content: Buffer;
}

const image = (random: Random): File => ({
  fileName: 'banner.png',
  type: 'image',
  contentType: 'image/png',
  content: picture(random),
});

const letter = (title: string): string =>
  `${title}\n\nHello {first_name},\n\nsee for yourself what others are talking about.\n\nYour team\n`;

const mailing = (title: string): File => ({
  fileName: 'mailing.txt',
  type: 'text',
  contentType: 'text/plain',
  content: Buffer.from(letter(title)),
});

const kit = (random: Random, title: string): File => ({
  fileName: 'kit.zip',
  type: 'archive',
  contentType: 'application/zip',
  content: Buffer.from(
    // Archives contain the dates of their files.
    zipSync({ 'banner.png': picture(random), 'mailing.txt': strToU8(letter(title)) }, { mtime: '2026-01-01' }),
  ),
});

/** Returns an offer's promotional materials, by title: a file or its inline content; some for part of the traffic. */
const materialsOf = (
  random: Random,
  title: string,
): { title: string; file?: File; fields?: Readonly<Record<string, unknown>> }[] => {
  const [country] = marketOf(title).countries;
  return [
    { title: 'Banner', file: image(random), fields: { weight: 200 } },
    { title: `Banner ${country}`, file: image(random), fields: { countries: [country] } },
    { title: 'Mailing', file: mailing(title), fields: { languages: ['en'] } },
    { title: 'Everything in one archive', file: kit(random, title) },
    { title: 'Headline', fields: { type: 'text', text: `${title}: see what others are talking about.` } },
    { title: 'Video story', fields: { type: 'link', url: 'https://videos.sluice.example/story' } },
  ];
};

/** Gives every fifth active offer some materials, and returns their records. */
export const addCreatives = async (storage: Storage, tenantId: number, offers: readonly Draft[]): Promise<Draft[]> => {
  const random = randomFrom(seed + tenantId);
  const given = active([...offers]).filter((_, n) => n % 5 === 0);
  const made = given.flatMap((offer) => {
    const materials = materialsOf(random, String(valueOf(offer, 'title')));
    return random.several(materials, random.whole(3, materials.length)).map((material) => ({ offer, ...material }));
  });
  return Promise.all(
    made.map(async ({ offer, title, file, fields }, n) => {
      const [first] = offer.steps;
      const creative = draft('creative', createdAt(offer) + 7200 + n, first?.by, {
        ...openSieve,
        title,
        offer,
        weight: 100,
        downloads: 0,
        status: 'inactive',
        ...fields,
      });
      const step = (action: 'edit' | 'status', values: object) =>
        creative.steps.push({
          at: createdAt(creative) + 60 * creative.steps.length,
          by: first?.by,
          action,
          values: { ...values },
        });
      if (file) {
        const { content, ...described } = file;
        const fileKey = Array.from({ length: keyDigits }, () => random.whole(0, 15).toString(16)).join('');
        await storage.keep(tenantId, fileKey, content);
        step('edit', { ...described, fileKey, bytes: content.length });
      }
      step('status', { status: 'active' });
      return creative;
    }),
  );
};
