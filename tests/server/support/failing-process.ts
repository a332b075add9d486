/**
 * The HTTP server in a process of its own, whose one call throws uncaught errors in the way named by the email address
 * in its body. Its log is that of the product.
 */
import { AsyncResource } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { OpenCall, Reply } from '../../../server/http/call.ts';
import { callsOf, readContract } from '../../../server/http/contract.ts';
import { Failure } from '../../../server/failure.ts';
import { createServer } from '../../../server/http/server.ts';
import { surviveErrors } from '../../../server/http/uncaught.ts';

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const thrown = (message: string): never => {
  throw new Error(message);
};
const never = new Promise<never>(() => undefined);

/** What is still running for a call when it is answered, by its name. */
const onceAnswered = new Map<string, () => void>();

const ways: Record<string, (request: FastifyRequest) => Promise<Reply>> = {
  async timer() {
    setTimeout(() => thrown('in a timer'), 5);
    return never;
  },
  async promise() {
    void soon().then(() => thrown('in a promise'));
    return never;
  },
  async stream() {
    const stream = new PassThrough();
    void soon().then(() => stream.destroy(new Error('in a stream')));
    return never;
  },
  async twice() {
    setTimeout(() => thrown('once'), 5);
    setTimeout(() => thrown('twice'), 6);
    return never;
  },
  async halfway() {
    const content = new PassThrough();
    content.write('half of it');
    content.once(
      'resume',
      AsyncResource.bind(() => setImmediate(() => thrown('halfway'))),
    );
    return { content, type: 'text/plain' };
  },
  async afterwards({ id }) {
    onceAnswered.set(
      id,
      AsyncResource.bind(() => void setImmediate(() => thrown('afterwards'))),
    );
    throw new Failure('wrongCredentials');
  },
};

const app = await createServer({
  calls: callsOf(readContract()).filter(({ id }) => id === 'login'),
  handlers: {},
  openHandlers: {
    login: async ({ body: { email }, request }: OpenCall<unknown, unknown, { email: string }>) =>
      (ways[email] ?? thrown(`No way is called ${email}`))(request),
  },
  guards: {},
  authenticate: () => Promise.reject(new Failure('unauthorized')),
  fields: {},
  digest: String,
  checkAnswers: false,
  logLevel: 'info',
  extendApi: async (api) => void api.addHook('onResponse', async ({ id }) => onceAnswered.get(id)?.()),
});
surviveErrors(app.log);
await app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
// Belongs to no call at all.
setTimeout(() => thrown('of nobody'), 5);
