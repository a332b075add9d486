import type { Network } from '../../../domain/distribution/network.ts';
import { prepare, type Snapshot } from '../../../domain/distribution/snapshot.ts';
import { type Draft, valueOf } from '../draft.ts';

/** The network as it stood at a moment, milliseconds UTC. */
export type NetworkAt = (at: number) => Snapshot;

/** Whose end a past network has not seen yet, by the entities’ names: some are looked up, offers are prepared of others. */
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

/** When a record went out of use that was in use before, seconds UTC; undefined of one that still is, or never was. */
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
  /** What of the record was otherwise before. */
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

/** A list whose records are as they were before the ends that are still to come. */
const before = <T extends { id: number }>(records: readonly T[], kind: End['kind'], ends: readonly End[]): T[] => {
  const changed = Map.groupBy(
    ends.filter((end) => end.kind === kind),
    ({ id }) => id,
  );
  return records.map((one) => (changed.get(one.id) ?? []).reduce((known, end) => ({ ...known, ...end.before }), one));
};

/**
 * Tells how a network stood in the past, of which all is known that ended: what is paused, blocked or closed now did its
 * work before that. Moments are best asked for one after another.
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
    // What ends is not taken up again, so that their number tells which they are.
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
