import { type Kysely, sql, type Transaction } from 'kysely';
import type { Entity } from '../../openapi/define.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { abandonSealedMail } from '../mail/outbox.ts';
import { OperatorError } from '../operator.ts';
import { recordSealing } from '../secrets/cipher.ts';
import { createSecrets } from '../session/two-factor/secrets.ts';
import { mailColumn, recordColumns, type SealedColumn } from './places.ts';
import { isItsSecret, recordProof } from './proof.ts';

/** Something was encrypted with neither of the two secrets, so nothing was changed. */
export class RotationError extends OperatorError {
  override name = 'RotationError';
}

/** How many of what was encrypted. */
interface Count {
  /** Encrypted with the new secret now. */
  renewed: number;
  /** Encrypted with neither of the two. */
  unreadable: number;
}

/** The result of a rotation. */
export interface Rotated {
  /** Secrets of records: the unreadable ones, left as they are, have to be entered anew. */
  records: Count;
  /** Contents of mails: unreadable ones are given up. */
  mails: Count;
  /** Secrets of two-factor authentication: without a readable one it is off. */
  accounts: Count;
  /** Number of recovery codes that became invalid, as only their hashes were stored. */
  recoveryCodes: number;
}

interface Secrets {
  from: string;
  to: string;
  /** Whether the former secret is lost, so that what was encrypted with it is given up. */
  isLost?: boolean;
}

interface Reseal {
  open(sealed: string): string | undefined;
  /** Decrypts with the new secret. */
  opened(sealed: string): string | undefined;
  seal(secret: string): string;
}

interface Sealed {
  tenantId: number;
  id: number;
  sealed: string;
}

/** What becomes of something that was encrypted. */
interface Renewal {
  ciphers(row: Sealed): Reseal;
  store(row: Sealed, again: string): Promise<unknown>;
  /** Called for what neither secret decrypts; throws if nothing may be changed then. */
  leave(row: Sealed): Promise<unknown> | void;
}

/** Re-encrypts with the new key all that isn't already, for example in an interrupted run. */
const renew = async (rows: readonly Sealed[], { ciphers, store, leave }: Renewal): Promise<Count> => {
  const count = { renewed: 0, unreadable: 0 };
  for (const row of rows) {
    const { open, opened, seal } = ciphers(row);
    const secret = open(row.sealed);
    if (secret !== undefined) {
      await store(row, seal(secret));
      count.renewed += 1;
    } else if (opened(row.sealed) === undefined) {
      await leave(row);
      count.unreadable += 1;
    }
  }
  return count;
};

const sumOf = (counts: readonly Count[]): Count => ({
  renewed: counts.reduce((sum, { renewed }) => sum + renewed, 0),
  unreadable: counts.reduce((sum, { unreadable }) => sum + unreadable, 0),
});

const refuse = (what: string): never => {
  throw new RotationError(`${what} was encrypted under another secret than the current one; nothing was changed`);
};

/** Re-encrypts the secrets of one column, in all networks. */
const rotateColumn = async (
  db: Transaction<Tables>,
  { table: name, column: field, placeIn }: SealedColumn,
  { from, to }: Secrets,
  leave: Renewal['leave'],
): Promise<Count> => {
  const [before, after] = [recordSealing(from), recordSealing(to)];
  const [table, column] = [sql.table(name), sql.ref(field)];
  const { rows } = await sql<Sealed>`
    select tenant_id as "tenantId", id, ${column} as sealed from ${table} where ${column} is not null
    for update`.execute(db);
  return renew(rows, {
    ciphers({ tenantId }) {
      const place = placeIn(tenantId);
      return {
        open: (one) => before.open(place, one),
        opened: (one) => after.open(place, one),
        seal: (one) => after.seal(place, one),
      };
    },
    store: ({ tenantId, id }, again) =>
      sql`update ${table} set ${column} = ${again} where tenant_id = ${tenantId} and id = ${id}`.execute(db),
    leave,
  });
};

/** Re-encrypts the secrets of two-factor authentication. */
const rotateAccounts = async (db: Transaction<Tables>, { from, to, isLost }: Secrets): Promise<Count> => {
  const [before, after] = [createSecrets(from), createSecrets(to)];
  const rows = await db
    .selectFrom('credential')
    .select(['tenant_id as tenantId', 'user_id as id', 'totp_secret as sealed'])
    .where('totp_secret', 'is not', null)
    .forUpdate()
    .execute();
  const change = ({ tenantId, id }: Sealed, values: { totp_secret: string | null; totp_pending?: null }) =>
    db.updateTable('credential').set(values).where('tenant_id', '=', tenantId).where('user_id', '=', id).execute();
  return renew(
    rows.map(({ sealed, ...row }) => ({ ...row, sealed: sealed ?? '' })),
    {
      ciphers({ tenantId, id: userId }) {
        const owner = { tenantId, userId };
        return {
          open: (one) => before.open(owner, one),
          opened: (one) => after.open(owner, one),
          seal: (one) => after.seal(owner, one),
        };
      },
      store: (row, again) => change(row, { totp_secret: again }),
      leave: (row) =>
        isLost
          ? change(row, { totp_secret: null, totp_pending: null })
          : refuse(`Two-factor authentication of user ${row.id}`),
    },
  );
};

const within = <T>(db: Kysely<Tables>, work: (db: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().execute(work);

/**
 * Re-encrypts everything that is encrypted with the installation's secret, all or nothing. What already uses the new
 * secret is left as it is, so an interrupted run can be completed by another.
 * @throws RotationError if the current secret is another one, or a secret was encrypted with neither, unless it is lost
 */
export const rotateSecrets = (
  database: Database,
  entities: Readonly<Record<string, Entity>>,
  secrets: Secrets,
): Promise<Rotated> =>
  database.owner((owner) =>
    within(owner, async (db) => {
      const { from, to, isLost } = secrets;
      const isIts = async (secret: string): Promise<boolean> => isItsSecret(db, entities, secret);
      if (!isLost && !(await isIts(from)) && !(await isIts(to))) refuse('The database');
      const records: Count[] = [];
      for (const column of recordColumns(entities))
        records.push(
          await rotateColumn(db, column, secrets, ({ id }) => (isLost ? undefined : refuse(`${column.what} ${id}`))),
        );
      const mails = await rotateColumn(db, mailColumn, secrets, (mail) => abandonSealedMail(db, mail));
      const accounts = await rotateAccounts(db, secrets);
      const gone = await db.deleteFrom('recovery_code').executeTakeFirst();
      // Digests of repeatable calls are keyed: without one, a repetition gets its first response uncompared.
      await db.updateTable('idempotency').set({ request_hash: null }).execute();
      await recordProof(db, to);
      return { records: sumOf(records), mails, accounts, recoveryCodes: Number(gone.numDeletedRows) };
    }),
  );
