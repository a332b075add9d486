import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate } from './certificate.ts';

/** A request that a test server received. */
export interface ReceivedRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Listener {
  url: string;
  /** What came in, in order, whatever the response. */
  asked: ReceivedRequest[];
  /** How it answers; 200 and nothing by default. */
  answer(asked: ReceivedRequest): { status: number; body?: object };
  close(): Promise<void>;
}

/** A local server that records the requests it receives. */
export const openListener = async ({ isSecure = false } = {}): Promise<Listener> => {
  const listener: Listener = {
    url: '',
    asked: [],
    answer: () => ({ status: 200, body: {} }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const hear = (request: IncomingMessage, response: ServerResponse): void => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
      listener.asked.push(asked);
      const { status, body = {} } = listener.answer(asked);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  };
  const server = isSecure ? createSecureServer(certificate, hear) : createServer(hear);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  listener.url = `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`;
  return listener;
};
