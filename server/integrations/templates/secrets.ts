import { isSecretName } from '../../../domain/text/secret-names.ts';
import type { Detail } from '../../failure.ts';

/** A macro is filled in for each lead, so it is not a secret. */
const macro = /\{[a-z0-9_]+\}/i;

const isSecret = (name: string, value: string): boolean =>
  isSecretName(name) && value.trim() !== '' && !macro.test(value);

const pairOf = (text: string): [name: string, value: string] => {
  const [name = '', ...value] = text.split('=');
  return [name, value.join('=')];
};

/** Returns the names and values of a query string or form, still encoded. */
const pairsIn = (text: string): [name: string, value: string][] => text.split('&').map(pairOf);

/** Returns the names and string values of a JSON template, which macros may make invalid as JSON. */
const textsIn = (text: string): [name: string, value: string][] =>
  [...text.matchAll(/"([^"\\]+)"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [name, value]);

/** The parts of a template's request that may contain secrets. */
export interface RequestTemplate {
  url?: string | null;
  headers?: readonly { name?: string; value?: string }[] | null;
  bodyFormat?: string;
  body?: string | null;
}

const found = (path: string, name: string): Detail => ({
  path,
  type: 'secret',
  message: {
    en: `“${name}” looks like a secret: make it a secret parameter of the template, which each integration fills in`,
    ru: `«${name}» похоже на секрет: сделайте его секретным параметром шаблона, его заполняют в каждой интеграции`,
  },
});

const secretsOf = (request: RequestTemplate, path: string): Detail[] => {
  const { url, headers, bodyFormat, body } = request;
  const query = url?.split('?').slice(1).join('?').split('#')[0] ?? '';
  const inBody = bodyFormat === 'form' ? pairsIn(body ?? '') : textsIn(body ?? '');
  const named = (pairs: readonly [string, string][], place: string): Detail[] =>
    pairs.filter(([name, value]) => isSecret(name, value)).map(([name]) => found(place, name));
  return [
    ...named(pairsIn(query), `${path}.url`),
    ...(headers ?? []).flatMap(({ name = '', value = '' }, place) =>
      named([[name, value]], `${path}.headers.${place}.value`),
    ),
    ...named(inBody, `${path}.body`),
  ];
};

/** Secrets that were written into the requests of a template instead of being made parameters. */
export const secretsIn = (file: {
  outApi?: RequestTemplate | null | undefined;
  apiSync?: RequestTemplate | null | undefined;
}): Detail[] => [
  ...(file.outApi ? secretsOf(file.outApi, 'outApi') : []),
  ...(file.apiSync ? secretsOf(file.apiSync, 'apiSync') : []),
];
