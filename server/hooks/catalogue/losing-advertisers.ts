import type { Reader, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { readRecords } from '../../collections/read.ts';
import { Failure } from '../../failure.ts';

/** Offers that lose an advertiser; `path` is where the call says so. */
export interface LosingOffers {
  offer: number;
  path: string;
}

const onlyWay = {
  en: 'You see this offer only through this advertiser. Ask an administrator to remove it, or to add you to the offer’s managers first',
  ru: 'Вы видите этот оффер только через этого рекламодателя. Попросите администратора убрать его или сначала добавить вас в менеджеры оффера',
};

/**
 * Someone who sees an offer only through one of its advertisers can’t remove that one, as they couldn’t add it back.
 * @throws Failure 409
 */
export const requireOwnSight = async (
  losing: readonly LosingOffers[],
  { db, model, caller }: Work<Reader>,
): Promise<void> => {
  if (losing.length === 0) return;
  const ids = [...new Set(losing.map(({ offer }) => offer))];
  const seen = await readRecords(db, model, collectionNamed(model, 'offer'), {
    ids,
    names: ['id'],
    call: 'read',
    caller,
  });
  const seenIds = new Set(seen.map(({ id }) => id));
  const lost = losing.filter(({ offer }) => !seenIds.has(offer));
  if (lost.length > 0)
    throw new Failure('refused', { details: lost.map(({ path }) => ({ message: onlyWay, type: 'lastReach', path })) });
};
