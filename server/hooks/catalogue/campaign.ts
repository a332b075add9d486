import { type RawBuilder, sql } from 'kysely';
import { conversionStatus } from '../../../domain/traffic/conversions.ts';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import { Failure, violation } from '../../failure.ts';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { teamAmong, teamOf } from '../people/of-affiliate.ts';
import { type OfferTerms, offerTerms } from './offer-terms.ts';
import { originFor } from '../origins.ts';

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
    ${originFor('track', url)}
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

const affiliateOf = ({ before, values }: CampaignChange): number | undefined => values.affiliate ?? before?.affiliate;

/** Whether a change makes a campaign active, for a given affiliate and offer: on creation and on reactivation. */
const begins = ({ call, before, values }: CampaignChange): boolean =>
  before
    ? call === 'status' && values.status === 'active' && before.status !== 'active'
    : Boolean(values.affiliate && values.offer);

/** A campaign can be active only while its affiliate sees its offer. */
const checkSeen = (change: CampaignChange, { isSeen }: OfferTerms, { broken }: Work<Reader>): void => {
  if (!begins(change) || isSeen) return;
  if (!change.before) broken.push({ type: 'reference', path: `${change.path}.offer`, message: invisibleOffer });
  else
    throw new Failure('refused', {
      details: [{ type: 'offerRevoked', path: `${change.path}.status`, message: invisibleOffer }],
    });
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

const newCountries = ({ before, values: { countries = [] } }: CampaignChange): string[] =>
  countries.filter((code) => !before?.countries.includes(code));

/** A campaign’s countries are among those of its offer’s geos, if it has any. */
const checkCountries = (change: CampaignChange, { countries }: OfferTerms, { broken }: Work<Reader>): void => {
  const foreign = countries.size > 0 ? newCountries(change).filter((code) => !countries.has(code)) : [];
  if (foreign.length > 0)
    broken.push({
      type: 'offerCountries',
      path: `${change.path}.countries`,
      message: {
        en: `The offer doesn’t cover: ${foreign.join(', ')}`,
        ru: `Оффер там не работает: ${foreign.join(', ')}`,
      },
    });
};

/** Whether a change gives a campaign another traffic source, or none. A copy is what its original is. */
const changesSource = ({ call, before, values: { trafficSource: source } }: CampaignChange): boolean =>
  call !== 'clone' && (!before || (source !== undefined && source !== before.trafficSource));

/**
 * A campaign’s traffic source is one that its offer takes, without which nothing of it gets through; if that is only
 * one, a new campaign has it.
 */
const checkSource = (change: CampaignChange, { trafficSources }: OfferTerms, { broken }: Work<Reader>): void => {
  const { before, values, path } = change;
  const source = values.trafficSource;
  const [first, ...others] = trafficSources;
  if (!changesSource(change) || first === undefined) return;
  if (isEmpty(source)) {
    if (!before && others.length === 0) values.trafficSource = first;
    else broken.push(violation(`${path}.trafficSource`, 'required'));
  } else if (!trafficSources.includes(source!))
    broken.push({ type: 'offerTrafficSource', path: `${path}.trafficSource`, message: otherSource });
};

/** Holds campaigns to the terms of their offers, as far as a change touches them. */
const checkTerms = async (changes: readonly CampaignChange[], work: Work<Reader>): Promise<void> => {
  const concerned = changes.flatMap((change) => {
    const offer = offerOf(change);
    const isConcerned = begins(change) || newCountries(change).length > 0 || changesSource(change);
    return offer !== undefined && isConcerned ? [{ change, affiliate: affiliateOf(change), offer }] : [];
  });
  if (concerned.length === 0) return;
  const termsOf = await offerTerms(concerned, work);
  for (const { change, ...pair } of concerned) {
    const terms = termsOf(pair);
    checkCountries(change, terms, work);
    checkSource(change, terms, work);
    checkSeen(change, terms, work);
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
    await checkTerms(changes, work);
  },
});
