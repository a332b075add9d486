import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { RequestFault } from '../../../domain/distribution/request-faults.ts';
import { longestSub, type SubName, subNames } from '../../../openapi/traffic.ts';
import { keptText } from '../../database/kept-text.ts';
import { madeAt } from '../../database/public-id.ts';
import { refusedParameter } from '../../failure.ts';
import { type Client, normalizedAddress } from '../../http/clients.ts';

/** A click link as it was opened. */
export interface Opened {
  /** Public id of the campaign. */
  campaign: string;
  subs: Record<SubName, string | null>;
  source: string | null;
  /** Parameters that are not ours. */
  foreign: [string, string][];
  wantsJson: boolean;
  address: string;
  userAgent: string | null;
  referrer: string | null;
  /** Code of ISO 639-1. */
  language: string | undefined;
  /** The whole link. */
  url: string;
  isSecure: boolean;
  fault: RequestFault | null;
  cookie: string | undefined;
  /** Public id of this browser's first click; null if it sends none, or an invalid one. */
  visitor: string | null;
}

const longestAddress = 2000;
const longestAgent = 500;

const isOurs = (name: string): boolean =>
  name === 'source' || name === 'format' || subNames.some((sub) => sub === name);

/** Returns the language listed first, which is the one a browser is set to. */
const languageIn = (header: string | undefined): string | undefined =>
  /^\s*([a-z]{2})\b/i.exec(header ?? '')?.[1]?.toLowerCase();

const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|preview/i.test(String(headers[name] ?? '')),
  );

/** Many visitors have the same browser, and telling it from a bot takes a long pattern. */
const knownAgents = new LRUCache<string, boolean>({ max: 5000 });

const isBot = (userAgent: string | undefined): boolean => {
  const name = keptText(userAgent ?? '', longestAgent);
  const known = knownAgents.get(name) ?? isbot(name);
  knownAgents.set(name, known);
  return known;
};

const faultOf = (request: FastifyRequest): RequestFault | null => {
  if (request.method === 'HEAD') return 'head';
  if (isPrefetch(request)) return 'prefetch';
  return isBot(request.headers['user-agent']) ? 'bot' : null;
};

/** The cookie that a browser has for a campaign; its path tells it from those of other campaigns. */
export const cookieName = 'sluice_click';

const cookieIn = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

/** Whether the answer is to be JSON. @throws Failure 400 for an unknown format */
export const wantsJson = (parameters: URLSearchParams): boolean => {
  const format = parameters.get('format');
  if (format !== null && format !== 'json') throw refusedParameter('badParameter', 'format');
  return format === 'json';
};

/** Parses the query of a link, however it is written. */
export const parametersOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** Reads a request to a click link. The first of repeated parameters counts; values that are too long are cut. */
export const readOpened = (request: FastifyRequest, { address, userAgent }: Client, campaign: string): Opened => {
  const parameters = parametersOf(request);
  const { headers, protocol } = request;
  const cookie = cookieIn(headers.cookie);
  const given = (name: string): string | null => {
    const value = keptText(parameters.get(name) ?? '', longestSub);
    return value === '' ? null : value;
  };
  return {
    campaign,
    subs: {
      sub1: given('sub1'),
      sub2: given('sub2'),
      sub3: given('sub3'),
      sub4: given('sub4'),
      sub5: given('sub5'),
      sub6: given('sub6'),
      sub7: given('sub7'),
      sub8: given('sub8'),
      sub9: given('sub9'),
    },
    source: given('source'),
    foreign: [...parameters].filter(([name]) => !isOurs(name)),
    wantsJson: wantsJson(parameters),
    address: normalizedAddress(address),
    userAgent: userAgent === null ? null : keptText(userAgent, longestAgent),
    referrer: headers.referer === undefined ? null : keptText(headers.referer, longestAddress),
    language: languageIn(headers['accept-language']),
    url: keptText(`${protocol}://${request.host}${request.url}`, longestAddress),
    isSecure: protocol === 'https',
    fault: faultOf(request),
    cookie,
    visitor: cookie !== undefined && madeAt(cookie) !== undefined ? cookie : null,
  };
};
