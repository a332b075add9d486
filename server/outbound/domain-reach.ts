import { recordOf } from '../../domain/records.ts';
import { keptText } from '../database/kept-text.ts';
import type { EntityTypes } from '../generated/records.ts';
import { challengePattern, type HostChallenges } from './host-challenge.ts';
import { type Certificate, type CertificateState, certificateState } from './certificate.ts';
import { OutboundFailure } from './failure.ts';
import type { Inspect, Inspection } from './inspecting.ts';

type Domain = EntityTypes['domain']['record'];
type ReachState = NonNullable<Domain['reach']>;
type Problem = NonNullable<Domain['reachProblem']>;

/** What a check found out about where a host leads. */
export interface DomainReach {
  /** Undefined if DNS did not answer: then nothing was found out, also about the certificate. */
  reach: ReachState | undefined;
  problem: Problem | null;
  /** What answered in place of this installation. */
  found: string | null;
  /** Null if nothing answered at all. */
  certificate: CertificateState | null;
  /** Seconds. */
  expiresAt: number | null;
}

/** Finds out whether a host leads to this installation, and what its certificate is like. */
export type ReachOf = (host: string) => Promise<DomainReach>;

/** Where this installation answers challenges, under every host; the challenge follows. */
export const challengePath = '/.well-known/sluice/';

/** A number for either protocol. */
type Each = Readonly<Record<'https' | 'http', number>>;

/** How hosts are asked. */
export interface ProbeSettings {
  ports: Each;
  /** Milliseconds for each question. */
  patience: Each;
}

const usual: ProbeSettings = { ports: { https: 443, http: 80 }, patience: { https: 5000, http: 3000 } };
const maxFound = 500;

interface Outcome {
  /** None if this installation answered. */
  problem?: Problem;
  found?: string;
  certificate?: Certificate | undefined;
}

const nameless: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA', undefined]);
const late: ReadonlySet<unknown> = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT']);

const connectProblem = ({ cause }: OutboundFailure): Problem => {
  const { code, syscall = '' } = recordOf(cause);
  if (late.has(code)) return 'timeout';
  if (nameless.has(code)) return 'no_address';
  return /^(getaddrinfo|query)/.test(String(syscall)) ? 'dns_silent' : 'refused';
};

const problems: Readonly<Record<OutboundFailure['code'], Problem>> = {
  inside: 'inside',
  tls: 'insecure',
  timeout: 'timeout',
  connect: 'refused',
  request: 'other_site',
  tooLarge: 'other_site',
  broken: 'other_site',
  redirects: 'redirect',
};

/** The host and the answer out of a body; undefined if it is another site's. */
const read = (body: string): { host: string; answer: string } | undefined => {
  const [host, answer, ...more] = body.split(' ');
  return host && answer && more.length === 0 && challengePattern.test(answer) ? { host, answer } : undefined;
};

const outcomeOf = (
  { answer }: Inspection,
  { host, challenge, challenges }: { host: string; challenge: string; challenges: HostChallenges },
): Outcome => {
  if (answer instanceof OutboundFailure)
    return { problem: answer.code === 'connect' ? connectProblem(answer) : problems[answer.code] };
  const { status, headers, body } = answer;
  const { location } = headers;
  if (status >= 300 && status < 400 && location !== undefined)
    return { problem: 'redirect', found: keptText(location, maxFound) };
  const said = status === 200 ? read(body) : undefined;
  if (!said || !challenges.isRight(said.host, challenge, said.answer))
    return { problem: 'other_site', found: keptText(`HTTP ${status}`, maxFound) };
  return said.host === host ? {} : { problem: 'host_lost', found: keptText(said.host, maxFound) };
};

const isSilence = (problem: Problem): boolean =>
  ['no_address', 'inside', 'refused', 'timeout', 'insecure'].includes(problem);
/** Problems that asking without encryption would not tell more about. */
const isFinal = (problem: Problem): boolean => ['no_address', 'dns_silent', 'inside'].includes(problem);

const reachAfter = (problem: Problem | undefined): ReachState | undefined => {
  if (problem === 'dns_silent') return undefined;
  if (problem === undefined) return 'here';
  return isSilence(problem) ? 'unreachable' : 'elsewhere';
};

/**
 * Asks a host a question that only this installation can answer, by HTTPS, or without encryption if no secure
 * connection can be made. Certificates are looked at but not insisted on: the answer proves itself, and a host that
 * leads here without a valid certificate is another problem than one that leads elsewhere.
 * @param asking ports and patience other than the usual ones
 */
export const createReachOf = (
  { inspect, challenges }: { inspect: Inspect; challenges: HostChallenges },
  asking: Partial<ProbeSettings> = {},
): ReachOf => {
  const { ports, patience } = { ...usual, ...asking };
  const ask = async (host: string, protocol: 'https' | 'http'): Promise<Outcome> => {
    const challenge = challenges.create();
    const url = `${protocol}://${host}:${ports[protocol]}${challengePath}${challenge}`;
    // Not everything that looks like a host name can be one: `example.123` is taken for an IP address.
    if (!URL.canParse(url)) return { problem: 'no_address' };
    const inspection = await inspect(new URL(url), patience[protocol]);
    return { ...outcomeOf(inspection, { host, challenge, challenges }), certificate: inspection.certificate };
  };
  return async (host) => {
    const { problem, found = null, certificate } = await ask(host, 'https');
    if (certificate || !problem || isFinal(problem))
      return {
        reach: reachAfter(problem),
        problem: problem ?? null,
        found,
        certificate: certificate ? certificateState(certificate, Date.now()) : null,
        expiresAt: certificate ? Math.floor(certificate.until / 1000) : null,
      };
    const plain = await ask(host, 'http');
    if (plain.problem && isSilence(plain.problem))
      return {
        reach: 'unreachable',
        problem,
        found: null,
        expiresAt: null,
        certificate: problem === 'insecure' ? 'missing' : null,
      };
    // A proxy usually sends visitors on to HTTPS, where there is nothing.
    const isSentOn = plain.problem === 'redirect';
    return {
      reach: isSentOn ? 'unreachable' : reachAfter(plain.problem),
      problem: isSentOn ? 'insecure' : (plain.problem ?? 'insecure'),
      found: plain.found ?? null,
      certificate: 'missing',
      expiresAt: null,
    };
  };
};
