import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A test mail server: it accepts emails and hands them to whichever test waits for them. */
export interface Inbox {
  /** What it replies to emails: it accepts them by default. */
  manner: 'take' | 'refuse' | 'say nothing';
  /** Every email it was given, whatever its reply. */
  given: Email[];
  /** For `SMTP_URL`. */
  url: string;
  /** The first email to this address that has not been taken yet, as soon as there is one. */
  next(address: string): Promise<Email>;
  /** Addresses of the emails that have not been taken. */
  left(): string[];
  close(): Promise<void>;
}

const addressesOf = ({ to = [] }: Email): string[] => to.flatMap(({ address }) => (address ? [address] : []));

export const openInbox = async (): Promise<Inbox> => {
  const mails: Email[] = [];
  const waiting: { address: string; take(mail: Email): void }[] = [];
  const arrived = (mail: Email): void => {
    const place = waiting.findIndex(({ address }) => addressesOf(mail).includes(address));
    const [one] = place < 0 ? [] : waiting.splice(place, 1);
    if (one) one.take(mail);
    else mails.push(mail);
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          inbox.given.push(mail);
          if (inbox.manner === 'say nothing') return;
          if (inbox.manner === 'refuse') return done(new Error('Come back later'));
          arrived(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const inbox: Inbox = {
    manner: 'take',
    given: [],
    url: `smtp://127.0.0.1:${port}`,
    next: (address) =>
      new Promise((take) => {
        const place = mails.findIndex((mail) => addressesOf(mail).includes(address));
        const [mail] = place < 0 ? [] : mails.splice(place, 1);
        if (mail) take(mail);
        else waiting.push({ address, take });
      }),
    left: () => mails.flatMap(addressesOf),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return inbox;
};
