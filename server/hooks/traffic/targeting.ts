import { sql } from 'kysely';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import { violation } from '../../failure.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { refuseForeignAdvertisers } from '../catalogue/offer-advertisers.ts';
import { currentSql } from '../../traffic/counters/counters.ts';

type TargetingChange = Change<'targeting'>;

const foreignLanding = {
  en: 'Choose a landing page of this offer',
  ru: 'Выберите лендинг этого оффера',
};
const foreignIntegration = {
  en: 'Choose an integration of this advertiser',
  ru: 'Выберите интеграцию этого рекламодателя',
};

/** A landing page that gets traffic belongs to the offer. */
const checkLandings = async (changes: readonly TargetingChange[], { db, broken }: Work<Reader>): Promise<void> => {
  for (const { before, values, path } of changes) {
    const offer = values.offer ?? before?.offer;
    if (!offer) continue;
    if (values.landing) {
      const pages = db.selectFrom('landings').select('id').where('id', '=', values.landing);
      if (!(await pages.where('offer_id', '=', offer).executeTakeFirst()))
        broken.push({ type: 'choice', path: `${path}.landing`, message: foreignLanding });
    }
  }
};

/** The integration belongs to the advertiser who gets the leads; clicks need none. */
const checkIntegrations = async (changes: readonly TargetingChange[], { db, broken }: Work<Reader>): Promise<void> => {
  for (const { before, sent, values, path } of changes) {
    if (values.advertiser === undefined && values.integration === undefined) continue;
    const { advertiser, integration } = { ...before, ...values };
    if (isEmpty(integration)) continue;
    const found = await db
      .selectFrom('integrations')
      .select('advertiser_id')
      .where('id', '=', integration!)
      .executeTakeFirst();
    if (!found || found.advertiser_id === advertiser) continue;
    // It belonged to the advertiser who was replaced.
    if (isEmpty(sent.integration)) values.integration = null;
    else broken.push({ type: 'choice', path: `${path}.integration`, message: foreignIntegration });
  }
};

/** Who gets traffic of an offer, and how much of it. */
export const targetingHooks: Hooks<'targeting'> = {
  computed: { counter: (row) => sql`${currentSql('targeting', 'counted', row)}::integer` },
  holds: ['offer', 'landing'],
  async validate(changes, work) {
    for (const { call, before, values, path } of changes) {
      if (call === 'status') continue;
      const { value, period } = { ...before, ...values };
      // A limit needs a period, and a period needs a limit.
      if (!isEmpty(value) && isEmpty(period)) work.broken.push(violation(`${path}.period`, 'required'));
      if (isEmpty(value) && !isEmpty(period)) work.broken.push(violation(`${path}.value`, 'required'));
    }
    await checkLandings(changes, work);
    await refuseForeignAdvertisers(
      changes.map(({ before, values, path }) => ({
        path,
        offer: values.offer ?? before?.offer,
        advertiser: values.advertiser,
      })),
      work,
    );
    await checkIntegrations(changes, work);
  },
};
