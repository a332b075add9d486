import type { Database } from '../database/connection.ts';
import type { Sealing } from '../secrets/sealing.ts';
import type { Mailer } from './mailer.ts';
import { type ClaimedMail, claimMails, concludeMail, openMail } from './outbox.ts';

interface Parts {
  database: Database;
  sealing: Sealing;
  mailer: Mailer;
  /** Is told why a mail was not sent; it is tried again. */
  report(error: unknown): void;
}

/** Sends the mails of the outbox. */
export interface Postman {
  /** Begins, and looks for mails every half second from then on. */
  start(): void;
  /** Waits for the mails under way. */
  close(): Promise<void>;
}

/** Mails that are under way at once in one process. */
const maxAtOnce = 10;
/** Milliseconds between two looks for what is due. */
const lookEvery = 500;

/**
 * Sends mails, once each, but for what a process was sending when it was killed: that is sent again, with the same
 * Message-ID. Any number of processes share the work.
 */
export const createPostman = ({ database, sealing, mailer, report }: Parts): Postman => {
  let under: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  const send = async (claimed: ClaimedMail): Promise<void> => {
    const mail = openMail(sealing, claimed);
    if (!mail) return concludeMail(database, claimed, 'It was encrypted under another secret');
    if (claimed.expires_at * 1000 <= Date.now()) return concludeMail(database, claimed, 'It came too late');
    try {
      await mailer.send(mail);
    } catch (error) {
      report(error);
      return concludeMail(database, claimed, error instanceof Error ? error.message : String(error));
    }
    await concludeMail(database, claimed, null);
  };

  const sendDue = async (): Promise<void> => {
    for (let claimed = maxAtOnce; claimed === maxAtOnce && !isClosing; ) {
      const mails = await claimMails(database, maxAtOnce);
      await Promise.all(mails.map((mail) => send(mail).catch(report)));
      claimed = mails.length;
    }
  };

  return {
    start() {
      timer = setInterval(() => {
        under ??= sendDue()
          .catch(report)
          .finally(() => (under = undefined));
      }, lookEvery).unref();
    },
    async close() {
      isClosing = true;
      clearInterval(timer);
      await under;
    },
  };
};
