import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration.ts';
import type { WrittenEmail } from './email.ts';

/** An email with its envelope (D84). */
export interface Mail extends WrittenEmail {
  to: { name: string; address: string };
  /** Name of the sending network. */
  network: string;
  /** The same for every attempt. */
  id: string;
}

export interface Mailer {
  /** Resolves when the server has accepted the mail, or it is in the folder; rejects if that is no longer waited for. */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Connections to the mail server; more mails than that would only wait for one. */
export const maxConnections = 3;
/** Milliseconds to wait for a mail server that does not answer. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

type MailSettings = Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'dataFolder'>;

const messageOf = ({ to, network, subject, text, html, id }: Mail, from: string) => ({
  messageId: `<${id}@${from.slice(from.indexOf('@') + 1)}>`,
  from: { name: network, address: from },
  to,
  subject,
  text,
  html,
  // Keeps absence notes from being sent in reply.
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends through the configured mail server. */
const throughServer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, pool: true, maxConnections, ...timeouts });
  return {
    send: async (mail, signal) => void (await transport.sendMail({ ...messageOf(mail, from), signal })),
    close: () => transport.close(),
  };
};

/** Without a mail server, each mail becomes a file in the folder `mail`, and its text a line in the log. */
const intoFolder = (folder: string, from: string, log: (mail: { to: string; text: string }) => void): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
      await writeFile(join(folder, name), message, { mode: 0o600 });
      log({ to: mail.to.address, text: mail.text });
    },
    close: () => transport.close(),
  };
};

/** @param log receives the text of mails while there is no mail server */
export const createMailer = (
  { smtpUrl, mailFrom, dataFolder }: MailSettings,
  log: (mail: { to: string; text: string }) => void,
): Mailer => (smtpUrl ? throughServer(smtpUrl, mailFrom) : intoFolder(join(dataFolder, 'mail'), mailFrom, log));
