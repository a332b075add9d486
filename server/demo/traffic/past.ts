import type { Network } from '../../../domain/distribution/network.ts';
import { prepare, type Snapshot } from '../../../domain/distribution/snapshot.ts';
import { type Draft, valueOf } from '../draft.ts';

/** The state of the network at a time, milliseconds UTC. */
export type NetworkAt = (at: number) => Snapshot;

/** Entities whose ends are undone in the past, by name: some are looked up, others are part of prepared offers. */
const lookedUp = { campaign: 'campaigns', user: 'affiliates', team: 'teams' } as const;
const prepared = {
  advertiser: 'advertisers',
  offer: 'offers',
  landing: 'landings',
  integration: 'integrations',
} as const;
const kinds: Readonly<Record<string, (typeof lookedUp & typeof prepared)[keyof (typeof lookedUp & typeof prepared)]>> =
  {
    ...lookedUp,
    ...prepared,
  };

/** When a formerly active record became inactive, seconds UTC; undefined if it is still active, or never was. */
export const endOf = (record: Draft): number | undefined => {
  const was = record.steps.filter(({ values }) => 'status' in values);
  const last = was.at(-1);
  return valueOf(record, 'status') !== 'active' && was.some(({ values }) => values['status'] === 'active')
    ? last?.at
    : undefined;
};

interface End {
  kind: (typeof kinds)[string];
  id: number;
  /** Seconds UTC. */
  at: number;
  /** The values that the record had before. */
  before: { isActive: true } | { trafficBlocked: false };
}

const endsOf = (drafts: readonly Draft[], ids: ReadonlyMap<Draft, number>): End[] =>
  drafts.flatMap((record): End[] => {
    const [kind, id] = [kinds[record.entity], ids.get(record)];
    if (kind === undefined || id === undefined) return [];
    const [at, stopped] = [endOf(record), valueOf(record, 'trafficBlockedAt')];
    return [
      ...(at === undefined ? [] : [{ kind, id, at, before: { isActive: true as const } }]),
      ...(typeof stopped === 'number' ? [{ kind, id, at: stopped, before: { trafficBlocked: false as const } }] : []),
    ];
  });

/** Returns a list of records as they were before the ends that are yet to come. */
const before = <T extends { id: number }>(records: readonly T[], kind: End['kind'], ends: readonly End[]): T[] => {
  const changed = Map.groupBy(
    ends.filter((end) => end.kind === kind),
    ({ id }) => id,
  );
  return records.map((one) => (changed.get(one.id) ?? []).reduce((known, end) => ({ ...known, ...end.before }), one));
};

/**
 * Reconstructs past states of a network from what has ended: what is paused, blocked or closed now was active before
 * that. Querying times in order is fastest.
 */
export const pastOf = (
  network: Network,
  { drafts, ids }: { drafts: readonly Draft[]; ids: ReadonlyMap<Draft, number> },
): NetworkAt => {
  const ends = endsOf(drafts, ids);
  const moments = [...new Set(ends.map(({ at }) => at))].toSorted((one, other) => one - other);
  const offersOf = (open: readonly End[]): Snapshot =>
    prepare({
      ...network,
      advertisers: before(network.advertisers, 'advertisers', open),
      offers: before(network.offers, 'offers', open),
      landings: before(network.landings, 'landings', open),
      integrations: before(network.integrations, 'integrations', open),
    });
  let [from, until] = [Infinity, -Infinity];
  let snapshot = prepare(network);
  let offers = { open: -1, snapshot };
  return (milliseconds) => {
    const at = milliseconds / 1000;
    if (at >= from && at < until) return snapshot;
    from = moments.findLast((moment) => moment <= at) ?? -Infinity;
    until = moments.find((moment) => moment > at) ?? Infinity;
    const open = ends.filter((end) => end.at > at);
    const ofOffers = open.filter(({ kind }) => Object.values<string>(prepared).includes(kind));
    // Ended records are never reactivated, so the number of open ones identifies the set.
    if (ofOffers.length !== offers.open) offers = { open: ofOffers.length, snapshot: offersOf(ofOffers) };
    const campaigns = before(network.campaigns, 'campaigns', open);
    snapshot = {
      ...offers.snapshot,
      campaigns: new Map(campaigns.map((campaign) => [campaign.secureId, campaign])),
      affiliates: new Map(before(network.affiliates, 'affiliates', open).map((one) => [one.id, one])),
      teams: new Map(before(network.teams, 'teams', open).map((one) => [one.id, one])),
    };
    return snapshot;
  };
};
