import { Failure } from '../failure.ts';
import type { Change, Hooks, Reader, Work } from '../collections/model.ts';

const inactiveAdvertiser = {
  en: 'The advertiser of this landing page is not active',
  ru: 'Рекламодатель этого лендинга неактивен',
};

const valueOf = ({ before, values }: Change, name: string): unknown => (name in values ? values[name] : before?.[name]);

const advertiserGiven = ({ values, before }: Change): boolean =>
  'advertiser' in values && values['advertiser'] !== before?.['advertiser'];

/** Whether the change makes a page active, or gives an active one to another advertiser. */
const concerns = (change: Change): boolean =>
  valueOf(change, 'status') === 'active' &&
  (change.before?.['status'] !== 'active' || advertiserGiven(change)) &&
  typeof valueOf(change, 'advertiser') === 'number';

/** A page is active only with an active advertiser. */
const checkAdvertisers = async (changes: readonly Change[], { db }: Work<Reader>): Promise<void> => {
  const concerned = changes.filter(concerns);
  const ids = [...new Set(concerned.map((change) => Number(valueOf(change, 'advertiser'))))];
  if (ids.length === 0) return;
  const blocked = await db
    .selectFrom('advertisers')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '<>', 'active')
    .execute();
  const change = concerned.find((one) => blocked.some(({ id }) => id === valueOf(one, 'advertiser')));
  if (!change) return;
  const path = `${change.path}.${advertiserGiven(change) ? 'advertiser' : 'status'}`;
  throw new Failure('refused', { details: [{ type: 'inactiveAdvertiser', path, message: inactiveAdvertiser }] });
};

/** Landing pages and their advertisers. */
export const landingHooks: Hooks = { validate: checkAdvertisers };
