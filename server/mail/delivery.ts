import { plainWords, type Words } from '../../domain/words.ts';
import type { Database } from '../database/connection.ts';
import { createWorkers, type Worker } from '../polling.ts';
import type { SecretCipher } from '../secrets/cipher.ts';
import type { Mailer } from './mailer.ts';
import { type ClaimedMail, claimMails, concludeMail, openMail } from './outbox.ts';

interface Parts {
  database: Database;
  sealing: SecretCipher;
  mailer: Mailer;
  /** Called with the error when a mail could not be sent; it is retried. */
  report(error: unknown): void;
}

/** Mails that a process sends concurrently, each to a different person. */
const maxAtOnce = 20;
/** Milliseconds between two checks for due mails. */
const lookEvery = 500;

const words = {
  otherSecret: { en: 'It was encrypted under another secret', ru: 'Письмо зашифровано другим секретом' },
  tooLate: { en: 'It came too late', ru: 'Письмо опоздало' },
} satisfies Record<string, Words>;

/**
 * Sends each mail once, except for those that a process was sending when it was killed: these are sent again,
 * with the same Message-ID. Any number of processes share the work.
 */
export const createMailDelivery = ({ database, sealing, mailer, report }: Parts): Worker => {
  const send = async (claimed: ClaimedMail): Promise<void> => {
    const mail = openMail(sealing, claimed);
    if (!mail) return concludeMail(database, claimed, words.otherSecret);
    if (claimed.expires_at * 1000 <= Date.now()) return concludeMail(database, claimed, words.tooLate);
    try {
      await mailer.send(mail);
    } catch (error) {
      report(error);
      return concludeMail(database, claimed, plainWords(error instanceof Error ? error.message : String(error)));
    }
    await concludeMail(database, claimed, null);
  };

  return createWorkers({
    every: lookEvery,
    atOnce: maxAtOnce,
    claim: (room) => claimMails(database, room),
    work: send,
    report,
  });
};
