import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordOf } from '../../domain/records.ts';
import { type Caller, isStaff } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import { type AnswerCheck, answerWriter } from './answers.ts';
import { bodyChecker } from './body.ts';
import type { Call, Handlers, Idempotency, OpenCall, OpenHandlers, Reply } from './call.ts';
import type { ContractCall } from './contract.ts';
import type { Fields } from './details.ts';
import { Failure, malformed, refusedParameter } from '../failure.ts';
import { languageOf } from './language.ts';
import { parameterReader } from './parameters.ts';

/** Runs before a call that anyone may make. */
export interface Guard {
  /** Throws the failure that ends the call, before anything of it is read. */
  enter(request: FastifyRequest): Promise<void>;
  /** Called when a call was read and refused because it breaks the contract. */
  refused(request: FastifyRequest): Promise<void>;
}

export interface Routes {
  calls: readonly ContractCall[];
  handlers: Handlers;
  openHandlers: OpenHandlers;
  /** Guards of open calls, by operation. */
  guards: Readonly<Record<string, Guard>>;
  /** Returns the caller; throws the failure `unauthorized` or `blocked` if the call may not be made. */
  authenticate(request: FastifyRequest): Promise<Caller>;
  /** The definition's fields of a call's items (or body), for the messages about broken rules; by operation. */
  fields: Readonly<Record<string, Fields>>;
  /** Digest of requests with an Idempotency-Key. */
  digest: NonNullable<Idempotency['digest']>;
  /** Whether each response is checked against the contract: in tests and development. */
  checkAnswers: AnswerCheck;
}

/** Checks at start that both sides know the same calls, with none missing or extra. */
const checkComplete = ({ calls, handlers, openHandlers }: Routes): void => {
  const open = calls.filter(({ permission }) => permission === null).map(({ id }) => id);
  const closed = calls.filter(({ permission }) => permission !== null).map(({ id }) => id);
  const wrong = [
    ...closed.filter((id) => !handlers[id]).map((id) => `${id} has no handler`),
    ...open.filter((id) => !openHandlers[id]).map((id) => `${id} has no open handler`),
    ...Object.keys(handlers)
      .filter((id) => !closed.includes(id))
      .map((id) => `${id} is no call of the contract that needs a token`),
    ...Object.keys(openHandlers)
      .filter((id) => !open.includes(id))
      .map((id) => `${id} is no call of the contract that needs none`),
  ];
  if (wrong.length > 0) throw new Error(`Handlers and contract differ:\n${wrong.join('\n')}`);
};

/**
 * Checks whether someone may make a call at all.
 * @throws Failure 403
 */
export const checkAllowed = (
  { permission, roleTypes, signedIn }: Pick<ContractCall, 'permission' | 'roleTypes' | 'signedIn'>,
  caller: Caller,
): void => {
  if (signedIn && caller.apiTokenId !== null) throw new Failure('signedInOnly');
  if (signedIn === 'notImpersonated' && caller.impersonatorId !== null) throw new Failure('notImpersonated');
  if (roleTypes && !roleTypes.includes(caller.roleType)) throw new Failure('forbidden');
  if (permission && permission.length > 0 && !permission.some((name) => hasPermission(caller, name)))
    throw new Failure('forbidden');
};

/** Otherwise a filter sent in the body of a call without one would be silently ignored. */
const checkNoBody = (body: unknown): void => {
  if (typeof body !== 'object' || Array.isArray(body)) throw malformed('object');
  const [name] = Object.keys(body ?? {});
  if (name !== undefined) throw refusedParameter('unknownParameter', name);
};

const readers = new WeakMap<ContractCall, Record<'path' | 'query', ReturnType<typeof parameterReader>>>();

/** Readers of a call's parameters; the same for every product of a process, as compiling them takes milliseconds. */
const readersOf = (call: ContractCall) => {
  const readerOf = (place: 'path' | 'query') => parameterReader(call.parameters.filter((one) => one.in === place));
  const found = readers.get(call) ?? { path: readerOf('path'), query: readerOf('query') };
  readers.set(call, found);
  return found;
};

/** Everything that follows from the contract for one call: how its parts are read and its response is written. */
const prepared = (call: ContractCall, { fields, digest, checkAnswers }: Routes) => {
  const { path, query } = readersOf(call);
  const check = call.body ? bodyChecker(call.body, fields[call.id]) : checkNoBody;
  const takesKey = call.parameters.some(({ name }) => name === 'Idempotency-Key');
  const read = (request: FastifyRequest, staff: boolean): OpenCall => {
    const read = {
      operation: call.id,
      params: path(recordOf(request.params), staff),
      query: query(recordOf(request.query), staff, request.url.split('?').slice(1).join('?')),
      body: request.body,
      idempotency: takesKey ? idempotencyOf(request, digest) : undefined,
      language: languageOf(request.headers['accept-language']),
      requestId: request.id,
      request,
    };
    if (request.body !== undefined || (call.body && !call.bodyOptional)) check(request.body);
    return read;
  };
  return { read, write: answerWriter(call.id, call.answers, checkAnswers) };
};

const longestKey = 200;

const idempotencyOf = ({ headers }: FastifyRequest, digest: Routes['digest']): Idempotency | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > longestKey)
    throw refusedParameter('badParameter', 'Idempotency-Key');
  return { key, digest };
};

const send = (
  reply: FastifyReply,
  answer: Reply,
  language: string,
  write: (status: number, answer: unknown) => string,
): FastifyReply => {
  const status = answer.status ?? 200;
  reply.code(status).headers({ 'content-language': language, ...answer.headers });
  if ('content' in answer) return reply.type(answer.type).send(answer.content);
  return reply.type('application/json; charset=utf-8').send(write(status, { data: answer.data }));
};

/** Reads an open call; its guard is told if it can't be read. */
const readGuarded = async (
  read: (request: FastifyRequest, staff: boolean) => OpenCall,
  request: FastifyRequest,
  guard: Guard | undefined,
) => {
  try {
    return read(request, false);
  } catch (error) {
    await guard?.refused(request);
    throw error;
  }
};

/** Registers every call of the contract: route → guard → permission → validation → handler → reply. */
export const registerCalls = (app: FastifyInstance, routes: Routes): void => {
  checkComplete(routes);
  for (const call of routes.calls) {
    const { read, write } = prepared(call, routes);
    const [handler, openHandler, guard] = [
      routes.handlers[call.id],
      routes.openHandlers[call.id],
      routes.guards[call.id],
    ];
    const answer = async (request: FastifyRequest): Promise<[Reply, string]> => {
      if (openHandler) {
        const open = await readGuarded(read, request, guard);
        return [await openHandler(open), open.language];
      }
      const caller = await routes.authenticate(request);
      checkAllowed(call, caller);
      const closed: Call = { ...read(request, isStaff(caller)), caller };
      if (!handler) throw new Failure('noSuchCall');
      return [await handler(closed), closed.language];
    };
    app.route({
      method: call.method.toUpperCase(),
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(call.mostBytes !== undefined && { bodyLimit: call.mostBytes }),
      ...(guard && { onRequest: (request: FastifyRequest) => guard.enter(request) }),
      handler: async (request, reply) => {
        const [said, language] = await answer(request);
        return send(reply, said, language, write);
      },
    });
  }
};
