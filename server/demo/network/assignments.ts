import { createdAt, type Draft, draft, valueOf } from '../draft.ts';
import { marketOf } from '../words/companies.ts';
import { workdays } from './time.ts';

type Values = Record<string, unknown>;

export const openSieve = { countriesMode: 'only', languagesMode: 'only', trafficSourcesMode: 'only' };
const atWork = { timezone: 'Europe/Riga', ranges: [{ days: workdays, from: '08:00', to: '22:00' }] };

/** Returns what the advertiser of the `n`th offer accepts, if they restrict it. */
const takenBy = (offer: Draft, n: number): Values | undefined => {
  if (n % 5 === 2) return { schedule: atWork, weight: 60 };
  if (n % 7 === 4) return { countries: marketOf(valueOf(offer, 'title') as string).countries.slice(0, 2) };
  return undefined;
};

const nameOf = (party: Draft): string =>
  party.entity === 'user'
    ? `${String(valueOf(party, 'firstName'))} ${String(valueOf(party, 'lastName'))}`
    : String(valueOf(party, 'title'));

/** Returns an assignment for each party that offers list; some accept or send only part of the traffic. */
export const assignmentsOf = (offers: readonly Draft[], integrations: readonly Draft[] = []): Draft[] =>
  offers.flatMap((offer, n) => {
    const [first] = offer.steps;
    const listed = (field: string): Draft[] => (valueOf(offer, field) as Draft[] | undefined) ?? [];
    const assigned = (entity: string, party: Draft, who: Values, later: Values = {}): Draft => {
      const at = createdAt(offer);
      const integration = later['integration'] as Draft | undefined;
      const assignment = draft(entity, at, first?.by, {
        title: nameOf(party),
        offer,
        ...who,
        ...openSieve,
        status: 'active',
      });
      if (Object.keys(later).length > 0)
        assignment.steps.push({
          at: Math.max(at, integration ? createdAt(integration) : 0) + 600,
          by: first?.by,
          action: 'edit',
          values: later,
        });
      return assignment;
    };
    return [
      ...listed('advertisers').map((advertiser) => {
        const integration = integrations.find((one) => n % 6 === 1 && valueOf(one, 'advertiser') === advertiser);
        const later = { ...takenBy(offer, n), ...(integration && { integration }) };
        return assigned('advertiserAssignment', advertiser, { advertiser, weight: 100 }, later);
      }),
      ...listed('assignedAffiliates').map((affiliate, place) => {
        const later = place === 1 ? { trafficSources: listed('trafficSources').slice(0, 2) } : {};
        return assigned('affiliateAssignment', affiliate, { affiliate }, later);
      }),
      ...listed('assignedTeams').map((team) => assigned('affiliateAssignment', team, { team })),
    ];
  });
