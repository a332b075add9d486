import { type Draft, valueOf } from './draft.ts';
import { advertisersOf } from './network/advertisers.ts';
import { affiliatesOf } from './network/affiliates.ts';
import { campaignsOf } from './network/campaigns.ts';
import { employeesOf } from './network/employees.ts';
import { landingsOf } from './network/landings.ts';
import { listsOf, type Symbols } from './network/lists.ts';
import { offersOf } from './network/offers.ts';
import { peopleFrom } from './network/person.ts';
import { ownSet, rolesOf } from './network/roles.ts';
import { timeBefore } from './network/time.ts';
import { randomFrom } from './random.ts';

/** What the network is built on, there already: what every new tenant has, and the permissions all share. */
export interface Foundation {
  /** One for each role type. */
  roles: readonly Draft[];
  admin: Draft;
  baseCurrency: Draft;
  permissions: readonly Draft[];
  symbols: Symbols;
}

const seed = 20_261_121;

/**
 * A believable network of advertisers, offers, affiliates and campaigns with what happened to them in the fourteen
 * months before `now` (seconds UTC); the same for the same moment. Entities come in an order in which most references
 * lead to earlier ones.
 */
export const drawNetwork = (now: number, { roles, admin, baseCurrency, permissions, symbols }: Foundation): Draft[] => {
  const random = randomFrom(seed);
  const time = timeBefore(now, random);
  const newPerson = peopleFrom(random, new Set());
  const lists = listsOf(random, time, admin, { baseCurrency, symbols });
  const extraRoles = rolesOf(time, admin, permissions);
  const usable = [...roles, ...extraRoles].filter((role) => valueOf(role, 'status') === 'active');
  const rolesBy = Map.groupBy(usable, (role) => valueOf(role, 'type'));
  const employees = employeesOf(random, time, newPerson, rolesBy, { admin, ownSet: ownSet(permissions) });
  const affiliates = affiliatesOf(random, time, newPerson, { roles: rolesBy.get('affiliate')!, employees, lists });
  const advertisers = advertisersOf(random, time, employees, lists);
  const offers = offersOf(random, time, { advertisers, affiliates, employees, lists });
  const landings = landingsOf(random, time, offers, lists);
  const campaigns = campaignsOf(random, time, { affiliates, offers, landings, lists });
  return [
    ...extraRoles,
    ...[lists.categories, lists.trafficSources, lists.paymentMethods].flat(),
    ...lists.currencies.filter((currency) => currency !== baseCurrency),
    ...lists.verticals.values(),
    ...[...lists.tags.values()].flat(),
    ...Object.values(employees)
      .flat()
      .filter((employee) => employee !== admin),
    ...affiliates.affiliates,
    ...affiliates.teams,
    ...advertisers,
    ...offers,
    ...landings,
    ...campaigns,
  ];
};
