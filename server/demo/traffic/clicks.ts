import type { RequestFault } from '../../../domain/distribution/request-faults.ts';
import type { Event } from '../../events/writer.ts';
import { publicIdAt } from '../../database/public-id.ts';
import { clickOf } from '../../traffic/clicks/click.ts';
import type { Opened } from '../../traffic/clicks/link-request.ts';
import type { Random } from '../random.ts';
import type { Counted } from './counted.ts';
import {
  addressFrom,
  beginningOf,
  idDigits,
  languageIn,
  marksFrom,
  momentsOf,
  type Period,
  type Sources,
  waysFrom,
} from './moments.ts';
import type { NetworkAt } from './past.ts';

/** On an average day. */
const perDay = 3_330;
const host = 'go.sluice.example';

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
];
const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
];
/** The source parameter and referrer of visitors, by the title of the traffic source. */
const origins: Readonly<Record<string, { source: string; referrer: string | null }>> = {
  'Facebook Ads': { source: 'facebook', referrer: 'https://www.facebook.com/' },
  'Google Search': { source: 'google', referrer: 'https://www.google.com/' },
  'Google Display': { source: 'gdn', referrer: 'https://googleads.g.doubleclick.net/' },
  YouTube: { source: 'youtube', referrer: 'https://www.youtube.com/' },
  'TikTok Ads': { source: 'tiktok', referrer: 'https://www.tiktok.com/' },
  Taboola: { source: 'taboola', referrer: 'https://trc.taboola.com/' },
  Outbrain: { source: 'outbrain', referrer: 'https://paid.outbrain.com/' },
  MGID: { source: 'mgid', referrer: 'https://www.mgid.com/' },
  'Push notifications': { source: 'push', referrer: null },
  'Pop-under': { source: 'pop', referrer: null },
  SEO: { source: 'seo', referrer: 'https://www.google.com/' },
  Email: { source: 'email', referrer: null },
  SMS: { source: 'sms', referrer: null },
  'Telegram channels': { source: 'telegram', referrer: 'https://t.me/' },
  Influencers: { source: 'influencer', referrer: 'https://www.instagram.com/' },
  'In-app': { source: 'inapp', referrer: null },
  'Bing Ads': { source: 'bing', referrer: 'https://www.bing.com/' },
  'Snapchat Ads': { source: 'snapchat', referrer: 'https://www.snapchat.com/' },
};

const faults: Readonly<Record<'none' | RequestFault, RequestFault | null>> = {
  none: null,
  bot: 'bot',
  prefetch: 'prefetch',
  head: 'head',
};

const openedFrom = (
  random: Random,
  { campaign, country, medium = '' }: { campaign: string; country: string; medium: string | undefined },
): Opened => {
  const fault = faults[random.weighted({ none: 90, bot: 5, prefetch: 3, head: 2 })];
  const marks = marksFrom(random);
  const origin = origins[medium];
  const source = random.chance(0.8) ? (origin?.source ?? null) : null;
  const referrer = origin?.referrer ?? null;
  const said = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...marks, source })) if (value !== null) said.set(name, value);
  return {
    campaign,
    subs: { ...marks, sub4: null, sub5: null, sub6: null, sub7: null, sub8: null, sub9: null },
    source,
    foreign: [],
    isSecure: true,
    wantsJson: false,
    address: addressFrom(random),
    userAgent: random.pick(fault === 'bot' ? bots : browsers),
    referrer,
    language: random.chance(0.85) ? languageIn(country) : 'en',
    url: `https://${host}/c/${campaign}?${said.toString()}`,
    fault,
    cookie: random.chance(0.15) ? 'known' : undefined,
    visitor: null,
  };
};

interface World {
  sources: Sources;
  period: Period;
  counted: Pick<Counted, 'add'>;
}

/** Generates the clicks of some days, oldest first, counted in limits; none if nothing is set up. */
export function* drawClicks(
  random: Random,
  networkAt: NetworkAt,
  { sources, period, counted }: World,
): Generator<Event<'click'>> {
  const ways = waysFrom(random, networkAt(beginningOf(period)), sources, () => true);
  const media = new Map(sources.all.map(({ id, medium }) => [id, medium]));
  for (const at of momentsOf(random, period, perDay)) {
    const way = ways.draw(at);
    if (!way) continue;
    const { campaign, country } = way;
    const medium = media.get(campaign.id);
    const opened = openedFrom(random, { campaign: campaign.secureId, country, medium });
    const click = clickOf(networkAt(at), opened, { id: publicIdAt(at, idDigits(random)), at, country });
    if (!click) continue;
    counted.add(click.limits);
    ways.learn(way, at, click.event.outcome === 'sent');
    yield click.event;
  }
}
