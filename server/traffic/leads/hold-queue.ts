import { Semaphore } from 'async-mutex';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import { usualWeight } from '../../../domain/traffic/sieve.ts';
import type { Database } from '../../database/connection.ts';
import { isStopped } from '../../database/queue-stops.ts';
import type { Tables } from '../../database/tables.ts';
import { Failure } from '../../failure.ts';
import { createPoller, type Worker } from '../../polling.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { type HeldSource, refusedSources } from './held-sources.ts';
import type { Resends } from './resend.ts';

/**
 * Held leads are sent on in rounds: at its interval, and within its hours, a queue sends a set number of fresh and of
 * old leads of its geo. Fresh leads are those that came in within the last day.
 */

/** Milliseconds between two checks for queues that are due. */
const pollInterval = 5000;
/** Networks whose leads are sent on concurrently. */
const networkConcurrency = 4;
/** Leads of one network that are sent on concurrently. */
const leadConcurrency = 4;

const ref = (row: string, column: string) => sql.ref(`${row}.${column}`);

/** Returns when the last round of a queue began; `row` is the alias of its row. */
export const lastRoundSql = (row: string): RawBuilder<unknown> =>
  sql`(select round.began_at from hold_round as round where round.hold_config_id = ${ref(row, 'id')})`;

/** Returns when the next round begins: once the interval is over, within the queue's hours; null if it is stopped. */
export const nextRoundSql = (row: string): RawBuilder<unknown> => {
  const zone = ref(row, 'timezone');
  const [start, end] = [sql`${ref(row, 'period_start')}::time`, sql`${ref(row, 'period_end')}::time`];
  return sql`(
    select case when ${ref(row, 'status')} = 'active' then
      case when case when ${start} < ${end} then clock::time >= ${start} and clock::time < ${end}
        else clock::time >= ${start} or clock::time < ${end} end then moment
      else (clock::date + case when clock::time < ${start} then 0 else 1 end + ${start}) at time zone ${zone} end
    end
    from (select moment, moment at time zone ${zone} as clock from (
      select greatest(now(), coalesce(${lastRoundSql(row)} + make_interval(mins => ${ref(row, 'interval')}), now())) as moment
    ) as interval_over) as at_clock
  )`;
};

/** Counts the leads waiting in the geo of a queue. */
export const waitingSql = (row: string): RawBuilder<unknown> =>
  sql`(
    select count(*)::integer from leads
    where leads.api_status = 'hold' and leads.erased_at is null
      and leads.country = any(select unnest(geos.countries) from geos where geos.id = ${ref(row, 'geo_id')})
  )`;

interface Round {
  id: number;
  countries: string[];
  fresh: number;
  old: number;
}

/**
 * Begins the round that has been due longest or was requested; only one of several processes begins it.
 * @param done queues that had their round in this turn
 * @returns undefined if there is none
 */
const beginRound = async (db: Transaction<Tables>, done: readonly number[]): Promise<Round | undefined> => {
  const { rows } = await sql<Round>`
    with due as (
      select config.id, config.fresh_leads, config.old_leads, geos.countries, config.release_asked_at as asked,
        ${lastRoundSql('config')} as before
      from hold_configs as config
      join geos on geos.id = config.geo_id
      where not ${isStopped('heldLeads')} and (${nextRoundSql('config')} <= now()
        or config.release_asked_at > coalesce(${lastRoundSql('config')}, '-infinity'))
        and config.id <> all(${[...done]}::bigint[])
      order by before nulls first, config.id limit 1 for update of config skip locked
    ), begun as (
      insert into hold_round as known (hold_config_id, began_at)
      -- Who asked for it has it, though their process may have another time than the database.
      select id, greatest(clock_timestamp(), asked) from due
      on conflict (tenant_id, hold_config_id) do update set began_at = excluded.began_at
      -- Another process may have begun it since this one looked.
      where known.began_at = (select due.before from due where due.id = known.hold_config_id)
      returning hold_config_id
    )
    select due.id, due.countries, due.fresh_leads as fresh, due.old_leads as old
    from due join begun on begun.hold_config_id = due.id`.execute(db);
  return rows[0];
};

/** Whether held leads may be sent now. */
const isRunning = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ stopped: boolean }>`select ${isStopped('heldLeads')} as stopped`.execute(db);
  return rows[0]?.stopped === false;
};

/** The weight of a lead's affiliate for the offer, their own assignment before their team's. */
const weightSql = sql`coalesce((
  select assignment.weight from affiliate_assignments as assignment
  join users as affiliate on affiliate.id = leads.affiliate_id
  where assignment.offer_id = leads.offer_id and assignment.status = 'active'
    and (assignment.affiliate_id = affiliate.id or assignment.team_id = affiliate.team_id)
  order by assignment.affiliate_id nulls last limit 1
), ${usualWeight})`;

/** Leads that wait in some countries. */
const heldIn = (countries: readonly string[]) => sql`
  leads.api_status = 'hold' and leads.erased_at is null and leads.country = any(${[...countries]}::text[])`;

/** Reads where the leads of some countries come from that would be refused now. */
const refusedIn = async (
  db: Kysely<Tables>,
  network: Snapshot,
  countries: readonly string[],
): Promise<HeldSource[]> => {
  const { rows } = await sql<HeldSource>`
    select distinct campaign_id as campaign, country, language from leads where ${heldIn(countries)}`.execute(db);
  return refusedSources(network, rows, Math.floor(Date.now() / 1000));
};

/**
 * Returns the leads of a round, those first that have waited longest since they were last offered. A wait is multiplied
 * by the weight of the affiliate's assignment, so that no lead is overtaken forever except those without any weight.
 * Those that would be refused for their source are left out: they would only take others' places (D1537).
 */
const leadsOf = async (db: Kysely<Tables>, network: Snapshot, { countries, fresh, old }: Round): Promise<number[]> => {
  const refused = JSON.stringify(await refusedIn(db, network, countries));
  const among = (age: RawBuilder<unknown>, count: number) => sql`(
    select id from (
      select leads.id, ${weightSql} as weight, now() - coalesce((
        select max(change.created_at) from lead_changes as change
        where change.lead_id = leads.id and change.changed_by = 'hold_queue'
      ), leads.created_at) as wait
      from leads
      where ${heldIn(countries)} and ${age} and not exists (
        select from jsonb_to_recordset(${refused}::jsonb) as refused (campaign bigint, country text, language text)
        where refused.campaign = leads.campaign_id and refused.country = leads.country
          and refused.language is not distinct from leads.language
      )
    ) as waiting
    order by wait * weight desc, wait desc, id
    limit ${count}
  )`;
  const { rows } = await sql<{ id: number }>`
    ${among(sql`leads.created_at > now() - interval '1 day'`, fresh)}
    union all ${among(sql`leads.created_at <= now() - interval '1 day'`, old)}`.execute(db);
  return rows.map(({ id }) => id);
};

interface Dependencies {
  database: Database;
  snapshots: Pick<Snapshots, 'of'>;
  resends: Pick<Resends, 'resend'>;
  /** Called with the reason why a lead could not be sent on, or a round not begun. */
  report(error: unknown): void;
}

export interface HoldQueue extends Worker {
  /** Runs the rounds that are due, except for networks that are running one; returns how many leads were sent on. */
  release(): Promise<number>;
}

export const createHoldQueue = ({ database, snapshots, resends, report }: Dependencies): HoldQueue => {
  /** Held leads passed the checks of their own data when they came in. */
  const sendOn = (tenantId: number, id: number): Promise<void> =>
    resends
      .resend(tenantId, id, { skip: ['duplicates', 'validation'] }, { by: 'hold_queue' })
      .catch((error: unknown) => {
        // It is being sent by someone else right now.
        if (!(error instanceof Failure)) report(error);
      });

  const releaseOf = async (tenantId: number, isClosing: () => boolean): Promise<number> => {
    const scope = database.tenant(tenantId, 'hold');
    let count = 0;
    // A queue that is due again by then waits for the next turn, as other networks wait for theirs.
    const done: number[] = [];
    // Each begins when its turn comes, so that none is lost if this process dies during another.
    while (!isClosing()) {
      const round = await scope.write((db) => beginRound(db, done));
      if (!round) return count;
      done.push(round.id);
      const network = await snapshots.of(tenantId);
      const leads = await scope.read((db) => leadsOf(db, network, round));
      for (let place = 0; place < leads.length && !isClosing(); place += leadConcurrency) {
        // What is left of a round that is stopped waits for the next one.
        if (!(await scope.read(isRunning))) return count;
        const some = leads.slice(place, place + leadConcurrency);
        await Promise.all(some.map((id) => sendOn(tenantId, id)));
        count += some.length;
      }
    }
    return count;
  };

  const turns = new Semaphore(networkConcurrency);
  /** Networks whose rounds are under way or queued, and how many leads they send on. */
  const under = new Map<number, Promise<number>>();

  /** Begins rounds, which take as long as their advertisers do; no network waits for another's. */
  const begin = async (isClosing: () => boolean): Promise<Promise<number>[]> => {
    const { rows } = await database.owner((db) =>
      sql<{ tenant_id: number }>`
        select distinct config.tenant_id from hold_configs as config
        where (config.status = 'active' or config.release_asked_at is not null)
          and not ${isStopped('heldLeads', 'config')}`.execute(db),
    );
    const free = rows.filter(({ tenant_id: tenantId }) => !under.has(tenantId));
    return free.map(({ tenant_id: tenantId }) => {
      const releasing = turns
        .runExclusive(() => (isClosing() ? 0 : releaseOf(tenantId, isClosing)))
        .catch((error: unknown) => {
          // A problem with one network must not hold up the others.
          report(error);
          return 0;
        })
        .finally(() => under.delete(tenantId));
      under.set(tenantId, releasing);
      return releasing;
    });
  };

  const poller = createPoller({ every: pollInterval, work: begin, report });
  return {
    release: async () => (await Promise.all(await begin(() => false))).reduce((all, some) => all + some, 0),
    start: () => poller.start(),
    async close() {
      await poller.close();
      await Promise.all(under.values());
    },
  };
};
