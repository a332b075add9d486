import { type RawBuilder, sql } from 'kysely';
import type { DependentChange, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { accessOf, conditionSql } from '../../collections/rows.ts';
import { updateRecords } from '../../collections/update.ts';
import { makeCampaigns, makeCampaignsOf } from './automatic-campaigns.ts';

/** Which affiliates see which offers, according to the offer's own definition. */

/** Whether the offer aliased as `o` is visible to the affiliate with this id. */
export const seenBy = ({ model }: Pick<Work, 'model'>, affiliate: RawBuilder<unknown>): RawBuilder<unknown> => {
  const offers = collectionNamed(model, 'offer');
  const myTeam = sql`(select team_id from users where users.id = ${affiliate})`;
  return conditionSql(
    model,
    offers,
    accessOf(offers, { roleType: 'affiliate' }),
    { roleType: 'affiliate', me: affiliate, myTeam },
    'o',
  );
};

type Revision = DependentChange<'campaign', 'id' | 'version' | 'status'>;
type Revised = NonNullable<Revision['before']>;

/**
 * Revokes active campaigns whose affiliate no longer sees their offer, and reactivates revoked ones whose affiliate
 * sees it again. All of them are locked first, whatever their status, and read by a later statement, so that a
 * concurrent change to a campaign, its affiliate or its offer is seen by one transaction or the other.
 */
const revise = async (which: RawBuilder<unknown>, work: Work): Promise<void> => {
  const campaigns = collectionNamed(work.model, 'campaign');
  const final = sql`${campaigns.entity.status?.final ?? []}::text[]`;
  const locked = await sql<{ id: number }>`
    select id from campaigns as c where ${which} and status <> all(${final}) order by id for no key update`.execute(
    work.db,
  );
  if (locked.rows.length === 0) return;
  const { rows } = await sql<Revised>`
    select c.id, c.version, c.status from campaigns as c join offers as o on o.id = c.offer_id
    where c.id = any(${locked.rows.map(({ id }) => id)}::bigint[]) and c.status in ('active', 'offer_revoked')
      and (c.status = 'active') <> coalesce(${seenBy(work, sql`c.affiliate_id`)}, false)
    order by c.id`.execute(work.db);
  const changes = rows.map(
    ({ id, version, status }): Revision => ({
      call: 'status',
      path: '',
      sent: {},
      id,
      before: { id, version, status },
      values: { status: status === 'active' ? 'offer_revoked' : 'active' },
    }),
  );
  if (changes.length > 0) await updateRecords(campaigns, changes, ['id'], work);
};

/** Brings the campaigns of offers in line with who may see these now, and creates the automatic ones. */
export const updateCampaigns = async (offerIds: readonly number[], work: Work): Promise<void> => {
  if (offerIds.length === 0) return;
  await revise(sql`c.offer_id = any(${[...offerIds]}::bigint[])`, work);
  await makeCampaigns(offerIds, seenBy(work, sql`u.id`), work);
};

/** The same for affiliates, based on what they may see now. */
export const reviseCampaignsOf = async (affiliateIds: readonly number[], work: Work): Promise<void> => {
  if (affiliateIds.length === 0) return;
  await revise(sql`c.affiliate_id = any(${[...affiliateIds]}::bigint[])`, work);
  await makeCampaignsOf(affiliateIds, seenBy(work, sql`u.id`), work);
};

/** Creates automatic campaigns for reactivated affiliates; what they see hasn't changed. */
export const startCampaignsOf = async (affiliateIds: readonly number[], work: Work): Promise<void> => {
  if (affiliateIds.length > 0) await makeCampaignsOf(affiliateIds, seenBy(work, sql`u.id`), work);
};
