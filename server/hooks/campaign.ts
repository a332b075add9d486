import { type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../domain/conversions.ts';
import { isEmpty } from '../../domain/is-empty.ts';
import { Failure, violation } from '../failure.ts';
import type { Change, Hooks, Reader, Work } from '../collections/hooks.ts';
import { type AffiliateAndOffer, offerVisibility } from './offer-visibility.ts';
import { teamAmong, teamOf } from './of-affiliate.ts';
import { originFor } from './origins.ts';

type CampaignChange = Change<'campaign'>;

/**
 * The link that visitors click: on the campaign’s own domain while it is verified, otherwise where the network’s links
 * are.
 * @param url URL of the installation
 */
const trackingLink = (row: string, url: string): RawBuilder<unknown> =>
  sql`coalesce(
    (select 'https://' || lower(host) from domains
      where domains.id = ${sql.ref(`${row}.domain_id`)} and state = 'verified' and 'track' = any(kinds)),
    ${originFor('track', row, url)}
  ) || '/c/' || ${sql.ref(`${row}.secure_id`)}`;

/** Number of leads a campaign has brought. */
const leadsOf = (row: string): RawBuilder<unknown> =>
  sql`(select count(*)::integer from leads
    where leads.tenant_id = ${sql.ref(`${row}.tenant_id`)} and campaign_id = ${sql.ref(`${row}.id`)} and not is_test)`;

/**
 * Number of conversions it has brought recently. Hidden ones are left out for everyone, so that no count reveals them.
 */
const conversionsOf = (row: string, days: number): RawBuilder<unknown> =>
  sql`(select count(*)::integer from conversions
    where conversions.tenant_id = ${sql.ref(`${row}.tenant_id`)} and campaign_id = ${sql.ref(`${row}.id`)}
      and created_at > now() - make_interval(days => ${sql.lit(days)}) and not is_hidden
      and conversion_status <> ${sql.lit(conversionStatus.rejected)})`;

const invisibleOffer = {
  en: 'The affiliate has no access to this offer',
  ru: 'У партнёра нет доступа к этому офферу',
};

const offerOf = ({ before, values }: CampaignChange): number | undefined => values.offer ?? before?.offer;

const pairOf = (change: CampaignChange): AffiliateAndOffer[] => {
  const [affiliate, offer] = [change.values.affiliate ?? change.before?.affiliate, offerOf(change)];
  return affiliate === undefined || offer === undefined ? [] : [{ affiliate, offer }];
};

/** Whether a change makes a campaign active, for a given affiliate and offer: on creation and on reactivation. */
const begins = ({ call, before, values }: CampaignChange): boolean =>
  before
    ? call === 'status' && values.status === 'active' && before.status !== 'active'
    : Boolean(values.affiliate && values.offer);

/** A campaign can be active only while its affiliate sees its offer. */
const checkOffers = async (changes: readonly CampaignChange[], work: Work<Reader>): Promise<void> => {
  const beginning = changes.filter(begins);
  if (beginning.length === 0) return;
  const sees = await offerVisibility(beginning.flatMap(pairOf), work);
  for (const change of beginning) {
    if (pairOf(change).every(sees)) continue;
    if (!change.before) work.broken.push({ type: 'reference', path: `${change.path}.offer`, message: invisibleOffer });
    else
      throw new Failure('refused', {
        details: [{ type: 'offerRevoked', path: `${change.path}.status`, message: invisibleOffer }],
      });
  }
};

const foreignLanders = {
  en: 'Choose landing pages of the campaign’s offer',
  ru: 'Выберите лендинги оффера этой кампании',
};

const landersOf = ({ values: { landers = [] } }: CampaignChange): readonly number[] => landers;

const checkLanders = async (changes: readonly CampaignChange[], { db, broken }: Work<Reader>): Promise<void> => {
  const ids = [...new Set(changes.flatMap(landersOf))];
  if (ids.length === 0) return;
  const found = await db.selectFrom('landings').select(['id', 'offer_id']).where('id', 'in', ids).execute();
  const offers = new Map(found.map(({ id, offer_id: offer }) => [id, offer]));
  for (const change of changes) {
    const foreign = landersOf(change).some((id) => offers.get(id) !== offerOf(change));
    if (foreign) broken.push({ type: 'choice', path: `${change.path}.landers`, message: foreignLanders });
  }
};

const otherSource = {
  en: 'The offer doesn’t take traffic from this source',
  ru: 'Оффер не принимает трафик из этого источника',
};

/** A campaign’s countries are among those of its offer’s geos, if it has any. */
const checkCountries = async (changes: readonly CampaignChange[], { db, broken }: Work<Reader>): Promise<void> => {
  for (const change of changes) {
    const { before, values, path } = change;
    const given = (values.countries ?? []).filter((code) => !before?.countries.includes(code));
    const offer = offerOf(change);
    if (given.length === 0 || offer === undefined) continue;
    const { rows } = await sql<{ country: string }>`select distinct unnest(geos.countries) as country from offers_geos
      join geos on geos.id = offers_geos.target_id where offers_geos.owner_id = ${offer}`.execute(db);
    const open = new Set(rows.map(({ country }) => country));
    const foreign = open.size > 0 ? given.filter((code) => !open.has(code)) : [];
    if (foreign.length > 0)
      broken.push({
        type: 'offerCountries',
        path: `${path}.countries`,
        message: {
          en: `The offer doesn’t cover: ${foreign.join(', ')}`,
          ru: `Оффер там не работает: ${foreign.join(', ')}`,
        },
      });
  }
};

/**
 * A campaign’s traffic source is one that its offer takes, without which nothing of it gets through; if that is only
 * one, a new campaign has it. A copy is what its original is.
 */
const checkSources = async (changes: readonly CampaignChange[], { db, broken }: Work<Reader>): Promise<void> => {
  for (const change of changes) {
    const { call, before, values, path } = change;
    const source = values.trafficSource;
    const offer = offerOf(change);
    if (
      call === 'clone' ||
      offer === undefined ||
      (before && (source === undefined || source === before.trafficSource))
    )
      continue;
    const open = await db
      .selectFrom('offers_traffic_sources')
      .select('target_id')
      .where('owner_id', '=', offer)
      .execute();
    const [first, ...others] = open.map(({ target_id: id }) => id);
    if (first === undefined) continue;
    if (isEmpty(source)) {
      if (!before && others.length === 0) values.trafficSource = first;
      else broken.push(violation(`${path}.trafficSource`, 'required'));
    } else if (![first, ...others].includes(source!))
      broken.push({ type: 'offerTrafficSource', path: `${path}.trafficSource`, message: otherSource });
  }
};

/**
 * A campaign’s link, and what its affiliate may promote (D22, D23, D34).
 * @param url URL of the installation
 */
export const campaignHooks = (url: string): Hooks<'campaign'> => ({
  among: { team: teamAmong },
  looksInto: ['user'],
  computed: {
    team: teamOf,
    targetUrl: (row) => trackingLink(row, url),
    leadCount: leadsOf,
    conversionsLastDay: (row) => conversionsOf(row, 1),
    conversionsLastWeek: (row) => conversionsOf(row, 7),
    conversionsLastMonth: (row) => conversionsOf(row, 30),
  },
  holds: ['affiliate', 'offer'],
  async validate(changes, work) {
    await checkLanders(changes, work);
    await checkCountries(changes, work);
    await checkSources(changes, work);
    await checkOffers(changes, work);
  },
});
