import { createServer, type IncomingMessage } from 'node:http';
import { recordOf } from '../../../domain/records.ts';

/** A request that an affiliate's tracker received. */
export interface TrackedReport {
  method: string;
  path: string;
  /** From the address. */
  query: Record<string, string>;
  body: string;
  eventId: string;
}

export interface Tracker {
  /** The address under which it may be called. */
  host: string;
  url: string;
  /** What came in, in order. */
  told: TrackedReport[];
  /** How it answers from now on; `undefined`: not at all. */
  answer: { status: number; body: string } | undefined;
  close(): Promise<void>;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** An affiliate's tracker: a local server that records the requests it receives. */
export const openTracker = async (): Promise<Tracker> => {
  const told: TrackedReport[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://tracker.test');
      told.push({
        method: request.method ?? '',
        path: pathname,
        query: Object.fromEntries(searchParams),
        body,
        eventId: String(request.headers['sluice-event-id']),
      });
      if (tracker.answer) response.writeHead(tracker.answer.status).end(tracker.answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const port = Number(recordOf(server.address())['port']);
  const tracker: Tracker = {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    told,
    answer: { status: 200, body: 'OK' },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return tracker;
};
