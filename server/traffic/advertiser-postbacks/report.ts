import type { FastifyRequest } from 'fastify';
import { asWritten } from '../../../domain/traffic/answered-lists.ts';
import { isRecord } from '../../../domain/records.ts';
import { keptText } from '../../database/kept-text.ts';
import { Failure, malformed } from '../../failure.ts';
import { clientOf, normalizedAddress } from '../../http/clients.ts';
import type { CustomerReport } from '../customers/report.ts';
import type { ReportingIntegration } from './reporters.ts';

/** A postback as it came; secrets are masked in what is stored. */
export interface Received {
  /** The first non-empty value of each parameter, from the URL and the body. */
  parameters: ReadonlyMap<string, string>;
  method: string;
  url: string;
  body: string | null;
  address: string;
  userAgent: string | null;
}

/** What an advertiser reports. */
export interface Report {
  /** ID of a click or a lead. */
  traffic: string | undefined;
  /** ID of a lead only. */
  lead: string | undefined;
  /** ID of any one of a visitor's clicks. */
  visitor: string | undefined;
  goal: string | undefined;
  status: string | undefined;
  amount: string | undefined;
  currency: string | undefined;
  transaction: string | undefined;
  customer: CustomerReport | undefined;
}

const maxValue = 1000;
/** How much is stored of a URL and a body. */
export const maxUrl = 4000;
export const maxBody = 10_000;
const mask = '•••';

const masked = (text: string): string =>
  text
    .replace(/(secret=)[^&"\s]*/gi, `$1${mask}`)
    .replace(/(secret"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[^",}\s]+)/gi, `$1"${mask}"`)
    .replace(/(\/public\/postback\/[\w-]{4})[\w-]+/, `$1${mask}`);

/** Returns the parameters of a body: a form, or one flat JSON object. @throws Failure 400 */
const inBody = (type: string, body: string): [string, string][] => {
  if (body.trim() === '') return [];
  if (!type.includes('json')) return [...new URLSearchParams(body)];
  try {
    const json: unknown = JSON.parse(body, asWritten);
    if (!isRecord(json)) throw malformed('object');
    return Object.entries(json).flatMap(([name, value]: [string, unknown]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
  } catch (cause) {
    throw cause instanceof Failure ? cause : malformed('json', cause);
  }
};

/** Returns what is stored of a request regardless of its content. */
export const receivedFrom = (request: FastifyRequest): Omit<Received, 'parameters'> => {
  const { address, userAgent } = clientOf(request);
  const { body } = request;
  return {
    method: request.method,
    url: keptText(masked(`${request.protocol}://${request.host}${request.url}`), maxUrl),
    body: typeof body === 'string' && body !== '' ? keptText(masked(body), maxBody) : null,
    address: normalizedAddress(address),
    userAgent: userAgent === null ? null : keptText(userAgent, 500),
  };
};

/** Returns the parameters of a postback. @throws Failure 400 if its body is neither a form nor a flat JSON object */
export const parametersOf = (url: string, body: string, type: string): Map<string, string> => {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const parameters = new Map<string, string>();
  for (const [name, value] of [...new URLSearchParams(query), ...inBody(type, body)]) {
    const text = keptText(value.trim(), maxValue);
    if (text !== '' && !parameters.has(name)) parameters.set(keptText(name, 100), text);
  }
  return parameters;
};

/** Returns the parameters of a request. @throws Failure 400 */
export const parametersIn = ({ url, body, headers }: FastifyRequest): Map<string, string> =>
  parametersOf(url, typeof body === 'string' ? body : '', headers['content-type'] ?? '');

/** Returns what a postback reports, by our parameter names or by those agreed with the advertiser. */
export const reportIn = (
  parameters: ReadonlyMap<string, string>,
  integrations: readonly ReportingIntegration[],
): Report => {
  const parameter = (target: string, ...ours: string[]): string | undefined => {
    const theirs = integrations.flatMap(({ names }) => names.filter((one) => one.target === target));
    return [...theirs.map(({ name }) => name), ...ours]
      .map((name) => parameters.get(name))
      .find((value) => value !== undefined);
  };
  const customer = parameter('customer_id', 'customer_id');
  const figure = (name: string) => parameter(name, name);
  return {
    traffic: parameter('click_id', 'click_id'),
    lead: parameter('lead_id', 'lead_id'),
    visitor: parameters.get('visitor_id'),
    goal: parameter('goal', 'goal'),
    status: parameter('status', 'status'),
    amount: parameter('amount', 'amount'),
    currency: parameter('currency', 'currency'),
    transaction: parameter('transaction_id', 'txid', 'transaction_id'),
    customer:
      customer === undefined
        ? undefined
        : {
            id: customer,
            deposits: figure('deposits'),
            deposit: figure('deposit'),
            turnover: figure('turnover'),
            ngr: figure('ngr'),
            date: figure('date'),
          },
  };
};
