import { Resolver } from 'node:dns/promises';
import { proofRecordName } from '../../domain/domain-proof.ts';
import { recordOf } from '../../domain/records.ts';
import { keptText } from '../database/kept-text.ts';
import type { EntityTypes } from '../generated/records.ts';

/** The TXT records of a name; none if the name does not exist. */
export type ResolveTexts = (name: string) => Promise<string[]>;

const timeout = 3000;
/** DNS errors for a missing name or record. */
const absent: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Queries DNS. A text in several pieces is joined.
 * @param servers to query, `127.0.0.1:5353`; the machine's if empty
 * @throws if DNS can't be queried
 */
export const resolveTexts =
  (servers: readonly string[] = []): ResolveTexts =>
  async (name) => {
    const resolver = new Resolver({ timeout, tries: 1 });
    if (servers.length > 0) resolver.setServers([...servers]);
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      if (absent.has(recordOf(error)['code'])) return [];
      throw error;
    }
  };

/** Why a host can't be verified, and the texts found in place of its proof. */
export interface MissingProof {
  problem: NonNullable<EntityTypes['domain']['record']['problem']>;
  found: string | null;
}

const maxFound = 500;

/** Returns what a DNS lookup found instead of the proof; undefined if the proof is there. */
export const missingProof = async (
  resolve: ResolveTexts,
  host: string,
  proof: string,
): Promise<MissingProof | undefined> => {
  try {
    const texts = await resolve(proofRecordName(host));
    if (texts.includes(proof)) return undefined;
    if (texts.length === 0) return { problem: 'no_record', found: null };
    return { problem: 'other_record', found: keptText(texts.join(', '), maxFound) };
  } catch {
    return { problem: 'no_answer', found: null };
  }
};
