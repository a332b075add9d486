import type { Campaign } from './network.ts';

/** A network's campaigns by their public ids. */
export interface Campaigns {
  get(secureId: string): Campaign | undefined;
  values(): Iterable<Campaign>;
  /** How many there are at most: those that changed or are gone may be counted twice. */
  readonly size: number;
}

/**
 * How many times as many campaigns a layer has as the changes above it. Copying all of a large network's takes a tenth
 * of a second, so changes are kept apart, and are merged into the next layer when they are no longer few beside it: of
 * many changes one after another, each is copied a few times, and looking a campaign up passes a few layers.
 */
const growth = 8;

type Changes = ReadonlyMap<string, Campaign | undefined>;

/** Campaigns of which some have changed since the others were read. */
class ChangedCampaigns implements Campaigns {
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
  const below = campaigns instanceof ChangedCampaigns ? campaigns.changes.size : campaigns.size;
  const changed = new ChangedCampaigns(campaigns, changes);
  if (changes.size * growth < below) return changed;
  return campaigns instanceof ChangedCampaigns
    ? withChanges(campaigns.before, new Map([...campaigns.changes, ...changes]))
    : new Map(Array.from(changed.values(), (campaign) => [campaign.secureId, campaign]));
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
