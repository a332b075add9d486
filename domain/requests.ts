import { fillJson, fillTemplate, parseTemplate } from './traffic/macros.ts';
import { isRecord } from './records.ts';

/** Builds requests from templates: each value filled in stays one value, whatever it contains. */

export interface RequestTemplate {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: readonly { name: string; value: string }[] | null;
  bodyFormat: 'none' | 'json' | 'form';
  body?: string | null;
}

/** An advertiser's setting for a parameter of a template. */
export interface RequestParameter {
  key: string;
  placement: 'body' | 'query' | 'header';
  prefix?: string | null;
  value: string;
}

export interface ComposedRequest {
  method: RequestTemplate['method'];
  url: string;
  /** By name in lower case. */
  headers: Record<string, string>;
  body?: string;
}

/**
 * What can't be built from a template and these values: a URL that stays within the template's host and path depth, or
 * a body in the format.
 */
export type RequestProblem = 'url' | 'body';

type Macros = Readonly<Record<string, string | undefined>>;

const encoded = (value: string): string => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'));
const valueOf = ({ prefix, value }: RequestParameter): string => (prefix ? `${prefix} ${value}` : value);
const pairs = (parameters: readonly RequestParameter[]): string[] =>
  parameters.map((one) => `${encoded(one.key)}=${encoded(valueOf(one))}`);

/** Headers are printable ASCII on one line; everything else is encoded as in a URL. */
const headerValue = (text: string): string => text.replace(/[^\x20-\x7e]+/g, (some) => encoded(some)).trim();

const isHostPart = (value: string | undefined): boolean => /^[a-z0-9-]+$/i.test(value ?? '');
const isDots = (segment: string): boolean => /^(\.|%2e){1,2}$/i.test(segment);

/** Fills in a URL whose parts come from values: the host and the depth of the path stay the same. */
const filledUrl = (template: string, macros: Macros): string | undefined => {
  const [, origin = '', path = '', query = ''] = /^(https?:\/\/[^/?#]*)([^?#]*)(\?[^#]*)?/i.exec(template) ?? [];
  const isSafe = parseTemplate(origin).every((part) => !('macro' in part) || isHostPart(macros[part.macro]));
  const fill = (text: string): string => fillTemplate(text, macros, 'query');
  const segments = path.split('/');
  const climbs = segments.some((segment) => !isDots(segment) && isDots(fill(segment)));
  const url = fill(origin) + segments.map(fill).join('/') + fill(query);
  return isSafe && !climbs && URL.canParse(url) ? url : undefined;
};

const withQuery = (url: string, query: readonly string[]): string => {
  if (query.length === 0) return url;
  const joint = url.includes('?') ? (/[?&]$/.test(url) ? '' : '&') : '?';
  return url + joint + query.join('&');
};

const formOf = (template: string, macros: Macros, parameters: readonly RequestParameter[]): string[] => [
  ...template
    .split('&')
    .map((pair) => fillTemplate(pair.trim(), macros, 'query'))
    .filter(Boolean),
  ...pairs(parameters),
];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the JSON of a template, with parameters as further properties of its object. */
const jsonOf = (template: string, macros: Macros, parameters: readonly RequestParameter[]): string | undefined => {
  const text = fillJson(template.trim() || '{}', macros).trim();
  const value = parsed(text);
  if (parameters.length === 0) return value === undefined ? undefined : text;
  if (!isRecord(value)) return undefined;
  const added = parameters.map((one) => `${JSON.stringify(one.key)}:${JSON.stringify(valueOf(one))}`).join(',');
  const isEmpty = Object.keys(value).length === 0;
  return `${text.slice(0, -1).trimEnd()}${isEmpty ? '' : ','}${added}}`;
};

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/**
 * Returns the exact request of a template. A GET has no body: form fields and parameters meant for the body become part
 * of its URL.
 */
export const composeRequest = (
  template: RequestTemplate,
  macros: Macros,
  parameters: readonly RequestParameter[],
): { request: ComposedRequest } | { problem: RequestProblem } => {
  const { method, bodyFormat } = template;
  const at = (placement: RequestParameter['placement']) => parameters.filter((one) => one.placement === placement);
  const isGet = method === 'GET';
  const source = template.body ?? '';
  const form = bodyFormat === 'form' ? formOf(source, macros, at('body')) : isGet ? pairs(at('body')) : [];
  const filled = filledUrl(template.url, macros);
  if (filled === undefined) return { problem: 'url' };
  const url = withQuery(filled, [...pairs(at('query')), ...(isGet ? form : [])]);
  const body =
    isGet || bodyFormat === 'none' ? '' : bodyFormat === 'form' ? form.join('&') : jsonOf(source, macros, at('body'));
  if (body === undefined) return { problem: 'body' };
  const headers = Object.fromEntries([
    ...(body !== '' && bodyFormat !== 'none' ? [['content-type', types[bodyFormat]]] : []),
    ...(template.headers ?? []).map(({ name, value }) => [
      name.toLowerCase(),
      headerValue(fillTemplate(value, macros, 'plain')),
    ]),
    ...at('header').map((one) => [one.key.toLowerCase(), headerValue(valueOf(one))]),
  ]);
  return { request: { method, url, headers, ...(body !== '' && { body }) } };
};
