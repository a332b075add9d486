import { type Outcome, type AnswerReading, readAnswer } from '../../domain/traffic/answers.ts';
import { type ComposedRequest, composeRequest, type RequestProblem } from '../../domain/requests.ts';
import type { Outbound } from '../outbound/client.ts';
import type { OutboundAnswer } from '../outbound/exchange.ts';
import { type OutboundCode, OutboundFailure } from '../outbound/failure.ts';
import { fakeHost } from '../outbound/own-hosts.ts';
import { networkHeader } from './fake-advertiser/server.ts';
import { type LeadFacts, leadMacros } from './lead-macros.ts';
import type { IntegrationRequest, PushSettings } from './settings.ts';

type Macros = Readonly<Record<string, string | undefined>>;

/** Sends one lead to one advertiser, once. */

/** A request ready to be sent, and its version for display, with secrets masked. */
export interface PreparedPush {
  request: ComposedRequest;
  shown: ComposedRequest;
  settings: PushSettings;
}

export type Attempt = {
  /** `unreached`: the advertiser can't have received it. */
  outcome: Outcome | 'unreached';
  /** Milliseconds. */
  took: number;
  /** Why there is no answer; null if there is one. */
  failure: OutboundCode | null;
  /** Without secrets. */
  answer: OutboundAnswer | null;
  reading: AnswerReading | null;
};

const mask = '***';

/** Returns the request that pushes a lead. */
export const preparePush = (settings: PushSettings, lead: LeadFacts): PreparedPush | { problem: RequestProblem } => {
  const macros = leadMacros(lead);
  const made = composeRequest(settings.request, macros, settings.parameters);
  if ('problem' in made) return made;
  const shown = maskedRequest(settings, macros);
  return 'problem' in shown ? shown : { request: made.request, shown: shown.request, settings };
};

/** Returns the request with secrets masked. */
export const maskedRequest = (settings: Pick<IntegrationRequest, 'request' | 'parameters'>, macros: Macros) =>
  composeRequest(
    settings.request,
    macros,
    settings.parameters.map((one) => (one.secret ? { ...one, value: mask } : one)),
  );

/** The same request to the fake advertiser, which never gets secrets, as it displays what it receives. */
export const toFake = <Prepared extends Pick<PreparedPush, 'shown'>>(prepared: Prepared, tenantId: number) => {
  const { shown } = prepared;
  const { pathname, search } = new URL(shown.url);
  const headers = { ...shown.headers, [networkHeader]: String(tenantId) };
  return { ...prepared, request: { ...shown, url: `http://${fakeHost}${pathname}${search}`, headers } };
};

/** Returns whether a request is for the fake advertiser. */
export const isForFake = ({ request }: Pick<PreparedPush, 'request'>): boolean =>
  new URL(request.url).hostname === fakeHost;

/** Returns the forms in which a value may be echoed back. */
const spellings = (value: string): string[] => [
  value,
  encodeURIComponent(value.toWellFormed()),
  JSON.stringify(value).slice(1, -1),
];

/** Returns text in which these values are replaced by their masks, longest first. */
export const maskValues = (text: string, masks: readonly (readonly [value: string, mask: string])[]): string =>
  masks
    .filter(([value]) => value.length > 3)
    .flatMap(([value, shown]) => spellings(value).map((one) => [one, shown] as const))
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((told, [value, shown]) => told.replaceAll(value, shown), text);

/** Returns text without the secrets of an integration. */
export const withoutSecrets = (text: string, settings: Pick<IntegrationRequest, 'parameters'>): string =>
  maskValues(
    text,
    settings.parameters.flatMap(({ secret, value }) => (secret ? [[value, mask] as const] : [])),
  );

/** Sends the request and reads the answer. It is never retried. */
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
