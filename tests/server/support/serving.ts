import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../domain/text/words.ts';
import { type Authenticate, createAuthenticate } from '../../../server/access/authenticate.ts';
import { type Callers, createCallers } from '../../../server/access/callers.ts';
import type { Handlers, OpenHandlers } from '../../../server/http/call.ts';
import type { Fields } from '../../../server/http/details.ts';
import { callsOf, readContract } from '../../../server/http/contract.ts';
import { createRequestDigest } from '../../../server/http/idempotency.ts';
import { createServer } from '../../../server/http/server.ts';
import { type AnswerTokens, createAnswerTokens } from '../../../server/session/answer.ts';
import { createBackgroundTasks } from '../../../server/jobs/background-tasks.ts';
import { guardsOf } from '../../../server/session/attempt-guards.ts';
import { createSessionHandlers } from '../../../server/session/handlers.ts';
import { createThrottles, type Throttle } from '../../../server/session/attempt-limits.ts';
import { createTokens, type Tokens } from '../../../server/access/tokens.ts';
import { createSecrets } from '../../../server/session/two-factor/secrets.ts';
import { type CreatedTenant, createTenant, type NewTenant } from '../../../server/tenant/create.ts';
import { syncPermissions } from '../../../server/tenant/permissions.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';

export const password = 'correct-horse-1';
const secret = 'a secret of at least thirty-two characters';
export const frontendBuiltAt = 1_800_000_000;

/** The part of the product that a test is about, over a database of its own. */
export interface Serving extends TestDatabase {
  app: FastifyInstance;
  callers: Callers;
  tokens: Tokens;
  found(name: string, tenant?: Partial<NewTenant>): Promise<CreatedTenant & { email: string }>;
  close(): Promise<void>;
}

/** What the handlers of a test may need. */
export interface Parts extends TestDatabase {
  callers: Callers;
  throttle: Throttle;
  tokens: Tokens;
  authenticate: Authenticate;
  answerTokens: AnswerTokens;
}

interface Further {
  handlers?: Handlers;
  openHandlers?: OpenHandlers;
  fields?: Readonly<Record<string, Fields>>;
  extendApi?(api: FastifyInstance): Promise<void>;
}

/** Serves signing in and what `further` adds, each response validated against the contract. */
export const serve = async (further: (parts: Parts) => Further = () => ({})): Promise<Serving> => {
  const own = await createTestDatabase();
  const { database } = own;
  await syncPermissions(database);
  const tokens = createTokens(secret);
  const callers = createCallers(database);
  const throttles = createThrottles(database.throttleStore);
  const answerTokens = createAnswerTokens(tokens, frontendBuiltAt);
  const authenticate = createAuthenticate(tokens, callers);
  const parts = { ...own, callers, throttle: throttles.signIn, tokens, authenticate, answerTokens };
  const { handlers = {}, openHandlers = {}, ...rest } = further(parts);
  const secrets = createSecrets(secret);
  const backgroundTasks = createBackgroundTasks((what, error) => {
    throw new Error(what, { cause: error });
  });
  const notices = { tell: async () => undefined };
  const open = {
    ...createSessionHandlers({ database, tokens, throttles, callers, secrets, answerTokens, backgroundTasks, notices }),
    ...openHandlers,
  };
  const app = await createServer({
    calls: callsOf(readContract()).filter(({ id }) => id in handlers || id in open),
    handlers,
    openHandlers: open,
    guards: guardsOf(throttles),
    authenticate,
    fields: {},
    digest: createRequestDigest(secret),
    checkAnswers: true,
    logLevel: 'silent',
    ...rest,
  });
  await callers.ready();
  return {
    ...own,
    app,
    callers,
    tokens,
    async found(name, tenant) {
      const email = `admin@${name}.example`;
      const created = await createTenant(database, { name, admin: { firstName: 'Ada', email, password }, ...tenant });
      return { ...created, email };
    },
    async close() {
      await app.close();
      await backgroundTasks.settled();
      await callers.close();
      await own.drop();
    },
  };
};

interface Sent {
  body?: object;
  token?: string | undefined;
  headers?: Record<string, string>;
  language?: Language;
  /** Network address of the client. */
  from?: string;
}

/** Makes a call; `data` is the content of the envelope. */
export const ask = async (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  sent: Sent = {},
) => {
  const { body, token, headers = {}, language, from = '203.0.113.1' } = sent;
  const response = await app.inject({
    method,
    url: `/api/v1${path}`,
    remoteAddress: from,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
      ...headers,
    },
    ...(body && { payload: body }),
  });
  const json = response.headers['content-type']?.toString().includes('json') ? response.json() : undefined;
  return { status: response.statusCode, headers: response.headers, ...json, response };
};
