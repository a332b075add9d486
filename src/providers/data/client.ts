import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './contract.ts';
import { unreadable } from './errors.ts';
import { serializeQuery } from './query.ts';
import { readEnvelope, type Send } from './readAnswer.ts';

/** Every call of the contract, with its types. Calls reject like those of the data provider, with an `HttpError`. */
export type ApiClient = Client<paths>;

/** Creates a client that sends through `send` to an API at `baseUrl`, which has no trailing slash. */
export const createApiClient = (send: Send, baseUrl: string): ApiClient =>
  createClient<paths>({
    baseUrl,
    fetch: async (request) => Response.json(await readEnvelope(send, request)),
    querySerializer: serializeQuery,
  });

/** The answer to a typed call. */
interface Answer<Data> {
  data?: { data: Data };
}

/** Returns the data of an answer; throws a failure if there is none. */
export const dataOf = <Data>({ data: envelope }: Answer<Data>): NonNullable<Data> => {
  if (typeof envelope?.data !== 'object' || envelope.data === null) throw unreadable();
  return envelope.data;
};

/** Returns the items of an answer; throws a failure if the answer isn't a list. */
export const itemsOf = <Item>(answer: Answer<{ items: Item[] }>): Item[] => {
  const { items } = dataOf(answer);
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'object' && item !== null)) throw unreadable();
  return items;
};
