import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Language } from '../../domain/text/words.ts';
import { Answer, type Values } from './answer.ts';
import { deedOf, operationOf } from './contract.ts';

/** What is sent with a call. */
export interface Exchange {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  /** A raw query, in place of `query`. */
  search?: string;
  /** `{items}` of the body. */
  items?: readonly Values[];
  body?: unknown;
  /** A body that is not JSON, with its content type. */
  payload?: { type: string; bytes: Buffer };
  language?: Language;
  headers?: Readonly<Record<string, string>>;
  /** Network address of the caller; the machine's own by default. */
  from?: string;
}

/** Makes calls of the contract by the names of their operations. */
export interface Caller {
  (operation: string, said?: Exchange): Promise<Answer>;
  /** Requests an address outside the contract, and returns the status. */
  open(path: string): Promise<number>;
}

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;

/** An edit of a conversion’s amounts carries a reason if the call it is part of gives none. */
const reasoned = (item: Values): Values =>
  'revenue' in item || 'payout' in item ? { changeReason: 'Agreed', ...item } : item;

/** The items to send: there is no ID for a singleton record, and amounts come with a reason. */
const itemsOf = (operation: string, items: readonly Values[]): readonly Values[] => {
  const deed = deedOf(operation);
  if (deed?.entity.single) return items.map(({ id: _, ...item }) => item);
  return deed?.key === 'conversion' && deed.call === 'edit' ? items.map(reasoned) : items;
};

const contentOf = (
  operation: string,
  { items, body, payload }: Exchange,
): Pick<InjectOptions, 'payload' | 'headers'> => {
  if (payload) return { payload: payload.bytes, headers: { 'content-type': payload.type } };
  const sent = items ? { items: itemsOf(operation, items) } : body;
  return sent === undefined ? {} : { payload: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
};

const addressOf = (path: string, { params = {}, query = {}, search }: Exchange): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sought = search ?? String(asked);
  return `/api/v1${filled}${sought === '' ? '' : `?${sought}`}`;
};

/** Reads the start of an answer that may never end, and drops the rest. */
const beginningOf = async (response: LightMyRequestResponse): Promise<string> => {
  for await (const piece of response.stream()) return String(piece);
  return '';
};

/** A caller at a host, with or without a token. */
export const callerAt = (inject: Inject, host: string, token?: string): Caller => {
  const call = async (operation: string, said: Exchange = {}): Promise<Answer> => {
    const { method, path } = operationOf(operation);
    const { headers: content = {}, ...sent } = contentOf(operation, said);
    const isEndless = operation === 'readEvents';
    const response = await inject({
      method: method.toUpperCase(),
      url: addressOf(path, said),
      ...(said.from && { remoteAddress: said.from }),
      headers: {
        host,
        'accept-language': said.language ?? 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...content,
        ...said.headers,
      },
      ...sent,
      ...(isEndless && { payloadAsStream: true }),
    });
    const text = isEndless ? await beginningOf(response) : response.payload;
    return new Answer(response.statusCode, { ...response.headers }, text);
  };
  const open = async (path: string): Promise<number> =>
    (await inject({ method: 'GET', url: path, headers: { host } })).statusCode;
  return Object.assign(call, { open });
};
