import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { type MissingProof, missingProof, type ResolveTexts } from '../outbound/domain-proof.ts';
import { createPoller, type Worker } from '../polling.ts';

/** A domain whose proof has disappeared. */
export interface BrokenDomain {
  id: number;
  host: string;
  problem: MissingProof['problem'];
}

export interface DomainCheckParts {
  database: Database;
  /** Queries DNS. */
  resolve: ResolveTexts;
  /** Called when a verified domain starts to fail. */
  tell(db: Transaction<Tables>, tenantId: number, domain: BrokenDomain): Promise<void>;
}

type Due = Pick<Selectable<Tables['domains']>, 'tenant_id' | 'id' | 'host' | 'proof' | 'state' | 'version'>;

/** Milliseconds between two checks for due domains. */
const lookEvery = 60_000;
const maxAtOnce = 20;

/**
 * Claims the domains that are due for a check. The next check is due after as long as the domain has gone unchanged,
 * but at least five minutes and at most six hours: soon after it was created, changed or broken, and less and less
 * often from then on. Domains claimed by one process look checked to the others.
 */
const takeDue = (database: Database): Promise<Due[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<Due>`
      update domains as own set checked_at = now()
      from (
        select tenant_id, id from domains
        where coalesce(checked_at, created_at)
          + least(greatest(coalesce(checked_at, created_at) - updated_at, interval '5 minutes'), interval '6 hours') <= now()
        order by coalesce(checked_at, created_at) limit ${maxAtOnce} for update skip locked
      ) as due
      where own.tenant_id = due.tenant_id and own.id = due.id
      returning own.tenant_id, own.id, own.host, own.proof, own.state, own.version`.execute(db);
    return rows;
  });

/** Unanswered DNS says nothing about a domain; a missing proof means that a verified one is broken. */
const stateAfter = (before: Due['state'], lacks: MissingProof | undefined): Due['state'] => {
  if (!lacks) return 'verified';
  return before === 'waiting' || lacks.problem === 'no_answer' ? before : 'failing';
};

/** Stores a check's result, unless the domain was changed meanwhile; a change of its state goes into its history. */
const keep = (
  { database, tell }: DomainCheckParts,
  { tenant_id: tenantId, id, host, state, version }: Due,
  lacks: MissingProof | undefined,
): Promise<void> =>
  database.tenant(tenantId).write(async (db) => {
    const after = stateAfter(state, lacks);
    const isChanged = after !== state;
    const kept = await db
      .updateTable('domains')
      .set({
        problem: lacks?.problem ?? null,
        failure: lacks?.found ?? null,
        ...(isChanged && {
          state: after,
          version: version + 1,
          updated_at: sql`now()`,
          updated_by_id: null,
          ...(after === 'verified' && { verified_at: sql`coalesce(verified_at, now())` }),
        }),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (!isChanged || kept.numUpdatedRows === 0n) return;
    const changes = JSON.stringify({ state: [state, after] });
    await db
      .insertInto('history')
      .values({ entity: 'domain', record_id: id, version: version + 1, user_id: null, action: 'edit', changes })
      .execute();
    if (lacks && after === 'failing') await tell(db, tenantId, { id, host, problem: lacks.problem });
  });

/** Checks DNS for the proofs of all networks' due domains; any number of processes share the work. */
export const checkDomains = async (parts: DomainCheckParts): Promise<void> => {
  const due = await takeDue(parts.database);
  await Promise.all(due.map(async (one) => keep(parts, one, await missingProof(parts.resolve, one.host, one.proof))));
};

/**
 * Checks domains once started.
 * @param report receives the reason when checks fail
 */
export const createDomainChecks = (parts: DomainCheckParts, report: (error: unknown) => void): Worker =>
  createPoller({ every: lookEvery, work: () => checkDomains(parts), report });
