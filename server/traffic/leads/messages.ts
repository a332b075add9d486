import type { ComposedRequest } from '../../../domain/requests.ts';
import { keptText } from '../../database/kept-text.ts';
import { type LeadFacts, leadMacros } from '../../integrations/lead-macros.ts';
import { type Attempt, maskedRequest, maskValues } from '../../integrations/request.ts';
import type { PushSettings } from '../../integrations/settings.ts';
import { contactMasks } from './masking.ts';

/** What attempts keep of requests and answers: readable texts, without secrets and contact data. */

const maxShown = 20_000;

const headersOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');

const requestText = ({ method, url, headers, body }: ComposedRequest): string =>
  keptText(`${method} ${url}\n${headersOf(headers)}${body === undefined ? '' : `\n${body}`}`, maxShown);

/** Returns the request that sends a lead, as it is stored; null if there is none. */
export const keptRequest = (settings: PushSettings, lead: LeadFacts): string | null => {
  const macros = leadMacros(lead);
  const masked = Object.entries(contactMasks(macros)).map(([name, [, mask]]) => [name, mask]);
  const shown = maskedRequest(settings, { ...macros, ...Object.fromEntries(masked) });
  return 'problem' in shown ? null : requestText(shown.request);
};

/** Returns the part of an attempt's answer that is stored. */
export const keptAnswer = (
  { answer, reading }: Pick<Attempt, 'answer' | 'reading'>,
  lead: LeadFacts,
): { answer: string | null; message: string | null } => {
  const masks = Object.values(contactMasks(leadMacros(lead)));
  const masked = (text: string): string => keptText(maskValues(text, masks), maxShown);
  return {
    answer: answer && masked(`${answer.status}\n${headersOf(answer.headers)}\n${answer.body}`),
    message: reading?.message ? masked(reading.message) : null,
  };
};
