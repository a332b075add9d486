import type { FilterName } from '../../domain/statistics/dimensions.ts';
import type { Model } from '../collections/model.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import { withFigures, type Context, type FigureStore } from './figures/with-figures.ts';
import type { FigureContext } from './figures/answer-question.ts';
import { type WidgetParameters, readDashboardFigures } from './figures/dashboard.ts';
import { type ValuesParameters, readFilterValues } from './figures/info.ts';
import { type StatisticsParameters, readStatistics } from './figures/statistics.ts';
import { metricsFor, wireMetric } from './metrics.ts';

interface Dependencies {
  database: Database;
  model: Model;
  statistics: FigureStore;
}

const now = () => Math.floor(Date.now() / 1000);

/** Handlers of `/stat/…`: figures of clicks, leads and conversions. */
export const createStatisticsHandlers = ({ database, model, statistics }: Dependencies): Handlers => {
  const answer = <T>({ caller, language }: Call, work: (asking: FigureContext, context: Context) => Promise<T>) =>
    database
      .tenant(caller.tenantId, 'statistics')
      .read(async (db) => ({ data: await withFigures(statistics, { db, model, caller, language }, now(), work) }));
  return {
    listStatisticsMetrics: async ({ caller, language }: Call) => {
      const found = await database.tenant(caller.tenantId, 'metric').read((db) => metricsFor(db, model, caller));
      return { data: { items: found.map((metric) => wireMetric(metric, language)) } };
    },
    readStatistics: (call: Call<unknown, StatisticsParameters>) =>
      answer(call, (asked, context) => readStatistics(asked, context, call.query)),
    readFilterValues: (call: Call<{ filterSlug: FilterName }, ValuesParameters>) =>
      answer(call, (asked, context) => readFilterValues(asked, context, call.params.filterSlug, call.query)),
    readDashboardFigures: (call: Call<unknown, WidgetParameters>) =>
      answer(call, (asked, context) => readDashboardFigures(asked, context, call.query)),
  };
};
