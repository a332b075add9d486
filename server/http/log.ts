import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

const secrets = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'token',
  'refreshToken',
  'apiToken',
  'secret',
  'code',
  'recoveryCodes',
];

const flushEvery = 50;

/**
 * Writes lines to standard output in batches, as writing each one separately costs an eighth of a busy server's time.
 */
const output = () => {
  let lines: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    timer = undefined;
    process.stdout.write(lines.join(''));
    lines = [];
  };
  process.once('exit', flush);
  return {
    write(line: string): void {
      lines.push(line);
      timer ??= setTimeout(flush, flushEvery);
    },
  };
};

/** Structured lines without secrets, whatever writes them: fields named like a secret are left out. */
export const logging = (level: string): Exclude<FastifyServerOptions['logger'], undefined> =>
  level === 'silent'
    ? false
    : {
        level,
        base: null,
        redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
        stream: output(),
      };

/** Returns an id for the call in logs and responses; a proxy's is kept, so that its log and ours can be correlated. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};

/** The part of a path that is a secret: with an advertiser's token, anyone can report conversions. */
const secretPart = /(\/public\/postback\/)[^/]+/g;

/** Returns the path of a URL without its query, which may contain private data, and without secrets. */
const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(secretPart, '$1…');

/** What the line of a call says, besides its id. */
const lineOf = ({ method, url, ip }: FastifyRequest, reply: FastifyReply) => ({
  method,
  path: pathOf(url),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
  ip,
});

const callMessage = 'call';

/** Logs a call. */
export const logCall = (request: FastifyRequest, reply: FastifyReply): void =>
  request.log.info(lineOf(request, reply), callMessage);

type Child = Parameters<FastifyBaseLogger['child']>;

/**
 * The log of a call, which is made when something is logged in it: that takes longer and more memory than writing a
 * line, and many calls write none.
 */
export class CallLog implements FastifyBaseLogger {
  level: string;
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Child[0];
  readonly #options: Child[1];
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Child[0], options: Child[1]) {
    this.level = options?.level ?? parent.level;
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #log(): FastifyBaseLogger {
    return (this.#made ??= this.#parent.child(this.#bindings, this.#options));
  }

  #write(level: Exclude<keyof FastifyBaseLogger, 'level' | 'child' | 'msgPrefix'>, line: readonly unknown[]): void {
    Reflect.apply(this.#log[level], this.#log, line);
  }

  fatal(...line: unknown[]): void {
    this.#write('fatal', line);
  }

  error(...line: unknown[]): void {
    this.#write('error', line);
  }

  warn(...line: unknown[]): void {
    this.#write('warn', line);
  }

  info(...line: unknown[]): void {
    this.#write('info', line);
  }

  debug(...line: unknown[]): void {
    this.#write('debug', line);
  }

  trace(...line: unknown[]): void {
    this.#write('trace', line);
  }

  silent(...line: unknown[]): void {
    this.#write('silent', line);
  }

  child(...given: Child): FastifyBaseLogger {
    return this.#log.child(...given);
  }
}

/** The level of routes whose calls are not logged, only what goes wrong in them. */
export const withoutCalls = 'warn';

/** Logs one line per call, except for routes with the level `withoutCalls`. */
export const logCalls = (app: FastifyInstance): void => {
  // Made once, and without looking for secrets, which these lines lack: both take longer than writing a line (D1584).
  const calls = app.log.child({}, { redact: { paths: [] } });
  app.addHook('onResponse', (request, reply, done) => {
    // Not left to the logger: telling through which proxies a call came takes as long as writing its line.
    if (request.log.level !== withoutCalls)
      calls.info({ requestId: request.id, ...lineOf(request, reply) }, callMessage);
    done();
  });
};
