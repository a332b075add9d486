import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../domain/text/words.ts';
import type { Caller } from '../access/caller.ts';

/** How a call is recognised as the repetition of another. */
export interface Idempotency {
  key: string;
  /** Digest of what is sent under the key; absent if the product made the key for one content. */
  digest?: (content: string) => string;
}

/** A call that anyone may make, with its parameters and body as in the contract. */
export interface OpenCall<Params = unknown, Query = unknown, Body = unknown> {
  /** `operationId` of the contract. */
  operation: string;
  params: Params;
  query: Query;
  body: Body;
  /** Absent if it is done each time that it comes. */
  idempotency: Idempotency | undefined;
  /** For the response and its messages. */
  language: Language;
  requestId: string;
  /** For what the contract doesn't describe: the host, the network address, an uploaded file. */
  request: FastifyRequest;
}

/** A call by someone who is signed in and has the permission for it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> extends OpenCall<Params, Query, Body> {
  caller: Caller;
}

interface Headed {
  /** Defaults to 200. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** A handler's response: JSON, sent as `{"data": …}`, or content of another type. */
export type Reply = Headed & ({ data: unknown } | { content: Buffer | Readable; type: string });

// As methods, so that a handler can declare the parameters and body that the contract promises.
export type Handler = { handle(call: Call): Promise<Reply> }['handle'];
export type OpenHandler = { handle(call: OpenCall): Promise<Reply> }['handle'];

/** Handlers by `operationId`: those of calls for signed-in people, and those of calls that need no token. */
export type Handlers = Readonly<Record<string, Handler>>;
export type OpenHandlers = Readonly<Record<string, OpenHandler>>;
