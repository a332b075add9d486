import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { type MissingProof, missingProof, type ResolveTexts } from '../outbound/domain-proof.ts';
import { createPoller, type Worker } from '../polling.ts';

/** A domain whose proof is gone. */
export interface BrokenDomain {
  id: number;
  host: string;
  problem: MissingProof['problem'];
}

export interface DomainCheckParts {
  database: Database;
  /** Asks DNS. */
  resolve: ResolveTexts;
  /** Is told of a verified domain that fails from now on. */
  tell(db: Transaction<Tables>, tenantId: number, domain: BrokenDomain): Promise<void>;
}

type Due = Pick<Selectable<Tables['domains']>, 'tenant_id' | 'id' | 'host' | 'proof' | 'state' | 'version'>;

/** Milliseconds between two looks at what is due. */
const lookEvery = 60_000;
const maxAtOnce = 20;

/**
 * Takes domains whose next check has come. It comes after as long as nothing has changed by then, between five minutes and
 * six hours: soon after someone made or changed one, or it broke, and less and less often from then on. What one process
 * has taken the others find checked.
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

/** DNS that does not answer says nothing about a domain; a proof that is not there says that a verified one is broken. */
const stateAfter = (before: Due['state'], lacks: MissingProof | undefined): Due['state'] => {
  if (!lacks) return 'verified';
  return before === 'waiting' || lacks.problem === 'no_answer' ? before : 'failing';
};

/** Keeps what DNS said, unless someone has changed the domain meanwhile; a change of its state is in its history. */
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

/** Looks into DNS for the proofs of the domains of all networks that are due; any number of processes share them. */
export const checkDomains = async (parts: DomainCheckParts): Promise<void> => {
  const due = await takeDue(parts.database);
  await Promise.all(due.map(async (one) => keep(parts, one, await missingProof(parts.resolve, one.host, one.proof))));
};

/**
 * Checks domains from its start on.
 * @param report is told why checks failed
 */
export const createDomainChecks = (parts: DomainCheckParts, report: (error: unknown) => void): Worker =>
  createPoller({ every: lookEvery, work: () => checkDomains(parts), report });
