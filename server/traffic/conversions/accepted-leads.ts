import { type Kysely, sql } from 'kysely';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { createWorkers, type Worker } from '../../polling.ts';
import { acceptLead, bareReport } from '../advertiser-postbacks/accept.ts';
import { type PostbackReader, createSingleReader } from '../advertiser-postbacks/reading.ts';
import type { Reporter } from '../advertiser-postbacks/reporters.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import { scopeWithin } from '../transaction-scope.ts';
import type { StoredConversion, ReportScope } from './record.ts';

/** Conversions of leads that advertisers have accepted. A trigger records those leads (migration `accepted_leads`). */

/** Milliseconds between two checks. */
const pollInterval = 1000;
/** Leads that one process works on concurrently. */
const batchSize = 4;
/** Seconds after which a lead that a process has abandoned, or that could not be paid, is tried again. */
const patience = 60;

/** Reads who has a lead, with the currency of their amounts; undefined if it was put in the trash since (D1373). */
const takerOf = (db: Kysely<Tables>, lead: number) =>
  db
    .selectFrom('leads')
    .innerJoin('advertisers', 'advertisers.id', 'leads.advertiser_id')
    .select(['advertisers.id as advertiser', 'advertisers.default_currency_id as defaultCurrency'])
    .where('leads.id', '=', lead)
    .where('leads.api_status', '=', 'sent')
    .executeTakeFirst();

/** A lead that its advertiser has accepted. */
interface AcceptedLead {
  lead: number;
  reporter: Pick<Reporter, 'advertiser' | 'defaultCurrency'>;
  /** Seconds UTC. */
  acceptedAt: number;
}

/**
 * Pays an accepted lead, once, if a rule pays for that.
 * @param at when it is paid, seconds UTC
 */
export const payAcceptedLead = async (
  scope: ReportScope,
  network: Snapshot,
  { lead, reporter, acceptedAt }: AcceptedLead,
  { at, reading = createSingleReader(scope) }: { at: number; reading?: PostbackReader },
): Promise<StoredConversion | undefined> => {
  const report = bareReport(lead);
  const origin = await reading.findOrigin({ ...report, advertiser: reporter.advertiser, at: acceptedAt });
  if (!origin) return undefined;
  const terms = await reading.readTerms({ report, reporter, origin, integration: undefined, at: acceptedAt });
  return acceptLead(scope, network, { report, origin, terms }, { reporter, at });
};

interface Accepted {
  tenant_id: number;
  lead_id: number;
}

/** Claims accepted leads that no process is working on. */
const claim = (database: Database, room: number): Promise<readonly Accepted[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<Accepted>`
      update lead_accepted as accepted set due_at = now() + make_interval(secs => ${patience})
      from (
        select tenant_id, lead_id from lead_accepted where due_at <= now() order by due_at, lead_id
        limit ${room} for update skip locked
      ) as due
      where accepted.tenant_id = due.tenant_id and accepted.lead_id = due.lead_id
      returning accepted.tenant_id, accepted.lead_id`.execute(db);
    return rows;
  });

interface Dependencies {
  database: Database;
  snapshots: Pick<Snapshots, 'of'>;
  /** Called with the reason why a lead could not be paid; it is tried again. */
  report(error: unknown): void;
}

/** Pays accepted leads. Any number of processes share the work and take over what a dying one leaves. */
export const createAcceptedLeads = ({ database, snapshots, report }: Dependencies): Worker =>
  createWorkers<Accepted>({
    every: pollInterval,
    atOnce: batchSize,
    claim: (room) => claim(database, room),
    async work({ tenant_id: tenantId, lead_id: lead }) {
      const network = await snapshots.of(tenantId);
      await database.tenant(tenantId).write(async (db) => {
        const due = await db
          .deleteFrom('lead_accepted')
          .where('lead_id', '=', lead)
          .returning(sql<number>`floor(extract(epoch from accepted_at))::float8`.as('at'))
          .executeTakeFirst();
        // It may have been put in the trash since, or its partition dropped.
        const reporter = due && (await takerOf(db, lead));
        if (!reporter) return;
        const accepted = { lead, reporter, acceptedAt: due.at };
        await payAcceptedLead(scopeWithin(db), network, accepted, { at: Math.floor(Date.now() / 1000) });
      });
    },
    report,
  });
