import type { Draft } from './draft.ts';
import { advertisersOf } from './network/advertisers.ts';
import { affiliatesOf } from './network/affiliates.ts';
import { campaignsOf } from './network/campaigns.ts';
import { employeesOf, type Roles } from './network/employees.ts';
import { landingsOf } from './network/landings.ts';
import { listsOf, type Symbols } from './network/lists.ts';
import { offersOf } from './network/offers.ts';
import { peopleFrom } from './network/person.ts';
import { timeBefore } from './network/time.ts';
import { randomFrom } from './random.ts';

/** What the network is built on: a tenant's roles and its first administrator. */
export interface Foundation {
  roles: Roles;
  admin: Draft;
  symbols: Symbols;
}

const seed = 20_261_121;

/**
 * A believable network of advertisers, offers, affiliates and campaigns with what happened to them in the fourteen
 * months before `now` (seconds UTC); the same for the same moment. Entities come in an order in which most references
 * lead to earlier ones.
 */
export const drawNetwork = (now: number, { roles, admin, symbols }: Foundation): Draft[] => {
  const random = randomFrom(seed);
  const time = timeBefore(now, random);
  const newPerson = peopleFrom(random, new Set());
  const lists = listsOf(random, time, admin, symbols);
  const employees = employeesOf(random, time, newPerson, roles, admin);
  const affiliates = affiliatesOf(random, time, newPerson, { roles, employees, lists });
  const advertisers = advertisersOf(random, time, employees, lists);
  const offers = offersOf(random, time, { advertisers, affiliates, employees, lists });
  const landings = landingsOf(random, time, offers, lists);
  const campaigns = campaignsOf(random, time, { affiliates, offers, landings, lists });
  return [
    ...[lists.categories, lists.trafficSources, lists.paymentMethods, lists.currencies].flat(),
    ...lists.verticals.values(),
    ...[...lists.tags.values()].flat(),
    ...Object.values(employees).flat().filter((employee) => employee !== admin),
    ...affiliates.affiliates,
    ...affiliates.teams,
    ...advertisers,
    ...offers,
    ...landings,
    ...campaigns,
  ];
};
