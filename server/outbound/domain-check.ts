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
