import type { RequestTemplate } from '../../../domain/requests.ts';
import { isSecretName } from '../../../domain/text/secret-names.ts';
import { maskValues } from '../../integrations/request.ts';

/** Replaces secrets in the log. */
const mask = '•••';

/** Returns the parameters of a URL, of a form and of a flat JSON object, as in the template. */
const parametersOf = ({ url, body }: Pick<RequestTemplate, 'url' | 'body'>): (readonly [string, string])[] => [
  ...new URLSearchParams(url.replace(/^[^?]*\??/, '')),
  ...new URLSearchParams(body ?? ''),
  ...[...(body ?? '').matchAll(/"([\w-]+)"\s*:\s*"([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ]),
];

/** Returns a function that masks the template's secrets in a request and its answer. Filled-in values aren't secret. */
export const masking = (template: Pick<RequestTemplate, 'url' | 'body'>): ((text: string) => string) => {
  const masks = parametersOf(template).flatMap(([name, value]) =>
    isSecretName(name) && !value.includes('{') ? [[value, mask] as const] : [],
  );
  return (text) => maskValues(text, masks);
};
