import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { replyWithFailure } from './failing.ts';

/**
 * Scripts come from our origin alone, none inline or composed at run time. Styles may be inline, as the component
 * library writes them; pictures may come from the tenant's host for files.
 * @param apiDomains hosts that pages may call beside their own
 */
export const pagePolicy = (apiDomains: readonly string[] = []): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', 'https:', ...apiDomains],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...apiDomains],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

const page = 'index.html';

/** When the admin in this folder was built, seconds UTC; when the process started where it was not. */
export const builtAt = (folder: string): number => {
  const file = join(folder, page);
  return Math.floor((existsSync(file) ? statSync(file).mtimeMs : Date.now()) / 1000);
};

/** Names of built files hold a hash of their content, so they never change. */
const isLasting = (path: string): boolean => /[/\\]assets[/\\]/.test(path);

const wantsPage = (method: string, url: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && !/\.\w+$/.test(url.split('?', 1)[0] ?? '');

/**
 * Serves the built admin: its files, and its page for every other address that is none of the API's, since the admin
 * reads the address itself. Without a build only the API is served.
 * @param apiDomains hosts that its pages may call beside their own
 */
export const serveAdmin = async (
  app: FastifyInstance,
  folder: string,
  apiDomains: readonly string[] = [],
): Promise<void> => {
  if (!existsSync(join(folder, page))) {
    app.setNotFoundHandler((request, reply) => replyWithFailure(new Failure('noSuchCall'), request, reply));
    return;
  }
  await app.register(async (pages) => {
    await pages.register(helmet, pagePolicy(apiDomains));
    await pages.register(compress);
    await pages.register(serveFiles, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      // The build packs what it writes; what it left as it is, is packed as it goes out.
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', isLasting(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    pages.get('/', async (_, reply) => reply.sendFile(page));
    pages.setNotFoundHandler(async (request, reply) =>
      wantsPage(request.method, request.url)
        ? reply.sendFile(page)
        : replyWithFailure(new Failure('noSuchCall'), request, reply),
    );
  });
};
