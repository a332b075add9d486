import { type Expression, type SqlBool, sql, type Transaction } from 'kysely';
import { formatDate } from '../../../domain/time/dates.ts';
import type { Language } from '../../../domain/text/words.ts';
import { snakeCase } from '../../../openapi/names.ts';
import type { Caller } from '../../access/caller.ts';
import { impersonate } from '../../access/load.ts';
import type { Reader } from '../../collections/model.ts';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { Format } from '../../exports/files.ts';
import { Failure } from '../../failure.ts';
import type { Queue } from '../queue.ts';
import type { ExportSource } from './sources.ts';

/** Maximum unfinished exports of one person. */
const ofOnePerson = 3;
const secondsToRetry = 10;

type Query = Readonly<Record<string, unknown>>;

/** Parameters as a query string; commas separate values, and one that belongs to a value is escaped. */
const addressOf = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => {
      const values: unknown[] = Array.isArray(value) ? value : [value];
      return `${encodeURIComponent(name)}=${values.map((one) => encodeURIComponent(String(one))).join(',')}`;
    })
    .join('&');

export interface NewExport {
  source: ExportSource;
  query: Query;
  format: Format;
  language: Language;
}

interface Dependencies {
  database: Database;
  sources: ReadonlyMap<string, ExportSource>;
  queue: Pick<Queue, 'id' | 'begin'>;
}

/**
 * Returns whether the caller may have others' files: if they may impersonate them, they could request the same. API
 * tokens may not impersonate anyone.
 */
const seesOthers = ({ roleType, impersonatorId, apiTokenId, permissions }: Caller): boolean =>
  roleType === 'admin' && impersonatorId === null && apiTokenId === null && permissions.has(impersonate);

/** Exports visible to a caller: their own, and those of people they may impersonate (D850). */
export const createOwnExports = ({ database, sources, queue }: Dependencies) => {
  /** On rows of `export` joined with `users`. */
  const isSeen = (caller: Caller): Expression<SqlBool> =>
    seesOthers(caller)
      ? sql<boolean>`(export.user_id = ${caller.userId} or users.role_type <> 'admin' and not export.contacts)`
      : sql<boolean>`export.user_id = ${caller.userId}`;

  const exportsOf = (db: Reader, caller: Caller) =>
    db
      .selectFrom('export')
      .innerJoin('users', 'users.id', 'export.user_id')
      .selectAll('export')
      .select([
        sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('user_name'),
        sql<number | null>`export.ended_at + make_interval(days =>
          (select export_days from settings_general where tenant_id = export.tenant_id))`.as('expires_at'),
      ])
      .where(isSeen(caller));

  type Row = Awaited<ReturnType<ReturnType<typeof exportsOf>['execute']>>[number];

  const shown = (row: Row, { timezone, roleType }: Caller) => {
    const source = sources.get(row.entity);
    const name = (roleType === 'affiliate' && source?.ownName) || (source?.name ?? row.entity);
    const day = formatDate(row.created_at, timezone).replaceAll('.', '-');
    return {
      id: row.id,
      kind: `export_${snakeCase(row.entity)}`,
      collection: source?.path ?? row.entity,
      query: addressOf(row.query),
      format: row.format,
      contacts: row.contacts,
      state: row.state,
      total: row.total,
      rows: row.rows,
      bytes: row.bytes,
      fileName: `${name}-${day}.${row.format}`,
      code: row.code,
      user: { id: row.user_id, name: row.user_name },
      createdAt: row.created_at,
      endedAt: row.ended_at,
      expiresAt: row.expires_at,
    };
  };

  const found = async (db: Reader, id: number, caller: Caller): Promise<Row> => {
    const row = await exportsOf(db, caller).where('export.id', '=', id).executeTakeFirst();
    if (!row) throw new Failure('notFound');
    return row;
  };

  /** Serialises concurrent requests of a person, so that each is counted. */
  const takeSeat = async (db: Transaction<Tables>, { userId }: Caller): Promise<void> => {
    await sql`select id from users where id = ${userId} for no key update`.execute(db);
    const { count } = await db
      .selectFrom('export')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count >= ofOnePerson) throw new Failure('tooMany', { retryAfter: secondsToRetry });
  };

  /**
   * Queues a file and returns its id.
   * @throws Failure if the caller may not see what is requested, 429 if they have too many under way
   */
  const begun = async (
    { caller, requestId }: { caller: Caller; requestId: string },
    { source, query, format, language }: NewExport,
  ): Promise<number> => {
    await source.open({ query, caller, language });
    const { id } = await database.tenant(caller.tenantId).write(async (db) => {
      await takeSeat(db, caller);
      return db
        .insertInto('export')
        .values({
          user_id: caller.userId,
          impersonator_id: caller.impersonatorId,
          entity: source.key,
          query: JSON.stringify(query),
          format,
          language,
          contacts: query['contacts'] === true,
          request_id: requestId,
          runner: queue.id,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    queue.begin({ tenantId: caller.tenantId, userId: caller.userId, id });
    return id;
  };

  return { exportsOf, found, shown, begun };
};

export type OwnExports = ReturnType<typeof createOwnExports>;
