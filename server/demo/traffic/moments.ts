import type { Campaign } from '../../../domain/distribution/network.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Random } from '../random.ts';

/** A campaign that brings traffic, with its start and end (seconds UTC). */
export interface Source {
  id: number;
  since: number;
  /** When it was paused, blocked or closed. */
  until?: number | undefined;
  /** Title of the traffic source that its affiliate buys from. */
  medium?: string;
}

export interface Sources {
  all: readonly Source[];
  /** Of the affiliates whose sign-ins are published, so that they find something. */
  shown: readonly Source[];
}

/** The days before a time for which traffic is generated. */
export interface Period {
  /** Seconds UTC. */
  now: number;
  days: number;
  /** How much there is, compared to the network that the demo is about. */
  share?: number;
}

const hour = 3600;
const day = 24 * hour;
/** Seconds before now that are left to live traffic. */
const latest = 90;

/** How busy each hour of the day is (UTC), and each day of the week, Sunday first; 1 is average. */
const ofDay = [
  0.55, 0.4, 0.3, 0.25, 0.3, 0.4, 0.6, 0.85, 1.05, 1.2, 1.25, 1.3, 1.3, 1.25, 1.2, 1.2, 1.25, 1.35, 1.5, 1.6, 1.55,
  1.35, 1.1, 0.8,
];
const ofWeek = [0.82, 1.04, 1.06, 1.08, 1.1, 1.02, 0.88];
/** The network grows: its current level relative to average, and the decrease for each day before. */
const growth = { now: 1.35, perDay: 0.0077, least: 0.5 };

const busyness = (at: number, now: number): number => {
  const date = new Date(at * 1000);
  const grown = Math.max(growth.least, growth.now - growth.perDay * ((now - at) / day));
  return grown * (ofDay[date.getUTCHours()] ?? 1) * (ofWeek[date.getUTCDay()] ?? 1);
};

/** Returns when the traffic of a period begins, in milliseconds UTC. */
export const beginningOf = ({ now, days }: Period): number => (now - days * day) * 1000;

/** Times within a period in order, milliseconds UTC; `perDay` on an average day. */
export function* momentsOf(random: Random, { now, days, share = 1 }: Period, perDay: number): Generator<number> {
  for (let start = now - days * day; start < now - latest; start += hour) {
    const expected = ((share * perDay) / 24) * busyness(start, now);
    const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
    const end = Math.min(start + hour, now - latest);
    const moments = Array.from({ length: count }, () => random.whole(start * 1000, end * 1000 - 1));
    yield* moments.sort((one, other) => one - other);
  }
}

/** Digits drawn at once, and those of them formatted at once: numbers above 31 bits are formatted many times slower. */
const [chunk, half] = [10, 5];

const hexDigits = (value: number): string => value.toString(16).padStart(half, '0');

/** Random digits for a public id. */
export const idDigits = (random: Random): string => {
  let digits = '';
  while (digits.length < 2 * chunk) {
    const drawn = random.whole(0, 16 ** chunk - 1);
    digits += hexDigits(Math.floor(drawn / 16 ** half)) + hexDigits(drawn % 16 ** half);
  }
  return digits;
};

/** Returns how many items, sorted by their start, have begun. */
const begunBy = (sorted: readonly { since: number }[], at: number): number => {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.since ?? 0) <= at) from = middle + 1;
    else to = middle;
  }
  return from;
};

const elsewhere = ['US', 'DE', 'GB', 'FR', 'BR', 'IN', 'NG', 'VN'];

/** Returns a visitor's country: mostly one that the campaign targets. */
const countryFor = (random: Random, network: Snapshot, campaign: Campaign): string => {
  const meant = campaign.countries.length > 0 ? campaign.countries : (network.offerOf(campaign.offer)?.countries ?? []);
  return meant.length > 0 && random.chance(0.92) ? random.pick(meant) : random.pick(elsewhere);
};

/** A way in which traffic comes: a campaign and a country. */
export interface Way {
  campaign: Campaign;
  country: string;
}

export interface Ways {
  /** One that existed at a time (milliseconds UTC). */
  draw(at: number): Way | undefined;
  /** Reports whether the traffic was accepted: affiliates rarely send more if nothing is. */
  learn(way: Way, at: number, worked: boolean): void;
}

/** After this many failures, a way pauses, each time twice as long. */
const patience = 3;
const rest = { first: 4 * hour * 1000, doublings: 6 };
const tries = 25;

/** Draws ways: some campaigns get much traffic, most get little, and the shown ones get their share. */
export const waysFrom = (
  random: Random,
  /** Its state when the first traffic came. */
  network: Snapshot,
  sources: Sources,
  serves: (campaign: Campaign) => boolean,
): Ways => {
  const byId = new Map([...network.campaigns.values()].map((campaign) => [campaign.id, campaign]));
  const known = (from: readonly Source[]) =>
    from
      .flatMap(({ id, since, until = Infinity }) => {
        const campaign = byId.get(id);
        return campaign && serves(campaign) ? [{ campaign, since: since * 1000, until: until * 1000 }] : [];
      })
      .toSorted((one, other) => one.since - other.since);
  const [all, shown] = [known(sources.all), known(sources.shown)];
  const running = all.filter(({ campaign: { isActive, offer } }) => isActive && network.offerOf(offer)?.isActive);
  const failed = new Map<Campaign, Map<string, { times: number; until: number }>>();

  const campaignAt = (at: number): Campaign | undefined => {
    const isShown = random.chance(0.2);
    const from = isShown ? shown : random.chance(0.97) ? running : all;
    const count = begunBy(from, at);
    if (count === 0) return undefined;
    const place = random.whole(0, count - 1);
    const found = from[isShown ? place : Math.min(place, random.whole(0, count - 1))];
    // Old links still bring some traffic for campaigns that have ended.
    return found && (found.until > at || from === all) ? found.campaign : undefined;
  };

  return {
    draw(at) {
      for (let left = tries; left > 0; left--) {
        const campaign = campaignAt(at);
        if (!campaign) continue;
        const country = countryFor(random, network, campaign);
        if ((failed.get(campaign)?.get(country)?.until ?? 0) <= at) return { campaign, country };
      }
      return undefined;
    },
    learn({ campaign, country }, at, worked) {
      const known = failed.get(campaign);
      if (worked) return void known?.delete(country);
      const times = (known?.get(country)?.times ?? 0) + 1;
      const until = times < patience ? 0 : at + rest.first * 2 ** Math.min(times - patience, rest.doublings);
      failed.set(campaign, (known ?? new Map()).set(country, { times, until }));
    },
  };
};

const languages = new Map<string, string>();

/** Returns the main language of a country. */
export const languageIn = (country: string): string => {
  const known = languages.get(country) ?? new Intl.Locale(`und-${country}`).maximize().language.slice(0, 2);
  languages.set(country, known);
  return known;
};

/** Returns an IP address from the documentation ranges of RFC 5737. */
export const addressFrom = (random: Random): string =>
  `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.whole(1, 254)}`;

const creatives = ['quiz', 'story', 'banner-3', 'video-15s', 'carousel', 'native-2'];
const sets = ['lookalike', 'retarget', 'broad', 'interests'];

/** Sub IDs that the affiliate attaches to the traffic. */
export const marksFrom = (random: Random) => ({
  sub1: `${random.pick(creatives)}-${random.whole(1, 24)}`,
  sub2: random.chance(0.6) ? random.pick(sets) : null,
  sub3: random.chance(0.2) ? `b${random.whole(100, 999)}` : null,
});
