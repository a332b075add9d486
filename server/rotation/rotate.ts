import { type Kysely, sql, type Transaction } from 'kysely';
import type { Entity } from '../../openapi/define.ts';
import { columnName, tableName } from '../../openapi/names.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { mailPlace } from '../mail/outbox.ts';
import { createSecrets } from '../session/two-factor/secrets.ts';
import { recordSealing, secretPlace } from '../secrets/cipher.ts';
import { OperatorError } from '../operator.ts';

/** Something was encrypted with neither of the two secrets, so nothing was changed. */
export class RotationError extends OperatorError {
  override name = 'RotationError';
}

/** The result of a rotation. */
export interface Rotated {
  /** Numbers of secrets of records, and of two-factor authentication, that are now encrypted with the new secret. */
  records: number;
  accounts: number;
  /** Number of recovery codes that became invalid, as only their hashes were stored. */
  recoveryCodes: number;
}

interface Reseal {
  open(sealed: string): string | undefined;
  /** Decrypts with the new secret. */
  opened(sealed: string): string | undefined;
  seal(secret: string): string;
}

/** Re-encrypts with the new key; undefined if already done, for example in an interrupted run. */
const resealed = (sealed: string, { open, opened, seal }: Reseal, what: string): string | undefined => {
  const secret = open(sealed);
  if (secret !== undefined) return seal(secret);
  if (opened(sealed) !== undefined) return undefined;
  throw new RotationError(`${what} was encrypted under another secret than the current one; nothing was changed`);
};

/** Where secrets of one kind are stored, and the place that they are bound to. */
interface Column {
  /** Names it in error messages. */
  what: string;
  table: string;
  column: string;
  placeIn(tenantId: number): string;
}

/** Re-encrypts the secrets of one column, in all networks. */
const rotateColumn = async (
  db: Transaction<Tables>,
  { what, ...kept }: Column,
  from: string,
  to: string,
): Promise<number> => {
  const [before, after] = [recordSealing(from), recordSealing(to)];
  const [table, column] = [sql.table(kept.table), sql.ref(kept.column)];
  const { rows } = await sql<{ tenant_id: number; id: number; sealed: string }>`
    select tenant_id, id, ${column} as sealed from ${table} where ${column} is not null for update`.execute(db);
  let count = 0;
  for (const { tenant_id: tenant, id, sealed } of rows) {
    const place = kept.placeIn(tenant);
    const again = resealed(
      sealed,
      {
        open: (one) => before.open(place, one),
        opened: (one) => after.open(place, one),
        seal: (one) => after.seal(place, one),
      },
      `${what} ${id}`,
    );
    if (again === undefined) continue;
    await sql`update ${table} set ${column} = ${again} where tenant_id = ${tenant} and id = ${id}`.execute(db);
    count += 1;
  }
  return count;
};

/** Re-encrypts the secrets of two-factor authentication. */
const rotateAccounts = async (db: Transaction<Tables>, from: string, to: string): Promise<number> => {
  const [before, after] = [createSecrets(from), createSecrets(to)];
  const rows = await db
    .selectFrom('credential')
    .select(['tenant_id', 'user_id', 'totp_secret'])
    .where('totp_secret', 'is not', null)
    .forUpdate()
    .execute();
  let count = 0;
  for (const { tenant_id: tenantId, user_id: userId, totp_secret: sealed } of rows) {
    const owner = { tenantId, userId };
    const again = resealed(
      sealed ?? '',
      {
        open: (one) => before.open(owner, one),
        opened: (one) => after.open(owner, one),
        seal: (one) => after.seal(owner, one),
      },
      `Two-factor authentication of user ${userId}`,
    );
    if (again === undefined) continue;
    await db
      .updateTable('credential')
      .set({ totp_secret: again })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute();
    count += 1;
  }
  return count;
};

const secretColumns = (entities: Readonly<Record<string, Entity>>): Column[] => [
  ...Object.entries(entities).flatMap(([key, entity]) =>
    Object.entries(entity.fields).flatMap(([name, { kind }]): Column[] =>
      kind === 'secret'
        ? [
            {
              what: `${name} of ${key}`,
              table: tableName(entity),
              column: columnName(name, entity),
              placeIn: (tenantId) => secretPlace(tenantId, key, name),
            },
          ]
        : [],
    ),
  ),
  { what: 'Mail', table: 'mail_outbox', column: 'message', placeIn: mailPlace },
];

const within = <T>(db: Kysely<Tables>, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

/**
 * Re-encrypts everything that is encrypted with the installation's secret, all or nothing. What already uses the new
 * secret is left as it is, so an interrupted run can be completed by another.
 * @throws RotationError if something was encrypted with neither of them
 */
export const rotateSecrets = (
  database: Database,
  entities: Readonly<Record<string, Entity>>,
  { from, to }: { from: string; to: string },
): Promise<Rotated> =>
  database.owner((owner) =>
    within(owner, async (db) => {
      let records = 0;
      for (const one of secretColumns(entities)) records += await rotateColumn(db, one, from, to);
      const accounts = await rotateAccounts(db, from, to);
      const gone = await db.deleteFrom('recovery_code').executeTakeFirst();
      return { records, accounts, recoveryCodes: Number(gone.numDeletedRows) };
    }),
  );
