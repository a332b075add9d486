import { Failure } from '../../failure.ts';
import type { Reader, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';

/** Advertisers who are to leave an offer; `path` is where the call says so. */
export interface LeavingAdvertisers {
  offer: number;
  advertisers: readonly number[];
  path: string;
}

/**
 * An advertiser stays with an offer for as long as active landing pages of the offer are theirs (D532).
 * @throws Failure 409
 */
export const requireNeededAdvertisers = async (
  { offer, advertisers, path }: LeavingAdvertisers,
  { db, model }: Work<Reader>,
): Promise<void> => {
  if (advertisers.length === 0) return;
  const used = await db
    .selectFrom('landings')
    .select('id')
    .where('offer_id', '=', offer)
    .where('advertiser_id', 'in', advertisers)
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  if (!used) return;
  const { name } = collectionNamed(model, 'landing').entity;
  const args = [{ en: name.en[1], ru: name.ru[1] }];
  const { words: message } = new Failure('referenced', { args });
  throw new Failure('referenced', { args, details: [{ message, type: 'referenced', path }] });
};
