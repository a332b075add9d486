import type { Campaign } from './network.ts';

/**
 * A network's campaigns by their public ids. The size says how many there are at most: those that changed or are gone
 * may be counted twice.
 */
export type Campaigns = ReadonlyMap<string, Campaign> | ChangedCampaigns;

/**
 * How many times as many campaigns a layer has as the changes above it. Copying all of a large network's takes a tenth
 * of a second, so changes are kept apart, and are merged into the next layer when they are no longer few beside it: of
 * many changes one after another, each is copied a few times, and looking a campaign up passes a few layers.
 */
const growth = 8;

type Changes = ReadonlyMap<string, Campaign | undefined>;

/** Campaigns of which some have changed since the others were read. */
class ChangedCampaigns {
  readonly before: Campaigns;
  /** Undefined for a campaign that is gone. */
  readonly changes: Changes;
  readonly size: number;

  constructor(before: Campaigns, changes: Changes) {
    this.before = before;
    this.changes = changes;
    this.size = before.size + changes.size;
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
  const isLayered = campaigns instanceof ChangedCampaigns;
  const below = isLayered ? campaigns.changes.size : campaigns.size;
  if (changes.size * growth < below) return new ChangedCampaigns(campaigns, changes);
  // Maps are copied as a whole, in half the time that it takes entry by entry.
  if (isLayered) {
    const layer = new Map(campaigns.changes);
    for (const [secureId, campaign] of changes) layer.set(secureId, campaign);
    return withChanges(campaigns.before, layer);
  }
  const all = new Map(campaigns);
  for (const [secureId, campaign] of changes) {
    if (campaign) all.set(secureId, campaign);
    else all.delete(secureId);
  }
  return all;
};

const indexes = new WeakMap<object, ReadonlyMap<number, Campaign>>();

/** Returns these campaigns by number. They are indexed on first use. */
const byId = (campaigns: { values(): Iterable<Campaign | undefined> }): ReadonlyMap<number, Campaign> => {
  const known =
    indexes.get(campaigns) ??
    new Map([...campaigns.values()].flatMap((campaign) => (campaign ? [[campaign.id, campaign] as const] : [])));
  indexes.set(campaigns, known);
  return known;
};

/** Returns a campaign by its number; undefined if there is none. */
export const campaignById = ({ campaigns }: { campaigns: Campaigns }, id: number): Campaign | undefined => {
  if (!(campaigns instanceof ChangedCampaigns)) return byId(campaigns).get(id);
  const { before, changes } = campaigns;
  const known = campaignById({ campaigns: before }, id) ?? byId(changes).get(id);
  return known && campaigns.get(known.secureId);
};
