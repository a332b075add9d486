import { type Outcome, type Reading, readAnswer } from '../../domain/answers.ts';
import { type ComposedRequest, composeRequest, type RequestProblem } from '../../domain/requests.ts';
import type { Outbound, OutboundAnswer } from '../outbound/client.ts';
import { type OutboundCode, OutboundFailure } from '../outbound/failure.ts';
import { type LeadFacts, leadMacros } from './lead-macros.ts';
import type { PushSettings } from './settings.ts';

/** Sending one lead to one advertiser: once. */

/** A request that is ready, with what stands for secrets where it is shown. */
export interface PreparedPush {
  request: ComposedRequest;
  shown: ComposedRequest;
  settings: PushSettings;
}

export type Attempt = {
  /** `unreached`: the advertiser can't have heard of it. */
  outcome: Outcome | 'unreached';
  /** Milliseconds. */
  took: number;
  /** Why there is no answer; null where there is one. */
  failure: OutboundCode | null;
  /** Without secrets. */
  answer: OutboundAnswer | null;
  reading: Reading | null;
};

const mask = '***';

/** The request that pushes a lead. */
export const preparePush = (settings: PushSettings, lead: LeadFacts): PreparedPush | { problem: RequestProblem } => {
  const macros = leadMacros(lead);
  const composed = (parameters: PushSettings['parameters']) => composeRequest(settings.request, macros, parameters);
  const made = composed(settings.parameters);
  if ('problem' in made) return made;
  const shown = composed(settings.parameters.map((one) => (one.secret ? { ...one, value: mask } : one)));
  return 'problem' in shown ? shown : { request: made.request, shown: shown.request, settings };
};

/** Secrets in the ways in which they may come back, the longest first. */
const spellings = ({ parameters }: PushSettings): string[] =>
  parameters
    .filter(({ secret, value }) => secret && value.length > 3)
    .flatMap(({ value }) => [value, encodeURIComponent(value.toWellFormed()), JSON.stringify(value).slice(1, -1)])
    .toSorted((one, other) => other.length - one.length);

const withoutSecrets = (text: string, settings: PushSettings): string =>
  spellings(settings).reduce((told, secret) => told.replaceAll(secret, mask), text);

/** Sends it and reads the answer. Whatever happens, it is not sent again. */
export const sendPush = async (outbound: Outbound, { request, settings }: PreparedPush): Promise<Attempt> => {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const answer = await outbound.send({ ...request, timeout: settings.request.timeout * 1000 });
    const reading = readAnswer(settings.answer, answer);
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, withoutSecrets(value, settings)]);
    return {
      outcome: reading.outcome,
      took: took(),
      failure: null,
      answer: { ...answer, headers: Object.fromEntries(headers), body: withoutSecrets(answer.body, settings) },
      reading: {
        ...reading,
        message: reading.message && withoutSecrets(reading.message, settings),
        redirectUrl: reading.redirectUrl,
        parts: reading.parts.map((part) => ({ ...part, value: part.value && withoutSecrets(part.value, settings) })),
      },
    };
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    const { code, sent } = error;
    return { outcome: sent ? 'unknown' : 'unreached', took: took(), failure: code, answer: null, reading: null };
  }
};
