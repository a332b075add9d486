import { type Selectable, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { cutWords, type Words } from '../../domain/text/words.ts';
import type { Database } from '../database/connection.ts';
import { claimFor, pauseAfter } from '../database/claims.ts';
import { isStopped } from '../database/queue-stops.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import type { SecretCipher } from '../secrets/cipher.ts';
import type { Mail } from './mailer.ts';

/** A mail claimed by this process for sending. */
export type ClaimedMail = Selectable<Tables['mail_outbox']> & { claim: string };

/** The encrypted part of a mail: everything but its address. */
const content = z.object({
  to: z.string(),
  network: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** Seconds for which a process has a mail; longer than it tries to send it. */
const lease = 180;
const maxProblem = 500;

/** Returns the place of a network's mails for encryption; sealed data is bound to the name of its place. */
export const mailPlace = (tenantId: number): string => `${tenantId}.mail.letter`;

/**
 * Queues a mail, to be sent once the transaction commits.
 * @param expiresAt seconds UTC after which it is no longer tried
 */
export const enqueueMail = async (
  db: Transaction<Tables>,
  sealing: SecretCipher,
  { to, ...written }: Omit<Mail, 'id'>,
  about: { tenantId: number; userId: number; kind: string; expiresAt: number },
): Promise<void> => {
  await db
    .insertInto('mail_outbox')
    .values({
      user_id: about.userId,
      address: to.address,
      kind: about.kind,
      message: sealing.seal(mailPlace(about.tenantId), JSON.stringify({ ...written, to: to.name })),
      expires_at: timestamp(about.expiresAt),
    })
    .execute();
};

/**
 * Claims due mails of all networks, oldest first, only one per address at a time, so that people get their mails in the
 * order in which they were written; failed ones may be overtaken.
 */
export const claimMails = (database: Database, max: number): Promise<ClaimedMail[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<ClaimedMail>`
      with mine as (
        select tenant_id, id from mail_outbox as mail
        where state = 'waiting' and due_at <= now() and not ${isStopped('mails', 'mail')} and not exists (
          select from mail_outbox as earlier
          where earlier.tenant_id = mail.tenant_id and earlier.user_id = mail.user_id and earlier.state = 'waiting'
            and earlier.id < mail.id and (earlier.claim is not null or earlier.due_at <= now())
        )
        order by due_at limit ${max} for update skip locked
      )
      update mail_outbox as mail set ${claimFor(lease)}
      from mine where mail.tenant_id = mine.tenant_id and mail.id = mine.id
      returning mail.*`.execute(db);
    return rows;
  });

/** Returns the decrypted mail; undefined if it was encrypted with another secret. */
export const openMail = (
  sealing: SecretCipher,
  { tenant_id: tenantId, message: sealed, address, message_id: id }: ClaimedMail,
): Mail | undefined => {
  const opened = sealed === null ? undefined : sealing.open(mailPlace(tenantId), sealed);
  if (opened === undefined) return undefined;
  const { to, ...written } = content.parse(JSON.parse(opened));
  return { ...written, to: { name: to, address }, id };
};

/**
 * Records the outcome of an attempt: the mail is sent, or retried after a while for as long as it is useful.
 * @param problem why it was not sent
 */
export const concludeMail = async (database: Database, mail: ClaimedMail, problem: Words | null): Promise<void> => {
  const kept = problem && JSON.stringify(cutWords(problem, maxProblem));
  const pause = pauseAfter(mail.attempts);
  const over =
    problem === null ? sql<boolean>`true` : sql<boolean>`expires_at <= now() + make_interval(secs => ${pause})`;
  await database.tenant(mail.tenant_id, 'mail').write((db) =>
    sql`
      update mail_outbox set claim = null, attempts = attempts + 1, problem = ${kept}::jsonb,
        due_at = now() + make_interval(secs => ${pause}),
        state = case when not ${over} then 'waiting' else ${problem === null ? 'sent' : 'given_up'} end,
        ended_at = case when ${over} then now() end,
        message = case when ${problem !== null} and (not ${over} or expires_at > now()) then message end
      where id = ${mail.id} and claim = ${mail.claim}`.execute(db),
  );
};

/** Why a mail can’t be sent whose content was encrypted with another secret. */
export const otherSecret: Words = {
  en: 'It was encrypted with another secret',
  ru: 'Письмо зашифровано другим секретом',
};

/** Gives up a mail that no one can decrypt. */
export const abandonSealedMail = (
  db: Transaction<Tables>,
  { tenantId, id }: { tenantId: number; id: number },
): Promise<unknown> =>
  sql`update mail_outbox set state = 'given_up', message = null, claim = null, problem = ${JSON.stringify(otherSecret)}::jsonb,
      ended_at = coalesce(ended_at, now())
    where tenant_id = ${tenantId} and id = ${id}`.execute(db);

/** Mails that contain a link are useless once it has expired; all others can be sent later as well. */
const isOfUse = (timeless: readonly string[]) => sql<boolean>`(expires_at > now() or kind = any (${timeless}::text[]))`;

/** Returns whether an abandoned mail can be retried. */
export const canRetryMail = (timeless: readonly string[]) =>
  sql<boolean>`(state = 'given_up' and message is not null and ${isOfUse(timeless)})`;

/** Minimum time for which a mail is tried after a retry was requested. */
const again = sql`interval '1 day'`;

/**
 * Queues abandoned mails again.
 * @param timeless kinds that are useful no matter when they arrive
 * @returns how many of them are due now
 */
export const retryMails = async (
  db: Transaction<Tables>,
  ids: readonly number[],
  timeless: readonly string[],
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update mail_outbox set state = 'waiting', due_at = now(), ended_at = null, claim = null,
      expires_at = case when kind = any (${timeless}::text[]) then greatest(expires_at, now() + ${again}) else expires_at end
    where id = any (${ids}::bigint[]) and ${canRetryMail(timeless)}`.execute(db);
  return Number(numAffectedRows);
};

/** Abandons waiting mails, unless a process is sending them; returns how many. */
export const cancelMails = async (db: Transaction<Tables>, ids: readonly number[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update mail_outbox set state = 'cancelled', message = null, claim = null, ended_at = now()
    where id = any (${ids}::bigint[])
      and (state = 'given_up' or state = 'waiting' and (claim is null or due_at <= now()))`.execute(db);
  return Number(numAffectedRows);
};
