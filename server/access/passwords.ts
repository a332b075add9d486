import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { isEmpty } from '../../domain/text/is-empty.ts';
import { type Rule, rule } from '../../domain/rules.ts';
import type { Tables } from '../database/tables.ts';
import { commonPasswords } from './common-passwords.ts';

/** Argon2id is 2 among the library's algorithms; the library's name for it is a type that doesn't exist at run time. */
const argon2id = 2;
const costs = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Surrounding spaces belong to a password; letters with two encodings (é as one code point or two) are the same. */
const normal = (password: string): string => password.normalize('NFKC');

/** Returns what is stored instead of a password. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), costs);

let nobody: Promise<string> | undefined;

/** Whether the password matches this hash. Without a hash it takes the same time and never matches. */
export const isPassword = async (password: string, hashed: string | null | undefined): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(hashed ?? (await nobody), normal(password));
  return right && typeof hashed === 'string';
};

/**
 * Returns the rules a new password breaks beyond those of its field: the tenant's minimum length, and being one that
 * attackers try first, including the person's own email.
 */
export const passwordViolations = (password: string, minimum: number, email: string): Rule[] => {
  if (isEmpty(password)) return [rule('required')];
  if ([...password].length < minimum) return [rule('minLength', minimum)];
  const plain = password.trim().toLowerCase();
  const ownNames = [email.toLowerCase(), email.toLowerCase().split('@', 1)[0]];
  return commonPasswords.has(plain) || ownNames.includes(plain) ? [rule('commonPassword')] : [];
};

/** Returns the hash of a user's current password; null without one. */
export const passwordHashOf = async (db: Kysely<Tables>, userId: number): Promise<string | null> => {
  const kept = await db
    .selectFrom('credential')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return kept?.password_hash ?? null;
};

/** Invalidates emailed links for setting a new password. */
export const dropRecoveryLinks = async (db: Kysely<Tables>, userIds: readonly number[]): Promise<void> => {
  if (userIds.length > 0) await db.deleteFrom('password_recovery').where('user_id', 'in', userIds).execute();
};

/** Stores the hashes of new passwords, and drops emailed links for setting others. */
export const storePasswords = async (
  db: Kysely<Tables>,
  renewed: readonly { userId: number; password: string }[],
): Promise<void> => {
  if (renewed.length === 0) return;
  const changedAt = new Date().toISOString();
  const rows = renewed.map(async ({ userId, password }) => ({
    user_id: userId,
    password_hash: await hashPassword(password),
    changed_at: changedAt,
  }));
  await db
    .insertInto('credential')
    .values(await Promise.all(rows))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet(({ ref }) => ({
        password_hash: ref('excluded.password_hash'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute();
  await dropRecoveryLinks(
    db,
    renewed.map(({ userId }) => userId),
  );
};
