import type { Campaign } from './network.ts';

/** A network's campaigns by their public ids. */
export interface Campaigns {
  get(secureId: string): Campaign | undefined;
  values(): Iterable<Campaign>;
}

/** How many changes are kept next to the other campaigns: copying all of a large network's takes a tenth of a second. */
const mostApart = 1000;

type Changes = ReadonlyMap<string, Campaign | undefined>;

/** Campaigns of which some have changed since the others were read. */
class ChangedCampaigns implements Campaigns {
  readonly before: Campaigns;
  /** Undefined for a campaign that is gone. */
  readonly changes: Changes;

  constructor(before: Campaigns, changes: Changes) {
    this.before = before;
    this.changes = changes;
  }

  get(secureId: string): Campaign | undefined {
    return this.changes.has(secureId) ? this.changes.get(secureId) : this.before.get(secureId);
  }

  *values(): Generator<Campaign> {
    for (const campaign of this.before.values()) if (!this.changes.has(campaign.secureId)) yield campaign;
    for (const campaign of this.changes.values()) if (campaign) yield campaign;
  }
}

/** Returns campaigns after these changes, undefined for those that are gone. What was given stays as it is. */
export const withChanges = (campaigns: Campaigns, changes: Changes): Campaigns => {
  const [before, former] =
    campaigns instanceof ChangedCampaigns ? [campaigns.before, campaigns.changes] : [campaigns, []];
  const changed = new ChangedCampaigns(before, new Map([...former, ...changes]));
  return changed.changes.size > mostApart
    ? new Map([...changed.values()].map((campaign) => [campaign.secureId, campaign]))
    : changed;
};

const byId = new WeakMap<Campaigns, ReadonlyMap<number, Campaign>>();

/** Returns a campaign by its number; undefined if there is none. All are indexed on first use. */
export const campaignById = ({ campaigns }: { campaigns: Campaigns }, id: number): Campaign | undefined => {
  if (campaigns instanceof ChangedCampaigns) {
    const { before, changes } = campaigns;
    const known = campaignById({ campaigns: before }, id);
    return known ? campaigns.get(known.secureId) : [...changes.values()].find((changed) => changed?.id === id);
  }
  const known = byId.get(campaigns) ?? new Map([...campaigns.values()].map((campaign) => [campaign.id, campaign]));
  byId.set(campaigns, known);
  return known.get(id);
};
