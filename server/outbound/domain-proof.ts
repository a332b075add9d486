import { Resolver } from 'node:dns/promises';
import { proofRecordName } from '../../domain/domain-proof.ts';
import { keptText } from '../database/kept-text.ts';
import type { EntityTypes } from '../generated/records.ts';

/** The texts that stand in DNS at a name; none where there is no such name. */
export type ResolveTexts = (name: string) => Promise<string[]>;

const patience = 3000;
/** What DNS answers where a name, or a text at it, does not exist. */
const absent: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks DNS. What is there in several pieces is one text.
 * @param servers to ask, `127.0.0.1:5353`; those of the machine where none are given
 * @throws where DNS can't be asked
 */
export const resolveTexts =
  (servers: readonly string[] = []): ResolveTexts =>
  async (name) => {
    const resolver = new Resolver({ timeout: patience, tries: 1 });
    if (servers.length > 0) resolver.setServers([...servers]);
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      if (absent.has(Object(error).code)) return [];
      throw error;
    }
  };

/** What keeps a host from being verified, and the texts that stand in the place of its proof. */
export interface MissingProof {
  problem: NonNullable<EntityTypes['domain']['record']['problem']>;
  found: string | null;
}

const maxFound = 500;

/** What a look into DNS found instead of a proof; undefined where it stands there. */
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
