import { plainWords, type Words } from '../../domain/text/words.ts';
import type { Database } from '../database/connection.ts';
import { createWorkers, type Worker } from '../polling.ts';
import type { SecretCipher } from '../secrets/cipher.ts';
import { type Mailer, maxConnections } from './mailer.ts';
import { type ClaimedMail, claimMails, concludeMail, openMail, otherSecret } from './outbox.ts';

interface Dependencies {
  database: Database;
  sealing: SecretCipher;
  mailer: Mailer;
  /** Called with the error when a mail could not be sent; it is retried. */
  report(error: unknown): void;
}

/** Milliseconds for which a process tries to send a mail; afterwards another one may (`silence` of the outbox). */
const longest = 150_000;
/** Milliseconds between two checks for due mails. */
const pollInterval = 500;

const tooLate: Words = { en: 'It came too late', ru: 'Письмо опоздало' };
const tooSlow: Words = { en: 'The mail server took too long', ru: 'Почтовый сервер не уложился в срок' };

/**
 * Sends each mail once, except for those that a process was sending when it was killed: these are sent again,
 * with the same Message-ID. Any number of processes share the work.
 */
export const createMailDelivery = ({ database, sealing, mailer, report }: Dependencies): Worker => {
  const send = async (claimed: ClaimedMail): Promise<void> => {
    const mail = openMail(sealing, claimed);
    if (!mail) return concludeMail(database, claimed, otherSecret);
    if (claimed.expires_at * 1000 <= Date.now()) return concludeMail(database, claimed, tooLate);
    const signal = AbortSignal.timeout(longest);
    try {
      await mailer.send(mail, signal);
    } catch (error) {
      report(error);
      const problem = signal.aborted ? tooSlow : plainWords(error instanceof Error ? error.message : String(error));
      return concludeMail(database, claimed, problem);
    }
    await concludeMail(database, claimed, null);
  };

  return createWorkers({
    every: pollInterval,
    // A mail that is claimed is sent now: none waits for a connection until its claim has lapsed.
    atOnce: maxConnections,
    claim: (room) => claimMails(database, room),
    work: send,
    report,
  });
};
