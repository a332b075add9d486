import { HttpError } from 'ra-core';
import type { TenantSettings } from '../data/contract.ts';
import type { Send } from '../data/readAnswer.ts';
import { createSignal } from '../signal.ts';

/** Milliseconds after which the settings are requested again. */
export const settingsInterval = 3_600_000;

/** The minimum length of a password until the network's own number is known. */
export const usualMinimum = 8;

/** No network at this address: the product has nothing to work with. */
export class UnknownNetwork extends Error {
  constructor() {
    super('session.noConfiguration');
    this.name = 'UnknownNetwork';
  }
}

/** The network this address belongs to. */
export interface TenantSource {
  /** Requests its settings; simultaneous calls share one answer. Rejects with `UnknownNetwork` if there is none. */
  load: () => Promise<TenantSettings>;
  /** The last answer, if any. */
  latest: () => TenantSettings | undefined;
  /** Whether no network has been found here since the page was opened. */
  isUnknown: () => boolean;
  /** Calls back on every answer; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Sends a call to the network's API, once its address is known. */
  send: Send;
  /** Returns the address at which a file can be shown: an address below the API is moved to where the API is. */
  fileAddress: (address: string) => string;
}

export interface TenantParts {
  /** Requests the settings from the page's own origin; undefined if the answer holds none. */
  ask: () => Promise<TenantSettings | undefined>;
  /** Sends a call whose address is final. */
  send: Send;
  /** Origin of the page, `https://example.com`. */
  origin: string;
}

/** Returns the origin of an API domain, which may be given with its scheme or as a bare host. */
const originOf = (domain: string, page: string): string =>
  new URL(domain.includes('://') ? domain : `${new URL(page).protocol}//${domain}`).origin;

/** Returns the same call for another address, with its body read: browsers can't stream it on every connection. */
const moved = async (request: Request, url: string): Promise<Request> => {
  const { method, headers, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, signal, ...(hasBody && { body: await request.blob() }) });
};

/** Creates the source of the network's settings, requested once for all callers, and of its API's address. */
export const createTenantSource = ({ ask, send, origin }: TenantParts): TenantSource => {
  const { tell, subscribe } = createSignal();
  let latest: TenantSettings | undefined;
  let isUnknown = false;
  let apiOrigin: string | undefined;
  let loading: Promise<TenantSettings> | undefined;

  const load = async (): Promise<TenantSettings> => {
    const settings = await ask().catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    });
    isUnknown = !settings && !latest;
    if (!settings) {
      tell();
      throw new UnknownNetwork();
    }
    latest = settings;
    apiOrigin = settings.apiDomain ? originOf(settings.apiDomain, origin) : origin;
    tell();
    return settings;
  };
  const loadOnce = () => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  const place = (url: string, base: string): string =>
    url.startsWith(`${origin}/`) ? base + url.slice(origin.length) : url;

  return {
    load: loadOnce,
    latest: () => latest,
    isUnknown: () => isUnknown,
    subscribe,
    send: async (request) => {
      if (apiOrigin === undefined) await loadOnce();
      const url = place(request.url, apiOrigin ?? origin);
      return send(url === request.url ? request : await moved(request, url));
    },
    fileAddress: (address) =>
      address.startsWith('/api/') && apiOrigin !== undefined && apiOrigin !== origin ? apiOrigin + address : address,
  };
};
