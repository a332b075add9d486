import { once } from 'node:events';
import { createServer } from 'node:http';
import { recordOf } from '../../domain/records.ts';

/** An advertiser that accepts every lead immediately. */
export interface Taker {
  host: string;
  stop(): Promise<void>;
}

/** Starts it on a free port of the loopback address. */
export const startTaker = async (): Promise<Taker> => {
  const answer = JSON.stringify({ status: 'ok', data: { id: 'A-1' } });
  const head = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) };
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, head).end(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = recordOf(server.address());
  return {
    host: `127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
};
