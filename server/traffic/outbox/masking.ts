import type { RequestTemplate } from '../../../domain/requests.ts';
import { maskValues } from '../../integrations/push.ts';

/** What stands for secrets in the log. */
const mask = '•••';

/** Names of parameters whose values open something. */
const isSecret = (name: string): boolean =>
  /(^|[_-])(secret|token|key|apikey|password|pass|pwd|sign|signature|auth)$/i.test(
    name.replace(/([a-z])([A-Z])/g, '$1_$2'),
  );

/** The parameters of an address, of a form and of a flat JSON object, as a template says them. */
const parametersOf = ({ url, body }: Pick<RequestTemplate, 'url' | 'body'>): (readonly [string, string])[] => [
  ...new URLSearchParams(url.replace(/^[^?]*\??/, '')),
  ...new URLSearchParams(body ?? ''),
  ...[...(body ?? '').matchAll(/"([\w-]+)"\s*:\s*"([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ]),
];

/** Tells what of a request and its answer is kept: all but secrets that the template has. What is filled in is none. */
export const masking = (template: Pick<RequestTemplate, 'url' | 'body'>): ((text: string) => string) => {
  const masks = parametersOf(template).flatMap(([name, value]) =>
    isSecret(name) && !value.includes('{') ? [[value, mask] as const] : [],
  );
  return (text) => maskValues(text, masks);
};
