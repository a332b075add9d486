import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fakeHost } from '../../outbound/own-hosts.ts';

/** How the fake advertiser answers, chosen by a word in the request: `refuse`, or an email `refuse@example.com`. */

interface Received {
  request: IncomingMessage;
  response: ServerResponse;
  body: string;
}

const json = (response: ServerResponse, status: number, value: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const refuse =
  (status: number, message: string) =>
  ({ response }: Received): void =>
    json(response, status, { status: 'error', error: { message } });

/** Returns a lead's ID, which is always the same, so that everything can be tried twice. */
export const leadIdOf = (url: string, body: string): string =>
  `FA-${createHash('sha256').update(`${url}\n${body}`).digest('hex').slice(0, 10)}`;

const accept = ({ request, response, body }: Received): void => {
  const id = leadIdOf(request.url ?? '', body);
  const data = { id, autologin_url: `https://${fakeHost}/welcome?lead=${id}` };
  json(response, 201, { status: 'ok', data });
};

const whileOpen = (response: ServerResponse, every: number, act: () => void): void => {
  const timer = setInterval(act, every);
  response.on('close', () => clearInterval(timer));
};

/** In the order in which the words are matched; the documentation has the same table. */
export const behaviours = {
  refuse: refuse(200, 'Cap reached'),
  duplicate: refuse(409, 'Lead already exists'),
  invalid: refuse(422, 'Invalid phone'),
  error: ({ response }: Received): void => void response.writeHead(500).end('Internal Server Error'),
  slow: (received: Received): void => {
    const timer = setTimeout(() => accept(received), 3000);
    received.response.on('close', () => clearTimeout(timer));
  },
  timeout: (): void => undefined,
  malformed: ({ response }: Received): void =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok","data":{"id":'),
  html: ({ response }: Received): void =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  redirect: ({ response }: Received): void =>
    void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  endless: ({ response }: Received): void => {
    response.writeHead(200);
    whileOpen(response, 10, () => response.write('x'.repeat(65_536)));
  },
  drip: ({ response }: Received): void => {
    response.writeHead(200);
    whileOpen(response, 500, () => response.write(' '));
  },
  cut: ({ response }: Received): void => void response.destroy(),
  accept,
} as const;

export type Behaviour = keyof typeof behaviours;

const isBehaviour = (name: string): name is Behaviour => Object.hasOwn(behaviours, name);
export const behaviourNames: readonly Behaviour[] = Object.keys(behaviours).filter(isBehaviour);

/** Returns all values of a JSON document or a form. */
const valuesOf = (body: string): string[] => {
  try {
    const [values, waiting]: [string[], unknown[]] = [[], [JSON.parse(body)]];
    for (let next = waiting.pop(); next !== undefined || waiting.length > 0; next = waiting.pop())
      if (typeof next === 'object' && next !== null) waiting.push(...Object.values(next).slice(0, 1000));
      else if (typeof next === 'string') values.push(next);
    return values;
  } catch {
    return [...new URLSearchParams(body).values()];
  }
};

/** Returns the behaviour for a request. */
export const behaviourOf = (url: string, body: string): Behaviour => {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const values = [...new URLSearchParams(query).values(), ...valuesOf(body)].map((value) => value.trim().toLowerCase());
  return (
    behaviourNames.find((name) => values.some((value) => value === name || value.startsWith(`${name}@`))) ?? 'accept'
  );
};
