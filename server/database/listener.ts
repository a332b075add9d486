import { Client } from 'pg';

/** What happens on a notification channel. */
export interface ListenerEvents {
  heard(payload: string): void;
  /** Everything is heard from now until `lost`. Called again each time the connection is regained. */
  listening(): void;
  /** Nothing is heard any more: anything concluded from silence is in doubt. */
  lost(): void;
}

const reconnectDelay = 1_000;
const usualHeartbeat = 5_000;

/**
 * Listens on a channel with its own connection, and opens a new one whenever it breaks. Returns immediately; the
 * function returned stops listening and waits for the connection to close.
 * @param heartbeat milliseconds between two signs of life: a connection that is gone without a word counts as broken
 *   after two of them, not after the hours that the operating system waits
 */
export const listen = (
  connectionString: string,
  channel: string,
  hearing: ListenerEvents,
  heartbeat = usualHeartbeat,
): (() => Promise<void>) => {
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let current: Client | undefined;

  const connect = async (): Promise<void> => {
    const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
    current = client;
    let broken = false;
    let isUnanswered = false;
    let beating: NodeJS.Timeout | undefined;
    const breaks = () => {
      if (broken) return;
      broken = true;
      clearInterval(beating);
      hearing.lost();
      void client.end().catch(() => undefined);
      if (!closed) retry = setTimeout(() => void connect(), reconnectDelay);
    };
    const beat = (): void => {
      // A process that was busy reads its answer first.
      if (isUnanswered) return void setImmediate(() => isUnanswered && breaks());
      isUnanswered = true;
      client.query('select').then(() => (isUnanswered = false), breaks);
    };
    client.on('error', breaks).on('end', breaks);
    client.on('notification', ({ payload }) => hearing.heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (broken || closed) return;
      beating = setInterval(beat, heartbeat);
      hearing.listening();
    } catch {
      breaks();
    }
  };

  void connect();
  return async () => {
    closed = true;
    clearTimeout(retry);
    await current?.end().catch(() => undefined);
  };
};
