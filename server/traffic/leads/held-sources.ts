import { refusalOfSource } from '../../../domain/distribution/decide.ts';
import { campaignById } from '../../../domain/distribution/campaigns.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';

/** What held leads have in common for which they may be refused, regardless of their content and of who would take them. */
export interface HeldSource {
  campaign: number;
  country: string | null;
  language: string | null;
}

/**
 * Returns the sources whose leads are refused: their campaign, sender or offer is paused, or doesn't take their country,
 * language or traffic source. Leads of a deleted campaign are not, as they are given up once they are tried.
 * @param at seconds UTC
 */
export const refusedSources = <Source extends HeldSource>(
  network: Snapshot,
  sources: readonly Source[],
  at: number,
): Source[] =>
  sources.filter(({ campaign, country, language }) => {
    const known = campaignById(network, campaign);
    const from = { ...(country !== null && { country }), ...(language !== null && { language }) };
    const lead = known && { kind: 'lead' as const, campaign: known.secureId, ...from, parameters: {}, arrivedAt: at };
    return lead !== undefined && refusalOfSource(network, lead, at) !== undefined;
  });
