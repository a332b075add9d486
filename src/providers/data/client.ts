import createClient, { type Client } from 'openapi-fetch';
import { HttpError } from 'ra-core';
import type { paths } from './contract.ts';
import { failureOf, noAnswer } from './errors.ts';
import { serializeQuery } from './query.ts';
import type { Send } from './readAnswer.ts';

/** Every call of the contract, typed by it. Calls reject like those of the data provider, with an `HttpError`. */
export type ApiClient = Client<paths>;

/** A client that sends through `send` to an API at `baseUrl`, which has no slash at the end. */
export const createApiClient = (send: Send, baseUrl: string): ApiClient => {
  const client = createClient<paths>({ baseUrl, fetch: send, querySerializer: serializeQuery });
  client.use({
    onResponse: async ({ response }) => {
      if (response.ok) return;
      const answer: unknown = await response.json().catch(() => undefined);
      throw failureOf(response.status, answer, response.statusText || 'ra.notification.http_error');
    },
    // A cancelled call stays cancelled, and a failure that has its words already keeps them.
    onError: ({ error, request }) =>
      request.signal.aborted || error instanceof HttpError ? undefined : failureOf(noAnswer, undefined, 'shell.errors.noAnswer'),
  });
  return client;
};
