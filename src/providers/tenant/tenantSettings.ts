import { HttpError } from 'ra-core';
import type { TenantSettings } from '../data/contract.ts';
import type { Send } from '../data/readAnswer.ts';
import { createSignal } from '../signal.ts';

/** Milliseconds after which the settings are asked for again. */
export const settingsInterval = 3_600_000;

/** The minimum length of a password, where the network has not said its own number yet. */
export const usualMinimum = 8;

/** No network answers at this address: there is nothing the product could work with. */
export class UnknownNetwork extends Error {
  constructor() {
    super('session.noConfiguration');
    this.name = 'UnknownNetwork';
  }
}

/** The network this address belongs to. */
export interface TenantSource {
  /** Its settings, asked for now; calls at the same time share one answer. Rejects with `UnknownNetwork` where there is none. */
  load: () => Promise<TenantSettings>;
  /** The last answer, if there was one. */
  latest: () => TenantSettings | undefined;
  /** Whether no network was found here, ever since the page was opened. */
  isUnknown: () => boolean;
  /** Calls back at every answer; gives the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** Sends a call to where the network's API is, once that is known. */
  send: Send;
  /** A file's address as it can be shown: one below the API is at the API's place. */
  fileAddress: (address: string) => string;
}

export interface TenantParts {
  /** Asks the address of the page itself; undefined when the answer holds no settings. */
  ask: () => Promise<TenantSettings | undefined>;
  /** The way out, once a call has its address. */
  send: Send;
  /** Where the page comes from, `https://example.com`. */
  origin: string;
}

/** The origin of an API domain, which may be given with its scheme or as a host alone. */
const originOf = (domain: string, page: string): string =>
  new URL(domain.includes('://') ? domain : `${new URL(page).protocol}//${domain}`).origin;

/** The same call elsewhere. Its body is read first, as browsers stream one over some connections only. */
const moved = async (request: Request, url: string): Promise<Request> => {
  const { method, headers, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, signal, ...(hasBody && { body: await request.blob() }) });
};

/** The settings of the network, asked for once however many wait for them, and where its API answers. */
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
