import { type Draft, draft, valueOf } from './draft.ts';
import type { Foundation } from './network.ts';
import { assignmentsOf } from './network/assignments.ts';
import { peopleFrom } from './network/person.ts';
import { timeBefore } from './network/time.ts';
import { randomFrom } from './random.ts';

const seed = 2;
const publicId = 1;

/** Returns a small separate network: nothing in it is ever visible from the first one, or vice versa. */
export const drawSecondNetwork = (now: number, { roles, admin, baseCurrency }: Foundation): Draft[] => {
  const random = randomFrom(seed);
  const time = timeBefore(now, random);
  const newPerson = peopleFrom(random);
  const at = time.ago(60, 50);
  const make = (entity: string, values: Record<string, unknown>): Draft =>
    draft(entity, time.after(at, 20), admin, { status: 'active', ...values });

  const vertical = make('vertical', { title: 'Travel', description: 'Hotels, flights and tours.' });
  const team = make('team', { title: 'Second Wind', managers: [admin] });
  const affiliate = roles.find((role) => valueOf(role, 'type') === 'affiliate');
  const people = Array.from({ length: 6 }, () =>
    make('user', {
      ...newPerson('secondwind.example'),
      role: affiliate,
      roleType: 'affiliate',
      team,
      managers: [admin],
    }),
  );
  const advertisers = ['Blue Lagoon Travel', 'Weekend Air'].map((title) =>
    make('advertiser', { title, vertical, defaultCurrency: baseCurrency, managers: [admin] }),
  );
  const offers = ['Blue Lagoon Hotels – EU', 'Weekend Air Deals DE', 'Weekend Air Deals PL'].map((title, n) =>
    make('offer', {
      title,
      vertical,
      accessType: publicId,
      advertisers: [advertisers[Math.min(n, 1)]],
      managers: [admin],
    }),
  );
  const campaigns = people.map((person, n) =>
    draft('campaign', time.after(at + 21 * 86_400, 20), person, {
      title: `SEO ${n + 1}`,
      affiliate: person,
      offer: offers[n % offers.length],
      status: 'active',
    }),
  );
  return [vertical, ...people, team, ...advertisers, ...offers, ...assignmentsOf(offers), ...campaigns];
};
