import { severities } from '../../domain/statistics/insights.ts';
import type { Model } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import { withFigures, type FigureStore } from '../statistics/figures/with-figures.ts';
import { begunPeriod, type PeriodParameters } from '../statistics/figures/period.ts';
import { wirePeriod } from '../statistics/figures/statistics.ts';
import type { Snapshots } from '../traffic/snapshot/snapshots.ts';
import { affiliateMovements } from './affiliates.ts';
import { capsAhead } from './caps.ts';
import { heldBackLeads } from './held-back-leads.ts';
import { failingIntegrations, failingPostbacks } from './connections.ts';
import type { Insight, InsightContext } from './insight.ts';
import { movements } from './movements.ts';
import { rateDrops } from './rates.ts';
import { strandedLeads } from './stranded-leads.ts';

interface Dependencies {
  database: Database;
  model: Model;
  statistics: FigureStore;
  snapshots: Pick<Snapshots, 'of'>;
}

const maxInsights = 50;

const looks = [
  capsAhead,
  failingIntegrations,
  strandedLeads,
  heldBackLeads,
  movements,
  rateDrops,
  failingPostbacks,
  affiliateMovements,
];

const found = async (looking: InsightContext): Promise<Insight[]> => {
  const insights: Insight[] = [];
  for (const look of looks) insights.push(...(await look(looking)));
  const rank = ({ severity }: Insight) => severities.indexOf(severity);
  return insights.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxInsights);
};

/** Handler of `/stat/insights`: what changed and why, and what is about to happen. */
export const createInsightHandlers = ({ database, model, statistics, snapshots }: Dependencies): Handlers => ({
  readInsights: async ({ caller, language, query }: Call<unknown, PeriodParameters>) => {
    const network = await snapshots.of(caller.tenantId);
    return database.tenant(caller.tenantId, 'statistics').read(async (db) => {
      const now = Math.floor(Date.now() / 1000);
      const period = begunPeriod(query, caller.timezone, now);
      const items = await withFigures(statistics, { db, model, caller, language }, now, (asked, context) =>
        found({ ...context, asking: asked, period, network }),
      );
      return { data: { items, meta: wirePeriod(period, caller) } };
    });
  },
});
