import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What calls from pages on other hosts depend on. */
export interface Origins {
  /** Hosts that accept calls from pages elsewhere, including any port. */
  apiDomains: readonly string[];
  /** Whether a page on this host (without port) may make them. */
  isPage(host: string): Promise<boolean>;
}

/**
 * What a page elsewhere may send and read, in addition to what any page may. There are no cookies, so credentials
 * aren't allowed.
 */
const shared: FastifyCorsOptions = {
  methods: ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: ['accept-language', 'authorization', 'content-type', 'idempotency-key'],
  exposedHeaders: ['content-disposition', 'content-language', 'retry-after', 'x-request-id'],
  maxAge: 600,
};

/** Returns the host of an `Origin`, without port; undefined for `null` and anything that isn't an origin. */
export const hostOfOrigin = (origin: string | undefined): string | undefined =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname || undefined : undefined;

/**
 * Returns the host of the page a call comes from: the one the browser names, as the call may have been sent to the
 * API's own domain; otherwise the host the call was sent to. It decides which network is meant while no one is signed
 * in.
 */
export const pageHost = ({ headers, hostname }: Pick<FastifyRequest, 'headers' | 'hostname'>): string =>
  hostOfOrigin(headers.origin) ?? hostname;

/** Lets pages on known hosts call the API on its own domains, and blocks all others. */
export const allowOrigins = async (api: FastifyInstance, { apiDomains, isPage }: Origins): Promise<void> => {
  if (apiDomains.length === 0) return;
  const known = new Set(apiDomains);
  const isAllowed = async ({ headers, host }: FastifyRequest): Promise<boolean> => {
    const page = hostOfOrigin(headers.origin);
    return page !== undefined && known.has(host.toLowerCase()) && isPage(page);
  };
  await api.register(cors, {
    delegator: async (request: FastifyRequest): Promise<FastifyCorsOptions> => ({
      ...shared,
      origin: await isAllowed(request),
    }),
  });
};
