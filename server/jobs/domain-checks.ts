import { type Selectable, sql, type Transaction } from 'kysely';
import type { DomainTrouble } from '../../domain/domain-trouble.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import {
  type CheckDomain,
  type DomainFindings,
  fieldsAfter,
  type FoundFields,
  missesAfter,
  stateAfter,
} from '../outbound/domain-check.ts';
import { createPoller, type Worker } from '../polling.ts';

/** A domain that worked before and has a problem. */
export interface BrokenDomain {
  id: number;
  host: string;
  trouble: DomainTrouble;
}

export interface DomainCheckParts {
  database: Database;
  check: CheckDomain;
  /** Customer ids of networks whose hosts are made up, and left alone. */
  madeUp?: readonly string[];
  /** Called when a verified domain starts to have a problem. */
  tell(db: Transaction<Tables>, tenantId: number, domain: BrokenDomain): Promise<void>;
}

type Due = Pick<
  Selectable<Tables['domains']>,
  | 'tenant_id'
  | 'id'
  | 'host'
  | 'proof'
  | 'state'
  | 'version'
  | 'reach'
  | 'certificate'
  | 'certificate_expires_at'
  | 'misses'
>;

/** Milliseconds between two checks for due domains. */
const pollInterval = 60_000;
const maxAtOnce = 20;
/** A host that is unreachable once may only have been restarted: its people hear of it after this many checks. */
const missesUntilTold = 2;

/**
 * Claims the domains that are due for a check. The next check is due after as long as the domain has gone unchanged,
 * but at least five minutes and at most half an hour, or six hours for those that aren't in use: soon after it was
 * created, changed or broken, and less and less often from then on. One that was missed for the first time is checked
 * again after five minutes. Domains claimed by one process look checked to the others.
 */
const takeDue = ({ database, madeUp = [] }: DomainCheckParts): Promise<Due[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<Due>`
      update domains as domain set checked_at = now()
      from (
        select tenant_id, id from domains
        where not exists (
          select from tenant where tenant.id = domains.tenant_id and tenant.customer_id = any (${madeUp}::text[])
        ) and coalesce(checked_at, created_at) + case when misses between 1 and ${missesUntilTold - 1}
          then interval '5 minutes'
          else least(
            greatest(coalesce(checked_at, created_at) - updated_at, interval '5 minutes'),
            case when state = 'verified' then interval '30 minutes' else interval '6 hours' end
          ) end <= now()
        order by coalesce(checked_at, created_at) limit ${maxAtOnce} for update skip locked
      ) as due
      where domain.tenant_id = due.tenant_id and domain.id = due.id
      returning domain.tenant_id, domain.id, domain.host, domain.proof, domain.state, domain.version, domain.reach, domain.certificate,
        domain.certificate_expires_at, domain.misses`.execute(db);
    return rows;
  });

/** The problem that a domain in use has since this check; at most one is told of. */
const troubleOf = (
  before: Due,
  after: FoundFields & { state: Due['state']; misses: number },
): DomainTrouble | undefined => {
  if (after.state === 'failing') return before.state === 'failing' ? undefined : 'proof';
  if (after.state !== 'verified') return undefined;
  if (after.misses === missesUntilTold && before.misses < missesUntilTold)
    return after.reach === 'here' ? 'certificate' : 'astray';
  return before.certificate === 'valid' && after.certificate === 'expiring' ? 'expiring' : undefined;
};

/** Stores a check's result, unless the domain was changed meanwhile; a change of its state goes into its history. */
const keep = ({ database, tell }: DomainCheckParts, before: Due, findings: DomainFindings): Promise<void> =>
  database.tenant(before.tenant_id).write(async (db) => {
    const { tenant_id: tenantId, id, host, state, version } = before;
    const found = fieldsAfter({ ...before, certificateExpiresAt: before.certificate_expires_at }, findings);
    const after = { ...found, state: stateAfter(state, findings.lacks), misses: missesAfter(before, found) };
    const isChanged = after.state !== state;
    const kept = await db
      .updateTable('domains')
      .set({
        problem: after.problem,
        failure: after.failure,
        reach: after.reach,
        reach_problem: after.reachProblem,
        reach_found: after.reachFound,
        certificate: after.certificate,
        certificate_expires_at: sql`to_timestamp(${after.certificateExpiresAt}::float8)`,
        misses: after.misses,
        ...(isChanged && {
          state: after.state,
          version: version + 1,
          updated_at: sql`now()`,
          updated_by_id: null,
          ...(after.state === 'verified' && { verified_at: sql`coalesce(verified_at, now())` }),
        }),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (kept.numUpdatedRows === 0n) return;
    const trouble = troubleOf(before, after);
    if (trouble) await tell(db, tenantId, { id, host, trouble });
    if (!isChanged) return;
    const changes = JSON.stringify({ state: [state, after.state] });
    await db
      .insertInto('history')
      .values({ entity: 'domain', record_id: id, version: version + 1, user_id: null, action: 'edit', changes })
      .execute();
  });

/**
 * Checks the domains of all networks that are due; any number of processes share the work.
 * @param isClosing whether to leave the rest for later
 */
export const checkDomains = async (parts: DomainCheckParts, isClosing = (): boolean => false): Promise<void> => {
  for (let isMore = true; isMore && !isClosing(); ) {
    const due = await takeDue(parts);
    await Promise.all(due.map(async (one) => keep(parts, one, await parts.check(one))));
    isMore = due.length === maxAtOnce;
  }
};

/**
 * Checks domains once started.
 * @param report receives the reason when checks fail
 */
export const createDomainChecks = (parts: DomainCheckParts, report: (error: unknown) => void): Worker =>
  createPoller({ every: pollInterval, work: (isClosing) => checkDomains(parts, isClosing), report });
