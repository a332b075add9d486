import type { Send } from './readAnswer.ts';

/** Returns a key for one creating call: however often that call reaches the server, it is carried out once. */
export const freshKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const header = 'Idempotency-Key';

/** Nobody tries that many things again. */
const maxInDoubt = 50;
/** Milliseconds after which the same words are meant anew: people have seen by then what became of the first ones. */
const maxAge = 2 * 60 * 1000;
/** Statuses of responses that say nothing of an earlier call with the same key: a further try still has to have it. */
const undecided: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** Whether a call may create something. Files are sent with keys of their own. */
const mayCreate = ({ method, headers }: Request): boolean =>
  (method === 'PUT' || method === 'POST') &&
  headers.get(header) === null &&
  headers.get('content-type')?.startsWith('application/json') === true;

/**
 * Sends calls that create something with a key. While it isn't known whether such a call arrived, the same call has the
 * same key: people who press the button again after a lost answer get one comment, not two.
 */
export const withKeys = (send: Send): Send => {
  const inDoubt = new Map<string, { key: string; since: number }>();
  return async (request) => {
    if (!mayCreate(request)) return send(request);
    const requestText = `${request.method} ${request.url} ${await request.clone().text()}`;
    const now = Date.now();
    for (const [one, { since }] of inDoubt) if (inDoubt.size > maxInDoubt || now - since > maxAge) inDoubt.delete(one);
    const sent = inDoubt.get(requestText) ?? { key: freshKey(), since: now };
    inDoubt.set(requestText, sent);
    request.headers.set(header, sent.key);
    const response = await send(request);
    // An error of the server may come from a gateway, after the server has done it.
    if (response.status < 500 && !undecided.has(response.status)) inDoubt.delete(requestText);
    return response;
  };
};
