import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import { product } from './product.ts';
import { patience } from '../patience.ts';

const folder = (): string => join(product().data, 'mail');

const isTo = ({ to = [] }: Email, address: string): boolean => to.some((receiver) => receiver.address === address);

/** Emails sent to an address so far, oldest first. */
export const mailTo = async (address: string): Promise<Email[]> => {
  const files = existsSync(folder()) ? readdirSync(folder()).sort() : [];
  const letters = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder(), file)))));
  return letters.filter((letter) => isTo(letter, address));
};

/** Waits for an email to an address with these words in its subject. */
export const letterTo = (address: string, subject: string): Promise<Email> =>
  vi.waitFor(async () => {
    const letter = (await mailTo(address)).findLast((one) => one.subject?.includes(subject));
    if (!letter) throw new Error(`No letter “${subject}” to ${address}`);
    return letter;
  }, patience.wait);

/** The first link in an email. */
export const linkOf = ({ text = '' }: Email): URL => {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`A letter without a link:\n${text}`);
  return new URL(link);
};
