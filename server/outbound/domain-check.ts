import { isReached } from '../../domain/domain-trouble.ts';
import type { EntityTypes } from '../generated/records.ts';
import { type MissingProof, missingProof, type ResolveTexts } from './domain-proof.ts';
import type { DomainReach, ReachOf } from './domain-reach.ts';

type Domain = EntityTypes['domain']['record'];

/** What a check of a domain found. */
export interface DomainFindings {
  /** What is there in place of its proof; undefined if the proof is there. */
  lacks: MissingProof | undefined;
  /** Where it leads. */
  reach: DomainReach;
}

/** Looks for a domain's proof, and where its host leads. */
export type CheckDomain = (domain: { host: string; proof: string }) => Promise<DomainFindings>;

export const createDomainCheck =
  ({ resolve, reachOf }: { resolve: ResolveTexts; reachOf: ReachOf }): CheckDomain =>
  async ({ host, proof }) => {
    const [lacks, reach] = await Promise.all([missingProof(resolve, host, proof), reachOf(host)]);
    return { lacks, reach };
  };

/** The fields of a domain that tell what a check found. While DNS does not answer, what was known before stands. */
export type FoundFields = Pick<
  Domain,
  'problem' | 'failure' | 'reach' | 'reachProblem' | 'reachFound' | 'certificate' | 'certificateExpiresAt'
>;

/** Returns the fields after a check. */
export const fieldsAfter = (
  before: Pick<FoundFields, 'reach' | 'certificate' | 'certificateExpiresAt'>,
  { lacks, reach: { reach, problem, found, certificate, expiresAt } }: DomainFindings,
): FoundFields => ({
  problem: lacks?.problem ?? null,
  failure: lacks?.found ?? null,
  reachProblem: problem,
  reachFound: found,
  ...(reach === undefined
    ? { reach: before.reach, certificate: before.certificate, certificateExpiresAt: before.certificateExpiresAt }
    : { reach, certificate, certificateExpiresAt: expiresAt }),
});

/** Returns how many checks have failed since a domain was last reached; none if it never was. */
export const missesAfter = (
  before: Pick<Domain, 'reach' | 'certificate' | 'misses'>,
  after: Pick<Domain, 'reach' | 'certificate' | 'reachProblem'>,
): number => {
  if (after.reachProblem === 'dns_silent') return before.misses;
  if (isReached(after)) return 0;
  return before.misses > 0 || isReached(before) ? before.misses + 1 : 0;
};

/**
 * Returns the state of a domain after a check: one that was verified but no longer passes fails, one that never was
 * keeps waiting. Unanswered DNS says nothing about a domain.
 */
export const stateAfter = (before: Domain['state'], lacks: MissingProof | undefined): Domain['state'] => {
  if (!lacks) return 'verified';
  return before === 'waiting' || lacks.problem === 'no_answer' ? before : 'failing';
};
