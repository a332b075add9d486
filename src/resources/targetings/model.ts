import { isSchedule } from '../../../domain/schedule.ts';
import { type DistributionMethod, inOrder, sharesOf, type Targeting as Compared } from '../../../domain/targeting.ts';
import type { components } from '../../generated/api.d.ts';

export type Targeting = components['schemas']['Targeting'];

/** A targeting as it is compared with others. */
export const comparedTargeting = (targeting: Targeting): Compared => ({
  id: targeting.id,
  isActive: targeting.status === 'active',
  priority: targeting.priority ?? 1,
  lowPriority: targeting.lowPriority ?? false,
  weight: targeting.weight ?? 0,
  affiliates: targeting.affiliates ?? [],
  teams: targeting.teams ?? [],
  countries: targeting.countries ?? [],
  countriesMode: targeting.countriesMode ?? 'only',
  languages: targeting.languages ?? [],
  languagesMode: targeting.languagesMode ?? 'only',
  trafficSources: targeting.trafficSources ?? [],
  trafficSourcesMode: targeting.trafficSourcesMode ?? 'only',
  schedule: isSchedule(targeting.schedule) ? targeting.schedule : null,
});

/** In the order in which they are tried, each with the share that it gets of traffic which all of them take. */
export const withShares = (
  targetings: readonly Targeting[],
  method: DistributionMethod,
): { targeting: Targeting; share: number }[] => {
  const compared = targetings.map(comparedTargeting);
  const shares = sharesOf(compared, method, {});
  return inOrder(compared).flatMap(({ id }) => {
    const targeting = targetings.find((one) => one.id === id);
    return targeting ? [{ targeting, share: shares.get(id) ?? 0 }] : [];
  });
};

/** The list with one of its entries at another place; as it is where there is none. */
export const moved = <T>(entries: readonly T[], from: number, to: number): T[] => {
  const one = entries[from];
  if (one === undefined || to < 0 || to >= entries.length) return [...entries];
  const rest = entries.filter((_, place) => place !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
};
