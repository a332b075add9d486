import { leadParameters } from '../../../../domain/traffic/inbound-rules.ts';
import type { LeadParameter } from '../../../../domain/traffic/lead-formats.ts';

/** A call that sends a test lead to a campaign, as people paste it into a terminal. */

const usual: Readonly<Record<string, string>> = {
  firstName: 'Anna',
  lastName: 'Ozola',
  phone: '+37120001234',
  email: 'anna@example.com',
  country: 'LV',
  language: 'lv',
  ip: '203.0.113.7',
  sourceUrl: 'https://example.com/landing',
};

const byFormat = {
  text: 'text',
  number: '100',
  date: '2026-12-31',
  email: 'anna@example.com',
  phone: '+37120001234',
  url: 'https://example.com/',
  choice: '…',
  pattern: '…',
} as const satisfies Record<NonNullable<LeadParameter['format']>, string>;

/** Whether a parameter has a place of its own in the call; others are in `params`. */
export const isUsual = (name: string): boolean => leadParameters.includes(name);

const sampleOf = ({ name, format, choices }: LeadParameter): string =>
  usual[name] ?? (format === 'choice' ? choices?.[0] : undefined) ?? byFormat[format ?? 'text'];

/** Sent of every lead: without the person's address, it is the server that seems to be in some country. */
const always: readonly LeadParameter[] = ['firstName', 'lastName', 'phone', 'email', 'ip'].map((name) => ({ name }));

/**
 * Returns the body of the call.
 * @param campaign its public ID
 * @param parameters what the vertical asks of leads
 */
export const sampleLead = (campaign: string, parameters: readonly LeadParameter[]): Record<string, unknown> => {
  const sent = (of: readonly LeadParameter[]) => Object.fromEntries(of.map((one) => [one.name, sampleOf(one)]));
  const further = parameters.filter(({ name }) => !isUsual(name));
  return {
    campaign,
    ...sent(always),
    ...sent(parameters.filter(({ name, required }) => required && isUsual(name))),
    ...(further.length > 0 && { params: sent(further) }),
    test: true,
  };
};

/** Returns the whole call; its token is left to be filled in. */
export const sampleCall = (address: string, lead: Record<string, unknown>): string =>
  [
    `curl -X POST '${address}'`,
    `  -H 'Authorization: Bearer TOKEN'`,
    `  -H 'Content-Type: application/json'`,
    // A quote within a quoted argument of a shell.
    `  -d '${JSON.stringify(lead, null, 2).replaceAll(`'`, String.raw`'\''`)}'`,
  ].join(' \\\n');
