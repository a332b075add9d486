import type { Campaign } from '../../../domain/distribution/network.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Random } from '../random.ts';

/** Campaigns that traffic comes by, by their ids. */
export interface Sources {
  all: readonly number[];
  /** Of the affiliates whose sign-ins are told, so that they find something. */
  shown: readonly number[];
}

/** For how many days there is traffic. */
export const days = 7;

const quietHours = 6;
const latest = 90;

/** Milliseconds UTC of so many moments of the last days, in order: fewer at night. */
export const momentsBefore = (now: number, count: number, random: Random): number[] =>
  Array.from({ length: count }, () => {
    const draw = (): number => (now - random.whole(latest, days * 86_400)) * 1000 + random.whole(0, 999);
    const first = draw();
    return new Date(first).getUTCHours() < quietHours && random.chance(0.6) ? draw() : first;
  }).toSorted((one, other) => one - other);

/** Digits of chance for a public id. */
export const idDigits = (random: Random): string =>
  Array.from({ length: 20 }, () => random.whole(0, 15).toString(16)).join('');

/** What draws a campaign: some get much traffic, most get little, and those that are shown get their share. */
export const campaignsFrom = (
  random: Random,
  network: Snapshot,
  sources: Sources,
  serves: (campaign: Campaign) => boolean,
): (() => Campaign | undefined) => {
  const byId = new Map([...network.campaigns.values()].map((campaign) => [campaign.id, campaign]));
  const known = (ids: readonly number[]): Campaign[] =>
    ids.flatMap((id) => byId.get(id) ?? []).filter((campaign) => serves(campaign));
  const [all, shown] = [known(sources.all), known(sources.shown)];
  const isRunning = ({ isActive, offer }: Campaign): boolean => isActive && network.offerOf(offer)?.isActive === true;
  const often = (from: readonly Campaign[]): Campaign | undefined =>
    from[Math.min(random.whole(0, from.length - 1), random.whole(0, from.length - 1))];
  const running = all.filter(isRunning);
  return () => {
    if (shown.length > 0 && random.chance(0.2)) return random.pick(shown);
    return often(running.length > 0 && random.chance(0.97) ? running : all);
  };
};

const elsewhere = ['US', 'DE', 'GB', 'FR', 'BR', 'IN', 'NG', 'VN'];

/** Where somebody comes from: mostly where the campaign is for. */
export const countryFor = (random: Random, network: Snapshot, campaign: Campaign): string => {
  const meant = campaign.countries.length > 0 ? campaign.countries : (network.offerOf(campaign.offer)?.countries ?? []);
  return meant.length > 0 && random.chance(0.92) ? random.pick(meant) : random.pick(elsewhere);
};

/** The language that is spoken most in a country. */
export const languageIn = (country: string): string =>
  new Intl.Locale(`und-${country}`).maximize().language.slice(0, 2);

/** An address that is nobody's: those of RFC 5737. */
export const addressFrom = (random: Random): string =>
  `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.whole(1, 254)}`;

const creatives = ['quiz', 'story', 'banner-3', 'video-15s', 'carousel', 'native-2'];
const sets = ['lookalike', 'retarget', 'broad', 'interests'];

/** What the affiliate marks the traffic with. */
export const marksFrom = (random: Random) => ({
  sub1: `${random.pick(creatives)}-${random.whole(1, 24)}`,
  sub2: random.chance(0.6) ? random.pick(sets) : null,
  sub3: random.chance(0.2) ? `b${random.whole(100, 999)}` : null,
});
