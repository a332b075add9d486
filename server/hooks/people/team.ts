import { sql } from 'kysely';
import { isEmpty } from '../../../domain/text/is-empty.ts';
import { applyBlocking, blockingOf } from './blocking.ts';
import type { Callers } from '../../access/callers.ts';
import { violation } from '../../failure.ts';
import { endSessionsOf } from '../../session/ending.ts';
import type { Change, DependentChange, Hooks, Work } from '../../collections/hooks.ts';
import { collectionNamed } from '../../collections/model.ts';
import { updateRecords } from '../../collections/update.ts';
import type { Notices } from '../../notifications/direct-notices.ts';
import { notifyOfTraffic } from '../traffic/traffic-notices.ts';
import { startCampaignsOf } from '../catalogue/offer-visibility.ts';

interface Member {
  id: number;
  team: number;
  version: number;
  status: 'active' | 'blocked';
  blockReason: string | null;
  trafficBlocked: boolean;
  trafficBlockedAt: number | null;
  isAffiliate: boolean;
  /** Whether they were blocked together with their team, rather than before it. */
  withAccess: boolean;
  withTraffic: boolean;
}

/**
 * Returns the affiliates of teams, and others who were once blocked with them, locked in one statement: team by team, the
 * lock order would differ from that of changes to people. Those blocked in the same transaction as the team have the same
 * timestamp.
 */
const membersOf = async (teamIds: readonly number[], { db }: Work): Promise<Map<number, Member[]>> => {
  const { rows } = await sql<Member>`
    select u.id, u.team_id as team, u.version, u.status, u.block_reason as "blockReason",
      u.role_type = 'affiliate' as "isAffiliate", u.traffic_blocked as "trafficBlocked", u.traffic_blocked_at as "trafficBlockedAt",
      coalesce(u.status_changed_at = t.status_changed_at, false) as "withAccess",
      coalesce(u.traffic_blocked_at = t.traffic_blocked_at, false) as "withTraffic"
    from users as u join teams as t on t.id = u.team_id
    where u.team_id = any(${[...teamIds]}::bigint[]) and (u.role_type = 'affiliate'
      or u.status_changed_at = t.status_changed_at or u.traffic_blocked_at = t.traffic_blocked_at)
    order by u.id for no key update of u`.execute(db);
  return Map.groupBy(rows, ({ team }) => team);
};

/** The part of a member that is known before they are changed with the team. */
type MemberChange = DependentChange<
  'user',
  'id' | 'version' | 'status' | 'blockReason' | 'trafficBlocked' | 'trafficBlockedAt'
>;

/** Returns what a change of the team's status means for one of its members; undefined if nothing. */
const memberChange = (
  { sent, path }: Change<'team'>,
  { team: _, isAffiliate, withAccess, withTraffic, ...before }: Member,
  now: number,
): MemberChange | undefined => {
  const asked = blockingOf(sent);
  const block = sent.status === 'blocked';
  if (block && !isAffiliate) return undefined;
  const access = asked.access && (block ? before.status === 'active' : before.status === 'blocked' && withAccess);
  const traffic = asked.traffic && (block ? !before.trafficBlocked : before.trafficBlocked && withTraffic);
  if (!access && !traffic) return undefined;
  const change: MemberChange = { call: 'status', path, sent, id: before.id, before: { ...before }, values: {} };
  applyBlocking(change, { access, traffic }, now);
  // The reason for their earlier block isn't overwritten by the team's.
  if (block && before.blockReason !== null) change.values.blockReason = before.blockReason;
  return change;
};

/** Blocks the members of a team with it, and lifts from them only what its block imposed. */
const followTeam = async (changes: readonly Change<'team'>[], now: number, work: Work): Promise<MemberChange[]> => {
  const members = await membersOf(
    changes.flatMap(({ before }) => before?.id ?? []),
    work,
  );
  return changes.flatMap((change) =>
    (change.before ? (members.get(change.before.id) ?? []) : []).flatMap(
      (member) => memberChange(change, member, now) ?? [],
    ),
  );
};

/**
 * Number of a team's members, and blocking them with it. `callers` is notified, so that a block takes effect with the
 * next call.
 */
export const teamHooks = (callers: Pick<Callers, 'forget'>, notices: Pick<Notices, 'tell'>): Hooks<'team'> => ({
  computed: {
    membersCount: (row) => sql`(select count(*) from users where users.team_id = ${sql.ref(`${row}.id`)})`,
  },
  async beforeWrite(changes, work) {
    const status = changes.filter(({ call }) => call === 'status');
    const now = Math.floor(Date.now() / 1000);
    for (const change of status) {
      if (change.sent.status === 'blocked' && isEmpty(change.sent.blockingType)) {
        work.broken.push(violation(`${change.path}.blockingType`, 'required'));
      }
      applyBlocking(change, blockingOf(change.sent), now);
    }
    if (status.length === 0 || work.broken.length > 0) return;
    const members = await followTeam(status, now, work);
    await updateRecords(collectionNamed(work.model, 'user'), members, ['id'], work);
    await notifyOfTraffic(members, work, notices);
    const blocked = members.filter(({ values, before }) => values.status === 'blocked' && before?.status !== 'blocked');
    await endSessionsOf(
      work.db,
      blocked.flatMap(({ id }) => id ?? []),
    );
    const unblocked = members.filter(
      ({ values, before }) => values.status === 'active' && before?.status === 'blocked',
    );
    await startCampaignsOf(
      unblocked.flatMap(({ id }) => id ?? []),
      work,
    );
  },
  afterCommit(changes, caller) {
    if (changes.some(({ call }) => call === 'status')) callers.forget(caller.tenantId);
  },
});
