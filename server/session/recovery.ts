import { type Kysely, sql, type Transaction } from 'kysely';
import type { Callers } from '../access/callers.ts';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { OpenCall, OpenHandlers } from '../http/call.ts';
import { violationOf, type Detail, Failure, invalid } from '../failure.ts';
import { pageHost } from '../http/origins.ts';
import type { BackgroundTasks } from '../jobs/background-tasks.ts';
import type { Addresses } from '../mail/addresses.ts';
import type { Email } from '../mail/email.ts';
import type { EmailSender } from '../mail/sender.ts';
import type { Notices } from '../notifications/direct-notices.ts';
import { tenantOf } from '../tenant/hosts.ts';
import { accountByEmail, isAdmitted } from './accounts.ts';
import { passwordViolations } from '../access/passwords.ts';
import { linkHash, linkPath, newLink } from './password-links.ts';
import { lockPeople } from './people.ts';
import { resetPasswords } from './resets.ts';
import { limitAttempts, type Throttles } from './attempt-limits.ts';

/** Dependencies of the password recovery handlers (D79, D80). */
export interface RecoveryParts {
  database: Database;
  throttles: Throttles;
  callers: Callers;
  backgroundTasks: BackgroundTasks;
  emails: EmailSender;
  addresses: Addresses;
  notices: Pick<Notices, 'tell'>;
}

/** Lifetime of a link in seconds, and how many an account is sent in that time; earlier ones stay valid. */
const lifetime = 3600;
const maxLinks = 5;

const recoveryEmail = (url: string): Email => ({
  subject: { en: 'Set a new password', ru: 'Новый пароль' },
  paragraphs: [
    {
      en: 'You asked to reset the password for your account.',
      ru: 'Для вашей учётной записи запрошена смена пароля.',
    },
    {
      en: 'The link works once and expires in an hour. If you didn’t ask for this, ignore this email: your password won’t change.',
      ru: 'Ссылка одноразовая и действует один час. Если это были не вы, просто проигнорируйте это письмо: пароль не изменится.',
    },
  ],
  link: { label: { en: 'Set a new password', ru: 'Задать новый пароль' }, url },
});

const expired: Detail = {
  type: 'expired',
  path: 'token',
  message: {
    en: 'This link has expired. Request a new one',
    ru: 'Ссылка больше не действует. Запросите новую',
  },
};

/** Returns a new link's token for a user; undefined if they were sent enough of them. */
const newToken = async (db: Transaction<Tables>, userId: number): Promise<string | undefined> => {
  const { sent } = await db
    .selectFrom('password_recovery')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<number>`now()`)
    .executeTakeFirstOrThrow();
  if (sent >= maxLinks) return undefined;
  return newLink(db, userId, lifetime);
};

/** Returns whose password a token may set now; undefined if it is invalid. */
const ownerOf = (db: Kysely<Tables>, token: string) =>
  db
    .selectFrom('password_recovery')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'password_recovery.tenant_id')
        .onRef('users.id', '=', 'password_recovery.user_id'),
    )
    .innerJoin('settings_general', 'settings_general.tenant_id', 'users.tenant_id')
    .select(['users.id', 'users.email', 'password_minimum'])
    .where('token_hash', '=', linkHash(token))
    .where('expires_at', '>', sql<number>`now()`)
    .where('users.status', '=', 'active')
    .executeTakeFirst();

/**
 * The same, with owner and link locked until the transaction ends: setting a password uses up all of someone's links.
 */
const heldOwnerOf = async (db: Kysely<Tables>, token: string) => {
  const owner = await ownerOf(db, token);
  if (!owner) return undefined;
  await lockPeople(db, [owner.id]);
  return ownerOf(db, token);
};

/** Records in a user's history that they set their password. */
const record = async (db: Transaction<Tables>, userId: number, requestId: string): Promise<void> => {
  const { version } = await db
    .updateTable('users')
    .set({ version: sql`version + 1`, updated_at: sql`now()`, updated_by_id: userId })
    .where('id', '=', userId)
    .returning('version')
    .executeTakeFirstOrThrow();
  const changes = JSON.stringify({ password: [null, null] });
  await db
    .insertInto('history')
    .values({
      entity: 'user',
      record_id: userId,
      version,
      user_id: userId,
      action: 'edit',
      request_id: requestId,
      changes,
    })
    .execute();
};

/** Handlers of `/public/password/recovery` and `/public/password/new`. */
export const createRecoveryHandlers = (parts: RecoveryParts): OpenHandlers => {
  const { database, throttles, callers, backgroundTasks, emails, addresses, notices } = parts;

  const sendLink = async (tenantId: number, email: string, host: string): Promise<void> => {
    const scope = database.tenant(tenantId);
    const account = await accountByEmail(scope, email);
    if (!account || !isAdmitted(account)) return;
    await scope.write(async (db) => {
      const token = await newToken(db, account.id);
      if (token === undefined) return;
      const url = await addresses.of(db, linkPath(token), host);
      await emails.send(db, recoveryEmail(url), {
        tenantId,
        userIds: [account.id],
        kind: 'password_recovery',
        lifetime,
      });
    });
  };

  return {
    async recoverPassword({ body: { email }, request }: OpenCall<unknown, unknown, { email: string }>) {
      const tenantId = await tenantOf(database, pageHost(request));
      if (tenantId === undefined) throw new Failure('noNetwork');
      await limitAttempts(throttles.recovery, tenantId, email, request.ip);
      // The account is looked up after the response is sent: neither the response nor its timing reveals whether it
      // exists.
      const host = pageHost(request);
      backgroundTasks.do('a link for a new password', () => sendLink(tenantId, email, host));
      return { data: null };
    },

    async setNewPassword({
      body: { token, password },
      request,
      requestId,
    }: OpenCall<unknown, unknown, { token: string; password: string }>) {
      const tenantId = await tenantOf(database, pageHost(request));
      if (tenantId === undefined) throw new Failure('noNetwork');
      const attempt = await limitAttempts(throttles.newPassword, tenantId, '', request.ip);
      const userId = await database.tenant(tenantId).write(async (db) => {
        const owner = await heldOwnerOf(db, token);
        if (!owner) throw invalid(expired);
        const weak = passwordViolations(password, owner.password_minimum, owner.email);
        if (weak.length > 0) throw invalid(...weak.map((rule) => violationOf(rule, 'password')));
        await resetPasswords(db, [{ userId: owner.id, password }]);
        await record(db, owner.id, requestId);
        await notices.tell(db, tenantId, [owner.id], { kind: 'password_changed', apiTokens: 'revoked' });
        return owner.id;
      });
      await attempt.undone();
      callers.forget(tenantId, userId);
      return { data: null };
    },
  };
};
