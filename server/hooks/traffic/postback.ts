import { type RawBuilder, sql } from 'kysely';
import type { Change, Hooks, Reader, Work } from '../../collections/hooks.ts';
import { teamAmong, teamOf } from '../people/of-affiliate.ts';

type PostbackChange = Change<'postback'>;

const otherAffiliate = {
  en: 'This campaign belongs to another affiliate',
  ru: 'Эта кампания принадлежит другому партнёру',
};
const otherOffer = {
  en: 'The campaign belongs to another offer',
  ru: 'Кампания — другого оффера',
};

const given = ({ before, values }: PostbackChange, name: 'affiliate' | 'campaign' | 'offer'): number | null =>
  (values[name] === undefined ? before?.[name] : values[name]) ?? null;

/** The campaign belongs to the affiliate, and to the offer if one is named as well. */
const checkCampaign = async (change: PostbackChange, { db, broken }: Work<Reader>): Promise<void> => {
  const { path, values } = change;
  const campaign = given(change, 'campaign');
  if (campaign === null || (values.campaign === undefined && values.offer === undefined)) return;
  const found = await db
    .selectFrom('campaigns')
    .select(['affiliate_id', 'offer_id'])
    .where('id', '=', campaign)
    .executeTakeFirst();
  if (!found) return;
  const [affiliate, offer] = [given(change, 'affiliate'), given(change, 'offer')];
  if (affiliate !== null && found.affiliate_id !== affiliate)
    broken.push({ path: `${path}.campaign`, type: 'otherAffiliate', message: otherAffiliate });
  else if (offer !== null && found.offer_id !== offer)
    broken.push({ path: `${path}.campaign`, type: 'otherOffer', message: otherOffer });
};

/** Sets the scope, so that lists can be filtered by it. */
const fillScope = (change: PostbackChange): void => {
  const scope = given(change, 'campaign') !== null ? 'campaign' : given(change, 'offer') !== null ? 'offer' : 'global';
  if (scope !== change.before?.scope) change.values.scope = scope;
};

/** Reads from the outbox about the postback aliased as `row`. */
const told = (row: string, what: RawBuilder<unknown>, state: RawBuilder<unknown>) => sql`(
  select ${what} from postback_outbox as delivery
  where delivery.tenant_id = ${sql.ref(`${row}.tenant_id`)} and delivery.postback_id = ${sql.ref(`${row}.id`)} and ${state})`;

/** Whose traffic a postback reports, and how delivery is going. */
export const postbackHooks: Hooks<'postback'> = {
  among: { team: teamAmong },
  looksInto: ['user'],
  computed: {
    team: teamOf,
    lastDeliveredAt: (row) => told(row, sql`max(delivery.ended_at)`, sql`delivery.state = 'delivered'`),
    lastFailedAt: (row) => told(row, sql`max(delivery.last_failed_at)`, sql`delivery.last_failed_at is not null`),
    waiting: (row) => told(row, sql`count(*)::integer`, sql`delivery.state = 'waiting'`),
  },
  async validate(changes, work) {
    for (const change of changes) {
      fillScope(change);
      await checkCampaign(change, work);
    }
  },
};
