import { sql, type Transaction } from 'kysely';
import type { Words } from '../../../domain/text/words.ts';
import type { Tables } from '../../database/tables.ts';
import { Failure } from '../../failure.ts';
import type { RoundKind } from './rounds.ts';

/** Rounds that people request, and what they do that makes new ones promising. */

/** How long after a request the next one is refused: a second click is not a second request. */
const rest = sql`interval '10 seconds'`;

const refusals = {
  runsAlready: { en: 'It is already running or about to start', ru: 'Запрос уже выполняется или вот-вот начнётся' },
  ranJustNow: {
    en: 'It has just run. Try again in ten seconds',
    ru: 'Запрос был только что. Повторите через десять секунд',
  },
} as const satisfies Record<string, Words>;

/**
 * Requests a round; of several simultaneous requests, only one succeeds. It begins as soon as a process checks.
 * @param db a transaction in which the round's owner is locked
 * @throws Failure 409 if one is under way or requested, or was requested a moment ago
 */
export const askForRound = async (
  db: Transaction<Tables>,
  { table, column }: RoundKind,
  { of, path }: { of: number; path: string },
): Promise<void> => {
  const own = sql.ref(column);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} as sync (${own}, asked_at) values (${of}, clock_timestamp())
    on conflict (tenant_id, ${own}) do update set asked_at = clock_timestamp()
    where sync.claim is null and coalesce(sync.asked_at, '-infinity') <= coalesce(sync.began_at, '-infinity')
      and coalesce(sync.asked_at, '-infinity') < clock_timestamp() - ${rest}`.execute(db);
  if (numAffectedRows === 1n) return;
  const { rows } = await sql<{ rests: boolean }>`
    select claim is null and asked_at <= began_at as rests from ${sql.table(table)} where ${own} = ${of}`.execute(db);
  const type = rows[0]?.rests === true ? 'ranJustNow' : 'runsAlready';
  throw new Failure('refused', { details: [{ path, type, message: refusals[type] }] });
};

/**
 * Lets rounds begin immediately, and their failures be counted from zero: someone has turned them on again, or changed
 * what is asked with.
 * @param of the integrations or synchronisations, locked in this transaction
 */
export const beginAnew = async (
  db: Transaction<Tables>,
  { table, column }: RoundKind,
  of: readonly number[],
): Promise<void> => {
  if (of.length === 0) return;
  await sql`update ${sql.table(table)} set failures = 0, due_at = now() where ${sql.ref(column)} = any (${of}::bigint[])`.execute(
    db,
  );
};
