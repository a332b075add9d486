import { connect } from 'node:net';
import type { Request } from './requests.ts';

/** A server's answer; its body only if it refused. */
export interface Answer {
  status: number;
  refused?: string;
}

/** A connection that sends one request at a time. */
export interface Connection {
  ask(request: Request, headers: string): Promise<Answer>;
  close(): void;
}

/** How much of an answer has arrived: none of its head, or what its head says and how its end is recognized. */
interface Coming {
  status: number;
  /** Bytes left to arrive; undefined if chunks tell when it ends. */
  left: number | undefined;
}

const headEnd = '\r\n\r\n';
const lastChunk = '0\r\n\r\n';

const headOf = (received: Buffer): Coming | undefined => {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && !/\r\ntransfer-encoding: chunked/i.test(head))
    throw new Error(`An answer without an end:\n${head}`);
  return {
    status: Number(head.slice(9, 12)),
    left: length === undefined ? undefined : end + headEnd.length + Number(length) - received.length,
  };
};

/**
 * Opens a connection that speaks as much HTTP/1.1 as a load needs, over a plain socket: full clients take about as much
 * CPU per call as a server does, which the measured server would then lack.
 */
export const openConnection = (address: string): Promise<Connection> => {
  const { host, hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  let received: Buffer[] = [];
  let coming: Coming | undefined;
  let waiting: PromiseWithResolvers<Answer> | undefined;

  const hear = (chunk: Buffer): void => {
    received.push(chunk);
    if (coming === undefined) {
      coming = headOf(received.length === 1 ? chunk : Buffer.concat(received));
      if (coming === undefined) return;
    } else if (coming.left !== undefined) coming.left -= chunk.length;
    const { status, left } = coming;
    if (left === undefined ? chunk.subarray(-lastChunk.length).toString('latin1') !== lastChunk : left > 0) return;
    waiting?.resolve(status < 400 ? { status } : { status, refused: Buffer.concat(received).toString() });
    [received, coming, waiting] = [[], undefined, undefined];
  };

  const lose = (error?: Error): void => waiting?.reject(error ?? new Error('The server closed a connection'));
  socket.on('data', (chunk: Buffer) => {
    try {
      hear(chunk);
    } catch (error) {
      waiting?.reject(error);
    }
  });
  socket.on('error', lose);
  socket.on('close', () => lose());

  const connection: Connection = {
    ask({ method, path, body }, headers) {
      waiting = Promise.withResolvers();
      const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${headers}${length}\r\n${body ?? ''}`);
      return waiting.promise;
    },
    close: () => void socket.destroy(),
  };
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(connection));
    socket.once('error', reject);
  });
};
