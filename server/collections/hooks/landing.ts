import { Failure } from '../../http/errors.ts';
import type { Change, Hooks, Work } from '../hooks.ts';

const inactiveAdvertiser = {
  en: 'The advertiser of this landing page is not active',
  ru: 'Рекламодатель этого лендинга неактивен',
};

const valueOf = ({ before, values }: Change, name: string): unknown => (name in values ? values[name] : before?.[name]);

/** A page is active only with an active advertiser: neither activated nor given to another without one. */
const checkAdvertiser = async (change: Change, { db }: Work): Promise<void> => {
  const activated = change.before?.['status'] !== 'active' && valueOf(change, 'status') === 'active';
  const given = 'advertiser' in change.values && change.values['advertiser'] !== change.before?.['advertiser'];
  const advertiser = valueOf(change, 'advertiser');
  if (valueOf(change, 'status') !== 'active' || !(activated || given) || typeof advertiser !== 'number') return;
  const found = await db.selectFrom('advertisers').select('status').where('id', '=', advertiser).executeTakeFirst();
  if (!found || found.status === 'active') return;
  const path = `${change.path}.${given ? 'advertiser' : 'status'}`;
  throw new Failure('refused', { details: [{ type: 'inactiveAdvertiser', path, message: inactiveAdvertiser }] });
};

/** Landing pages and their advertisers. */
export const landingHooks: Hooks = {
  async before(changes, work) {
    for (const change of changes) await checkAdvertiser(change, work);
  },
};
