import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import { timestamp } from '../database/values.ts';
import type { Sealing } from '../secrets/sealing.ts';
import type { Mail } from './mailer.ts';

/** A mail that this process alone is sending. */
export type ClaimedMail = Selectable<Tables['mail_outbox']> & { claim: string };

/** What is encrypted of a mail: all but its address. */
const letter = z.object({
  to: z.string(),
  network: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

/** After so long without a word a process is taken for dead; longer than a mail server is waited for. */
const silence = sql`interval '3 minutes'`;
/** Seconds until the next attempt, by how many there were; the last one goes on being used. */
const pauses = [5, 30, 60, 300, 900, 3600];
const maxProblem = 500;

/** Where the letter of a network stands, for its encryption. */
export const letterPlace = (tenantId: number): string => `${tenantId}.mail.letter`;

/**
 * Has a mail sent, once the transaction is kept.
 * @param expiresAt seconds UTC after which it is no longer tried
 */
export const putMail = async (
  db: Transaction<Tables>,
  sealing: Sealing,
  { to, ...written }: Omit<Mail, 'id'>,
  about: { tenantId: number; userId: number; kind: string; expiresAt: number },
): Promise<void> => {
  await db
    .insertInto('mail_outbox')
    .values({
      user_id: about.userId,
      address: to.address,
      kind: about.kind,
      letter: sealing.seal(letterPlace(about.tenantId), JSON.stringify({ ...written, to: to.name })),
      expires_at: timestamp(about.expiresAt),
    })
    .execute();
};

/** Takes mails that are due, of all networks, the oldest first. */
export const claimMails = (database: Database, max: number): Promise<ClaimedMail[]> =>
  database.owner(async (db) => {
    const { rows } = await sql<ClaimedMail>`
      with mine as (
        select tenant_id, id from mail_outbox where state = 'waiting' and due_at <= now()
        order by due_at limit ${max} for update skip locked
      )
      update mail_outbox as mail set claim = ${randomUUID()}, due_at = now() + ${silence}
      from mine where mail.tenant_id = mine.tenant_id and mail.id = mine.id
      returning mail.*`.execute(db);
    return rows;
  });

/** The mail as it is sent; undefined where it was encrypted under another secret. */
export const openMail = (
  sealing: Sealing,
  { tenant_id: tenantId, letter: sealed, address, message_id: id }: ClaimedMail,
): Mail | undefined => {
  const opened = sealed === null ? undefined : sealing.open(letterPlace(tenantId), sealed);
  if (opened === undefined) return undefined;
  const { to, ...written } = letter.parse(JSON.parse(opened));
  return { ...written, to: { name: to, address }, id };
};

/**
 * Writes down what came of an attempt: the mail is sent, or tried again after a while, as long as it is of use.
 * @param problem why it was not sent, in the words of who refused it
 */
export const concludeMail = async (database: Database, mail: ClaimedMail, problem: string | null): Promise<void> => {
  const pause = pauses[Math.min(mail.attempts, pauses.length - 1)];
  const over =
    problem === null ? sql<boolean>`true` : sql<boolean>`expires_at <= now() + make_interval(secs => ${pause})`;
  await database.tenant(mail.tenant_id, 'mail').write((db) =>
    sql`
      update mail_outbox set claim = null, attempts = attempts + 1, problem = ${problem?.slice(0, maxProblem) ?? null},
        due_at = now() + make_interval(secs => ${pause}),
        state = case when not ${over} then 'waiting' else ${problem === null ? 'sent' : 'given_up'} end,
        ended_at = case when ${over} then now() end,
        letter = case when not ${over} then letter end
      where id = ${mail.id} and claim = ${mail.claim}`.execute(db),
  );
};
