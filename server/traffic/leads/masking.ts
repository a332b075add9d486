import { type macroSets, parameterOf } from '../../../domain/traffic/macros.ts';
import type { leadMacros } from '../../integrations/lead-macros.ts';

/** Contact data as attempts keep them: enough to tell people apart, too little to reach them. */

type Macros = ReturnType<typeof leadMacros>;
type Contact = Exclude<keyof (typeof macroSets)['lead'], `sub${number}`>;

const hidden = '***';

const start = (text: string): string => text.slice(0, 1) + hidden;
const email = (text: string): string => {
  const [name = '', host = ''] = text.split('@');
  return `${start(name)}@${hidden}${/\.[a-z]+$/i.exec(host)?.[0] ?? ''}`;
};
const phone = (text: string): string => text.slice(0, -8) + hidden + text.slice(-2);
const hash = (): string => hidden;

const masks: Partial<Record<Contact, (text: string) => string>> = {
  first_name: start,
  last_name: start,
  full_name: start,
  email,
  email_md5: hash,
  email_sha256: hash,
  phone,
  phone_digits: phone,
  phone_sha256: hash,
  ip: (text) => text.replace(/[.:][^.:]*$/, `.${hidden}`),
};

const isMasked = (name: string): name is keyof typeof masks & string => Object.hasOwn(masks, name);

/** Returns the mask of a macro's value; undefined if it isn't contact data. Further parameters may contain anything. */
const maskOf = (name: string, value: string): string | undefined => {
  if (parameterOf(name)) return hidden;
  return isMasked(name) ? (masks[name]?.(value) ?? hidden) : undefined;
};

/** Returns each value of a lead's contact data with its mask, by macro name. */
export const contactMasks = (macros: Macros): Record<string, [value: string, mask: string]> =>
  Object.fromEntries(
    Object.entries(macros).flatMap(([name, value]) => {
      const mask = value ? maskOf(name, value) : undefined;
      return value && mask !== undefined ? [[name, [value, mask] as [string, string]]] : [];
    }),
  );
