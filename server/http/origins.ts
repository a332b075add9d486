import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What calls from pages of another host depend on. */
export interface Origins {
  /** Hosts that take calls of pages elsewhere; a port belongs to the name. */
  apiDomains: readonly string[];
  /** Whether a page of this host (without port) may make them. */
  isPage(host: string): Promise<boolean>;
}

/** What a page elsewhere may send and read, beside what every page may. There are no cookies, so none are let through. */
const shared: FastifyCorsOptions = {
  methods: ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: ['accept-language', 'authorization', 'content-type', 'idempotency-key'],
  exposedHeaders: ['content-disposition', 'content-language', 'retry-after', 'x-request-id'],
  maxAge: 600,
};

/** The host of an `Origin`, without port; undefined for `null` and whatever is no origin. */
export const hostOfOrigin = (origin: string | undefined): string | undefined =>
  origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname || undefined : undefined;

/**
 * The host of the page a call comes from: where the browser names it, that one, as the call may have been sent to the
 * API's own domain; else the host the call was sent to. It decides which network is meant as long as nobody is signed in.
 */
export const pageHost = ({ headers, hostname }: Pick<FastifyRequest, 'headers' | 'hostname'>): string =>
  hostOfOrigin(headers.origin) ?? hostname;

/** Lets pages of known hosts call the API on its own domains, and no others anywhere. */
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
