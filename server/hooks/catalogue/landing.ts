import { Failure } from '../../failure.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { addressesIn, refuseOwnLinks } from '../integrations/own-links.ts';

const inactiveAdvertiser = {
  en: 'The advertiser of this landing page is inactive',
  ru: 'Рекламодатель этого лендинга неактивен',
};

type LandingChange = Change<'landing'>;

/** Returns whose the page is after the change (D19). */
const advertiserOf = ({ before, values }: LandingChange): number | null =>
  (values.advertiser === undefined ? before?.advertiser : values.advertiser) ?? null;

const advertiserGiven = ({ values, before }: LandingChange): boolean =>
  values.advertiser !== undefined && values.advertiser !== before?.advertiser;

/** Whether the change makes a page active, or gives an active one to another advertiser. */
const concerns = (change: LandingChange): boolean =>
  (change.values.status ?? change.before?.status) === 'active' &&
  (change.before?.status !== 'active' || advertiserGiven(change)) &&
  advertiserOf(change) !== null;

/** A page can be active only with an active advertiser. */
const checkAdvertisers = async (changes: readonly LandingChange[], { db }: Work<Reader>): Promise<void> => {
  const concerned = changes.filter(concerns);
  const ids = [...new Set(concerned.flatMap((change) => advertiserOf(change) ?? []))];
  if (ids.length === 0) return;
  const blocked = await db
    .selectFrom('advertisers')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '<>', 'active')
    .execute();
  const change = concerned.find((one) => blocked.some(({ id }) => id === advertiserOf(one)));
  if (!change) return;
  const path = `${change.path}.${advertiserGiven(change) ? 'advertiser' : 'status'}`;
  throw new Failure('refused', { details: [{ type: 'inactiveAdvertiser', path, message: inactiveAdvertiser }] });
};

/**
 * Landing pages, their advertisers, and where they lead.
 * @param url URL of the installation
 */
export const landingHooks = (url: string): Hooks<'landing'> => ({
  async validate(changes, work) {
    await checkAdvertisers(changes, work);
    await refuseOwnLinks(addressesIn(changes, 'targetUrl'), work, url);
  },
});
