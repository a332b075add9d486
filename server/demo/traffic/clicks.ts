import type { RequestFault } from '../../../domain/distribution/request-faults.ts';
import type { Snapshot } from '../../../domain/distribution/snapshot.ts';
import type { Event } from '../../events/writer.ts';
import { publicIdAt } from '../../events/public-id.ts';
import { clickOf } from '../../traffic/clicks/click.ts';
import type { Opened } from '../../traffic/clicks/opened.ts';
import type { Random } from '../random.ts';
import type { Counted } from './counted.ts';
import {
  addressFrom,
  idDigits,
  languageIn,
  marksFrom,
  momentsOf,
  type Period,
  type Sources,
  waysFrom,
} from './moments.ts';

/** On a usual day. */
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
const origins = [
  { source: 'facebook', referrer: 'https://www.facebook.com/' },
  { source: 'google', referrer: 'https://www.google.com/' },
  { source: 'tiktok', referrer: 'https://www.tiktok.com/' },
  { source: 'push', referrer: null },
  { source: null, referrer: null },
];

const faults: Readonly<Record<'none' | RequestFault, RequestFault | null>> = {
  none: null,
  bot: 'bot',
  prefetch: 'prefetch',
  head: 'head',
};

const openedFrom = (random: Random, campaign: string, country: string): Opened => {
  const fault = faults[random.weighted({ none: 90, bot: 5, prefetch: 3, head: 2 })];
  const marks = marksFrom(random);
  const { source, referrer } = random.pick(origins);
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

/** The clicks of some days, oldest first, counted in limits; none where nothing is set up. */
export function* drawClicks(
  random: Random,
  network: Snapshot,
  { sources, period, counted }: World,
): Generator<Event<'click'>> {
  const ways = waysFrom(random, network, sources, () => true);
  for (const at of momentsOf(random, period, perDay)) {
    const way = ways.draw(at);
    if (!way) continue;
    const { campaign, country } = way;
    const opened = openedFrom(random, campaign.secureId, country);
    const click = clickOf(network, opened, { id: publicIdAt(at, idDigits(random)), at, country });
    if (!click) continue;
    counted.add(click.limits);
    ways.learn(way, at, click.event.outcome === 'sent');
    yield click.event;
  }
}
