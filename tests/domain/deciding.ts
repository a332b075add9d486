import { decide } from '../../domain/distribution/decide.ts';
import type { Candidate, Decision } from '../../domain/distribution/decision.ts';
import { drawOf } from '../../domain/distribution/draw.ts';
import type { Network } from '../../domain/distribution/network.ts';
import { prepare } from '../../domain/distribution/snapshot.ts';
import type { Lead, Traffic } from '../../domain/distribution/traffic.ts';
import { utc } from './clocks.ts';

/** Decisions about a click or a lead of the campaign `c1`, and what they say. */

export const noon = utc('2026-11-23T12:00:00Z');
export const click: Traffic = { kind: 'click', campaign: 'c1', country: 'DE', language: 'de' };
export const lead: Lead = { kind: 'lead', campaign: 'c1', country: 'DE', language: 'de', parameters: {} };

export const decided = (network: Network, traffic: Traffic = click, at = noon, id = '1'): Decision => {
  const decision = decide(prepare(network), traffic, at, drawOf(id));
  if (!decision) throw new Error('The campaign is not known');
  return decision;
};

export const inOrder = ({ candidates }: Decision): Candidate[] =>
  candidates.filter(({ order }) => order !== null).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
export const triedBy = (decision: Decision): (number | null)[] =>
  inOrder(decision).map(({ landing, advertiser }) => landing ?? advertiser);
export const failed = ({ checks }: Pick<Candidate, 'checks'>): string[] =>
  checks.filter(({ passed, waived }) => !passed && !waived).map(({ code }) => code);
