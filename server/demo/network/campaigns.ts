import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { blockReasons } from '../words/business.ts';
import { marketOf } from '../words/companies.ts';
import type { Affiliates } from './affiliates.ts';
import { servesVertical } from './domains.ts';
import { active, type Lists } from './lists.ts';
import { canPromote } from './offers.ts';
import type { Time } from './time.ts';

const short: Readonly<Record<string, string>> = {
  'Facebook Ads': 'FB',
  'Google Search': 'GS',
  'Google Display': 'GDN',
  'TikTok Ads': 'TT',
  'Push notifications': 'Push',
  'Telegram channels': 'TG',
  YouTube: 'YT',
};

const subjects = [
  'broad',
  'retarget',
  'lookalike 1 %',
  'test 3',
  'new creo',
  'связка 7',
  'weekend',
  'v2',
  'iOS',
  'Android',
  'men 35+',
  'ночь',
];

/** 600 campaigns: a dozen for each of the two sign-ins, the rest spread out; a third of the affiliates have none. */
export const campaignsOf = (
  random: Random,
  time: Time,
  world: { affiliates: Affiliates; offers: Draft[]; landings: Draft[]; domains: Draft[]; lists: Lists },
): Draft[] => {
  const { affiliates, first, second } = world.affiliates;
  const offersBy = Map.groupBy(world.offers, (offer) => valueOf(offer, 'status'));
  const landingsBy = Map.groupBy(world.landings, (landing) => valueOf(landing, 'offer'));
  const working = affiliates.filter((affiliate, n) => n % 3 !== 2 && valueOf(affiliate, 'status') === 'active');
  const parked = world.domains.filter(
    (one) => valueOf(one, 'state') === 'verified' && (valueOf(one, 'kinds') as string[]).includes('track'),
  );

  return Array.from({ length: 600 }, (_, n) => {
    const affiliate = n < 12 ? first : n < 24 ? second : random.pick(working);
    const offers = offersBy.get(random.chance(0.08) ? 'inactive' : 'active') ?? [];
    const offer = random.pick(offers.filter((one) => canPromote(affiliate, one)));
    const source = random.pick(valueOf(offer, 'trafficSources') as Draft[]);
    const sourceTitle = valueOf(source, 'title') as string;
    const { countries } = marketOf(valueOf(offer, 'title') as string);
    const vertical = String(valueOf(valueOf(offer, 'vertical') as Draft, 'title'));
    const chosen = random.several(countries, random.whole(1, Math.min(3, countries.length)));
    const landings = active(landingsBy.get(offer) ?? []);
    const at = time.after(Math.max(createdAt(affiliate), createdAt(offer) + 2 * 86_400), 200);
    const campaign = draft('campaign', at, random.chance(0.9) ? affiliate : affiliate.steps[0]!.by, {
      title: `${short[sourceTitle] ?? sourceTitle} ${chosen.join('+')} ${random.pick(subjects)}`,
      affiliate,
      offer,
      integrationMethod: valueOf(offer, 'integrationMethod'),
      trafficSource: source,
      countries: chosen,
      landers: random.several(landings, random.whole(0, 2)),
      domain: random.chance(0.6)
        ? (parked.filter((one) => createdAt(one) < at && servesVertical(one, vertical))[n % 2] ?? null)
        : null,
      autocreated: false,
      status: 'active',
    });
    const end = random.weighted({ runs: 70, paused: 16, deleted: 7, blocked: 3 });
    const later = time.after(at, 120);
    if (valueOf(offer, 'status') === 'inactive') {
      campaign.steps.push({
        at: Math.max(at + 60, offer.steps.at(-1)!.at),
        action: 'status',
        values: { status: 'offer_revoked' },
      });
    } else if (end === 'paused')
      campaign.steps.push({ at: later, by: affiliate, action: 'status', values: { status: 'inactive' } });
    else if (end === 'deleted')
      campaign.steps.push({ at: later, by: affiliate, action: 'status', values: { status: 'deleted' } });
    else if (end === 'blocked') {
      const values = { status: 'blocked', blockReason: random.pick(blockReasons.campaign) };
      campaign.steps.push({ at: later, by: affiliate.steps[0]!.by, action: 'status', values });
    }
    return campaign;
  });
};
