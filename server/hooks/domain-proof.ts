import { Resolver } from 'node:dns/promises';

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

/** Where the proof of a host stands. */
export const proofName = (host: string): string => `_sluice.${host}`;

/** What a look into DNS found of a proof: nothing where it stands there. */
export const lackingProof = async (resolve: ResolveTexts, host: string, proof: string): Promise<string | undefined> => {
  try {
    const texts = await resolve(proofName(host));
    if (texts.includes(proof)) return undefined;
    return texts.length === 0 ? `${proofName(host)}: no TXT record` : `${proofName(host)}: another TXT record`;
  } catch {
    return `${proofName(host)}: DNS did not answer`;
  }
};
