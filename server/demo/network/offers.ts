import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { usualGoal } from '../words/business.ts';
import { companies, marketOf } from '../words/companies.ts';
import { inLatin } from '../words/latin.ts';
import { fittingCategories, terms } from '../words/offers.ts';
import type { Affiliates } from './affiliates.ts';
import type { Employees } from './employees.ts';
import { active, type Lists } from './lists.ts';
import type { Time } from './time.ts';

const publicId = 1;
const privateId = 3;

/** Returns the goal that an offer pays for, out of its vertical's. */
const paidOf = (goals: readonly Draft[]): Draft | undefined =>
  goals.find((goal) => valueOf(goal, 'key') === usualGoal) ?? goals.at(-1);

const isBlocked = (record: Draft): boolean => valueOf(record, 'status') === 'blocked';

/** Returns whether an affiliate may see the offer. */
export const canPromote = (affiliate: Draft, offer: Draft): boolean =>
  valueOf(offer, 'accessType') === publicId ||
  (valueOf(offer, 'assignedAffiliates') as Draft[]).includes(affiliate) ||
  (valueOf(offer, 'assignedTeams') as Draft[]).includes(valueOf(affiliate, 'team') as Draft);

/** Returns the smallest geo that contains a market, and those most of whose countries are in the market. */
const geosOfMarket = (geos: readonly Draft[], market: readonly string[]): Draft[] => {
  const countriesOf = (geo: Draft): readonly string[] => valueOf(geo, 'countries') as string[];
  const [around] = geos
    .filter((geo) => market.every((country) => countriesOf(geo).includes(country)))
    .toSorted((one, other) => countriesOf(one).length - countriesOf(other).length);
  return geos.filter((geo) => {
    const sold = countriesOf(geo).filter((country) => market.includes(country));
    return geo === around || sold.length > countriesOf(geo).length / 2;
  });
};

/** The payout of each offer, as its text says; in dollars. */
export type Payouts = ReadonlyMap<Draft, number>;

/** 120 offers, three for each advertiser; every seventh is private, and the two sign-ins share none of those. */
export const offersOf = (
  random: Random,
  time: Time,
  world: { advertisers: Draft[]; affiliates: Affiliates; employees: Employees; lists: Lists; geos: Draft[] },
): { offers: Draft[]; payouts: Payouts } => {
  const { advertisers, affiliates, employees, lists, geos } = world;
  const payouts = new Map<Draft, number>();
  const { teams, first, second } = affiliates;

  /** Returns the affiliates and teams who may see the `n`th private offer. */
  const assignment = (n: number): { assignedAffiliates: Draft[]; assignedTeams: Draft[] } => ({
    assignedAffiliates: [
      ...(n % 3 === 0 ? [first] : n % 3 === 1 ? [second] : []),
      ...random.several(affiliates.affiliates.slice(25), random.whole(1, 5)),
    ],
    assignedTeams: random.several(teams.slice(6), random.whole(0, 2)),
  });

  /** Returns the other buyers of an offer's leads: for crypto offers, two advertisers that existed before it. */
  const further = ({ vertical }: (typeof companies)[number], own: Draft, at: number): Draft[] =>
    vertical === 'Crypto'
      ? advertisers
          .filter((one, place) => companies[place]?.vertical === vertical && one !== own && createdAt(one) < at)
          .filter((one) => valueOf(one, 'status') === 'active')
          .slice(0, 2)
      : [];

  const offers = companies.flatMap((company, place) =>
    company.offers.map((title, nth) => {
      const n = place * 3 + nth;
      const advertiser = advertisers[place]!;
      const [manager] = valueOf(advertiser, 'managers') as [Draft, ...Draft[]];
      const { vertical } = company;
      const isPrivate = n % 7 === 3;
      const at = time.after(advertiser.steps[0]!.at, 420);
      const text = random.pick(terms[vertical]!);
      const payout = random.whole(2, 60) * 5;
      const offer = draft('offer', at, manager, {
        title,
        accessType: isPrivate ? privateId : publicId,
        description: text.replace('{0}', () => `$${payout}`),
        vertical: lists.verticals.get(vertical),
        goal: paidOf(lists.goals.get(vertical) ?? []),
        categories: random.several(
          lists.categories.filter((category) =>
            fittingCategories[vertical]!.includes(valueOf(category, 'title') as string),
          ),
          random.whole(1, 2),
        ),
        geos: geosOfMarket(active(geos), marketOf(title).countries),
        trafficSources: random.several(active(lists.trafficSources), random.whole(3, 7)),
        payMethods: random.several(lists.paymentMethods, random.whole(2, 4)),
        integrationMethod: random.whole(1, 3),
        redirectMethod: 'http_302',
        advertisers: [advertiser, ...further(company, advertiser, at)],
        managers: random.chance(0.3) ? [manager, random.pick(active(employees.managers))] : [manager],
        tags: random.several(lists.tags.get('offer')!, random.whole(0, 2)),
        isHot: false,
        ...(isPrivate ? assignment((n - 3) / 7) : { assignedAffiliates: [], assignedTeams: [] }),
        sessionLifespan: random.pick([1, 7, 14, 30, 60]),
        sessionLifespanType: random.whole(1, 2),
        trafficbackUrl: random.chance(0.4) ? `https://back.${inLatin(company.title, '-')}.example/?sub={sub1}` : null,
        status: 'draft',
      });
      payouts.set(offer, payout);
      if (n % 9 === 8) return offer; // still a draft
      offer.steps.push({
        at: at + random.whole(1, 40) * 3600,
        by: manager,
        action: 'status',
        values: { status: 'active' },
      });
      if (random.chance(0.15)) {
        offer.steps.push({
          at: time.after(offer.steps.at(-1)!.at, 200),
          by: manager,
          action: 'edit',
          values: { isHot: true },
        });
      }
      if (isBlocked(advertiser) || n % 11 === 5) {
        const closed = isBlocked(advertiser) ? advertiser.steps.at(-1)!.at - 600 : time.ago(90, 1);
        offer.steps.push({
          at: Math.max(closed, offer.steps.at(-1)!.at + 60),
          by: manager,
          action: 'status',
          values: { status: 'inactive' },
        });
      }
      return offer;
    }),
  );
  return { offers, payouts };
};
