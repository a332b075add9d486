import { answers } from '../../generated/zod/answers.ts';
import { unreadable } from './errors.ts';

const pattern = (path: string): RegExp =>
  new RegExp(`/api/v1${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);

/**
 * Checks the answer to a request against its complete schema in the contract. Throws the unreadable-answer failure if
 * its shape differs, and logs which field is wrong, options that no longer exist too. For development: a server that drifts from its contract is noticed
 * at the first call, at the cost of loading every schema.
 */
export const checkAnswer = async ({ method, url }: Request, response: Response): Promise<void> => {
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) return;
  const { pathname } = new URL(url);
  const schema = await answers.find((one) => one.method === method && pattern(one.path).test(pathname))?.load();
  const result = schema?.safeParse(await response.clone().json());
  if (!result || result.success) return;
  const wrong = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  console.error(`${method} ${pathname} was not answered as the contract says:\n${wrong.join('\n')}`);
  // Records keep options that were removed from their definition.
  if (!result.error.issues.every(({ code }) => code === 'invalid_value')) throw unreadable();
};
