import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Entity } from '../../openapi/define.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { OperatorError } from '../operator.ts';
import { createSecretCipher, recordSealing, type SecretCipher } from '../secrets/cipher.ts';
import { createSecrets } from '../session/two-factor/secrets.ts';
import { recordColumns } from './places.ts';

/**
 * A word that the database keeps encrypted with the installation's secret: a process that can't decrypt it was started
 * with another one (D1451).
 */

type Entities = Readonly<Record<string, Entity>>;

const word = 'sluice';
const place = 'installation';
const proofCipher = (secret: string): SecretCipher => createSecretCipher(secret, 'proof of the secret');

const readProof = async (db: Kysely<Tables>): Promise<string | undefined> => {
  const { rows } = await sql<{ sealed: string }>`select sealed from secret_proof`.execute(db);
  return rows[0]?.sealed;
};

/** How many secrets of a kind are tried in a database without the word, the latest ones. */
const tried = 20;

/**
 * Whether a database of a version that kept no word has secrets of which this one decrypts none. One is enough: some may
 * have been entered under a secret that was lost. Mails don't count, as they pass.
 */
const isForeign = async (db: Kysely<Tables>, entities: Entities, secret: string): Promise<boolean> => {
  let isAny = false;
  const isAnyOpen = (opened: readonly (string | undefined)[]): boolean => {
    isAny ||= opened.length > 0;
    return opened.some((plain) => plain !== undefined);
  };
  const sealing = recordSealing(secret);
  for (const { table, column, placeIn } of recordColumns(entities)) {
    const { rows } = await sql<{ tenant_id: number; sealed: string }>`
      select tenant_id, ${sql.ref(column)} as sealed from ${sql.table(table)} where ${sql.ref(column)} is not null
      order by id desc limit ${sql.lit(tried)}`.execute(db);
    if (isAnyOpen(rows.map(({ tenant_id: id, sealed }) => sealing.open(placeIn(id), sealed)))) return false;
  }
  const secrets = createSecrets(secret);
  const accounts = await db
    .selectFrom('credential')
    .select(['tenant_id as tenantId', 'user_id as userId', 'totp_secret as sealed'])
    .where('totp_secret', 'is not', null)
    .orderBy('user_id', 'desc')
    .limit(tried)
    .execute();
  const isForAccounts = isAnyOpen(accounts.map(({ sealed, ...owner }) => secrets.open(owner, sealed ?? '')));
  return isAny && !isForAccounts;
};

/** Returns whether the database was encrypted with this secret, or nothing in it says otherwise. */
export const isItsSecret = async (db: Kysely<Tables>, entities: Entities, secret: string): Promise<boolean> => {
  const proof = await readProof(db);
  if (proof === undefined) return !(await isForeign(db, entities, secret));
  return proofCipher(secret).open(place, proof) === word;
};

/** Records which secret the database is encrypted with from now on. */
export const recordProof = (db: Kysely<Tables>, secret: string): Promise<unknown> =>
  sql`insert into secret_proof (sealed) values (${proofCipher(secret).seal(place, word)})
    on conflict (is_only) do update set sealed = excluded.sealed`.execute(db);

/**
 * Makes sure that a process has the secret that the database is encrypted with; the first process decides which one.
 * @throws OperatorError
 */
export const requireItsSecret = (
  database: Database,
  entities: Entities,
  { secret, dataFolder }: Pick<Configuration, 'secret' | 'dataFolder'>,
): Promise<void> =>
  database.owner(async (db) => {
    if ((await readProof(db)) === undefined && (await isItsSecret(db, entities, secret)))
      await sql`insert into secret_proof (sealed) values (${proofCipher(secret).seal(place, word)})
        on conflict do nothing`.execute(db);
    if (await isItsSecret(db, entities, secret)) return;
    throw new OperatorError(
      `The database was encrypted with another secret than this process has. Start it with that one: SLUICE_SECRET, or without it the file ${join(dataFolder, 'secret')}. ` +
        'If replacing the secret was interrupted, run npm run rotate-secret again. If the former secret is lost, run npm run rotate-secret -- --lost.',
    );
  });
