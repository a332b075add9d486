import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fits } from '../../domain/text/patterns.ts';
import { Failure } from '../failure.ts';
import { replyWithFailure } from './failing.ts';

/** What a page may load from elsewhere: API hosts that it may call, and the chat's host. */
interface Loaded {
  apiDomains?: readonly string[];
  chat?: string | undefined;
}

/**
 * Scripts come only from our origin, or from that of the network's chat, none inline or composed at run time. Styles
 * may be inline, as the component library writes them; images may come from the tenant's host for files.
 */
export const pagePolicy = ({ apiDomains = [], chat }: Loaded = {}): FastifyHelmetOptions => {
  const ofChat = chat === undefined ? [] : [`https://${chat}`];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...ofChat],
        'style-src': ["'self'", "'unsafe-inline'", ...ofChat],
        'img-src': ["'self'", 'data:', 'blob:', 'https:', ...apiDomains],
        'font-src': ["'self'", 'data:', ...ofChat],
        'connect-src': ["'self'", ...apiDomains, ...ofChat, ...(chat === undefined ? [] : [`wss://${chat}`])],
        ...(chat !== undefined && { 'frame-src': ["'self'", ...ofChat], 'media-src': ["'self'", ...ofChat] }),
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
};

/** Returns a script's host as a policy names it; undefined if it could be read as more than that. */
const policyHost = (script: string): string | undefined =>
  fits('https', script) && URL.canParse(script) ? new URL(script).host : undefined;

const page = 'index.html';

/** Returns when the admin in this folder was built, seconds UTC; if it wasn't, when the process started. */
export const builtAt = (folder: string): number => {
  const file = join(folder, page);
  return Math.floor((existsSync(file) ? statSync(file).mtimeMs : Date.now()) / 1000);
};

/** Names of built files contain a hash of their content, so the files never change. */
const isLasting = (path: string): boolean => /[/\\]assets[/\\]/.test(path);

const wantsPage = (method: string, url: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && !/\.\w+$/.test(url.split('?', 1)[0] ?? '');

/** Dependencies of serving the admin. */
interface AdminParts {
  /** Hosts that its pages may call in addition to their own. */
  apiDomains?: readonly string[];
  /** Returns the chat script for the pages of the network that a request is for. */
  chatScriptOf?(request: FastifyRequest): Promise<string | undefined>;
}

/**
 * Serves the built admin: its files, and its page for every other address outside the API, since the admin reads the
 * address itself. Without a build, only the API is served.
 */
export const serveAdmin = async (
  app: FastifyInstance,
  folder: string,
  { apiDomains = [], chatScriptOf }: AdminParts = {},
): Promise<void> => {
  if (!existsSync(join(folder, page))) {
    app.setNotFoundHandler((request, reply) => replyWithFailure(new Failure('noSuchCall'), request, reply));
    return;
  }
  /** Sends the page, whose policy allows the host of the network's chat. */
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // If the database is unavailable the page says so, without a chat.
    const script = await chatScriptOf?.(request).catch(() => undefined);
    const chat = script === undefined ? undefined : policyHost(script);
    if (chat !== undefined) reply.helmet(pagePolicy({ apiDomains, chat }));
    return reply.sendFile(page);
  };
  await app.register(async (pages) => {
    await pages.register(helmet, pagePolicy({ apiDomains }));
    await pages.register(compress);
    await pages.register(serveFiles, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      // The build compresses what it writes; anything it left uncompressed is compressed when sent.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isLasting(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    pages.get('/', sendPage);
    pages.setNotFoundHandler(async (request, reply) =>
      wantsPage(request.method, request.url)
        ? sendPage(request, reply)
        : replyWithFailure(new Failure('noSuchCall'), request, reply),
    );
  });
};
