import type { Model } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import { Failure } from '../failure.ts';
import type { Call, Handlers } from '../http/call.ts';
import { metricsFor, toldMetric } from './metrics.ts';

interface Parts {
  database: Database;
  model: Model;
}

const away = () => Promise.reject(new Failure('statisticsAway'));

/** Handlers of `/stat/…`: figures of clicks, leads and conversions. */
export const createStatisticsHandlers = ({ database, model }: Parts): Handlers => ({
  listStatisticsMetrics: async ({ caller, language }: Call) => {
    const found = await database.tenant(caller.tenantId, 'metric').read((db) => metricsFor(db, model, caller));
    return { data: { items: found.map((metric) => toldMetric(metric, language)) } };
  },
  readStatistics: away,
  readFilterValues: away,
  readDashboardFigures: away,
  readInsights: away,
});
