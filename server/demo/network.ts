import { type Draft, valueOf } from './draft.ts';
import { advertisersOf } from './network/advertisers.ts';
import { assignmentsOf } from './network/assignments.ts';
import { affiliatesOf } from './network/affiliates.ts';
import { billingOf } from './network/billing.ts';
import { campaignsOf } from './network/campaigns.ts';
import { capsOf } from './network/caps.ts';
import { dashboardsOf } from './network/dashboards.ts';
import { domainsOf, holdConfigsOf } from './network/domains.ts';
import { employeesOf } from './network/employees.ts';
import { geosOf } from './network/geos.ts';
import { customerSyncsOf, integrationsOf, templatesOf } from './network/integrations.ts';
import { landerApiItemsOf } from './network/lander-api-items.ts';
import { landingsOf } from './network/landings.ts';
import { listsOf, type Symbols } from './network/lists.ts';
import { metricsOf } from './network/metrics.ts';
import { notificationsOf } from './network/notifications.ts';
import { offersOf } from './network/offers.ts';
import { paymentRulesOf } from './network/payment-rules.ts';
import { peopleFrom } from './network/person.ts';
import { platformsOf } from './network/platforms.ts';
import { postbacksOf, withdrawalMethodsOf } from './network/postbacks.ts';
import { customPermissionsOf, rolesOf } from './network/roles.ts';
import { targetingsOf } from './network/targetings.ts';
import { timeBefore } from './network/time.ts';
import { teamworkDrafts } from './network/together.ts';
import { randomFrom } from './random.ts';

/** What the network builds on: what every new tenant has, and the permissions common to all. */
export interface Foundation {
  /** One for each role type. */
  roles: readonly Draft[];
  admin: Draft;
  baseCurrency: Draft;
  paymentModels: readonly Draft[];
  metrics: readonly Draft[];
  permissions: readonly Draft[];
  symbols: Symbols;
}

const seed = 20_261_121;

/**
 * Generates a believable network of advertisers, offers, affiliates and campaigns, with their changes over the fourteen
 * months before `now` (seconds UTC); always the same for the same time. Entities are ordered so that most references
 * lead to earlier ones.
 */
export const drawNetwork = (
  now: number,
  { roles, admin, baseCurrency, paymentModels, metrics, permissions, symbols }: Foundation,
): Draft[] => {
  const random = randomFrom(seed);
  const time = timeBefore(now, random);
  const newPerson = peopleFrom(random);
  const lists = listsOf(random, time, admin, { baseCurrency, paymentModels, metrics, symbols });
  const extraRoles = rolesOf(time, admin, permissions);
  const usable = [...roles, ...extraRoles].filter((role) => valueOf(role, 'status') === 'active');
  const rolesBy = Map.groupBy(usable, (role) => valueOf(role, 'type'));
  const employees = employeesOf(random, time, newPerson, rolesBy, {
    admin,
    customPermissions: customPermissionsOf(permissions),
  });
  const affiliates = affiliatesOf(random, time, newPerson, { roles: rolesBy.get('affiliate')!, employees, lists });
  const platforms = platformsOf(now, admin, lists.verticals);
  const advertisers = advertisersOf(random, time, employees, lists, platforms);
  // Later additions use a separate random source, so that the rest of the network stays the same.
  const later = randomFrom(seed + 1);
  const geos = geosOf(timeBefore(now, later), admin);
  const { offers, payouts } = offersOf(random, time, { advertisers, affiliates, employees, lists, geos });
  const landings = landingsOf(random, time, offers, lists);
  // So does what surrounds offers and campaigns.
  const around = randomFrom(seed + 2);
  const then = timeBefore(now, around);
  const templates = templatesOf(then, admin, platforms, lists);
  const integrations = integrationsOf(around, then, { advertisers, offers, templates, lists });
  const domains = domainsOf(around, then, admin);
  const campaigns = campaignsOf(random, time, { affiliates, offers, landings, domains, lists });
  const paymentRules = paymentRulesOf(later, timeBefore(now, later), { offers, payouts, affiliates, lists });
  const caps = capsOf(later, timeBefore(now, later), { offers, affiliates, lists });
  const targetings = targetingsOf(later, timeBefore(now, later), { offers, landings });
  const holdConfigs = holdConfigsOf(then, admin, geos);
  const landerApiItems = landerApiItemsOf(around, then, admin, { offers, lists });
  const postbacks = postbacksOf(around, then, { affiliates, campaigns, lists });
  // And so do colleagues' notes and tasks, and billing.
  const beside = randomFrom(seed + 3);
  const withdrawalMethods = withdrawalMethodsOf(randomFrom(seed + 5), then, { affiliates, campaigns, lists });
  return [
    ...extraRoles,
    ...[lists.categories, lists.trafficSources, lists.paymentMethods, lists.accountFields, geos].flat(),
    ...lists.currencies.filter((currency) => currency !== baseCurrency),
    ...lists.verticals.values(),
    ...[...lists.goals.values()].flat(),
    ...lists.leadGrades,
    ...metricsOf(now, admin),
    ...platforms,
    ...[...lists.tags.values()].flat(),
    ...Object.values(employees)
      .flat()
      .filter((employee) => employee !== admin),
    ...affiliates.affiliates,
    ...affiliates.teams,
    ...advertisers,
    ...offers,
    ...landings,
    ...domains,
    ...campaigns,
    ...paymentRules,
    ...caps,
    ...targetings,
    ...templates.templates.values(),
    ...templates.parameters,
    ...templates.mappings,
    ...integrations,
    ...customerSyncsOf(timeBefore(now, randomFrom(seed + 4)), integrations),
    ...assignmentsOf(offers, integrations),
    ...holdConfigs,
    ...landerApiItems,
    ...postbacks,
    ...withdrawalMethods,
    ...dashboardsOf(now, admin, employees.managers),
    ...teamworkDrafts(beside, timeBefore(now, beside), { employees, ...affiliates, advertisers, offers, caps }),
    ...notificationsOf(now, admin, employees.managers),
    ...billingOf(beside, timeBefore(now, beside), { admin, affiliates: affiliates.affiliates, advertisers, lists }),
  ];
};
