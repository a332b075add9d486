import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../domain/words.ts';
import type { Caller } from '../access/caller.ts';

/** A call that anybody may make, its parameters and body as the contract has them. */
export interface OpenCall<Params = unknown, Query = unknown, Body = unknown> {
  /** `operationId` of the contract. */
  operation: string;
  params: Params;
  query: Query;
  body: Body;
  idempotencyKey: string | undefined;
  /** Of the answer and its messages. */
  language: Language;
  requestId: string;
  /** For what the contract does not describe: the host, the network address, an uploaded file. */
  request: FastifyRequest;
}

/** A call of someone who is signed in and holds the permission for it. */
export interface Call<Params = unknown, Query = unknown, Body = unknown> extends OpenCall<Params, Query, Body> {
  caller: Caller;
}

interface Headed {
  /** 200 where absent. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** What a handler answers: JSON, sent as `{"data": …}`, or content of another type. */
export type Reply = Headed & ({ data: unknown } | { content: Buffer | Readable; type: string });

// As methods, so that a handler may name the parameters and body that the contract promises it.
export type Handler = { handle(call: Call): Promise<Reply> }['handle'];
export type OpenHandler = { handle(call: OpenCall): Promise<Reply> }['handle'];

/** Handlers by `operationId`: those of calls for people who are signed in, and those of calls that need no token. */
export type Handlers = Readonly<Record<string, Handler>>;
export type OpenHandlers = Readonly<Record<string, OpenHandler>>;
