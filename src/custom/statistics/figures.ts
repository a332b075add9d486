import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FilterName } from '../../../domain/statistics/dimensions.ts';
import { useApi } from '../../components/api.ts';
import { useLanguage } from '../../components/language.ts';
import type { operations } from '../../generated/api.d.ts';
import { inOwnWords } from '../../providers/calls/calls.ts';
import { type ApiClient, dataOf } from '../../providers/data/client.ts';
import type { Export } from '../../providers/data/contract.ts';
import { failureBody, isFailure } from '../../providers/data/errors.ts';
import { type Parameters, writeParameters } from './question/parameters.ts';
import { callParameters, type Path, type Question } from './question/question.ts';

type Data<Name extends keyof operations> = operations[Name] extends {
  responses: { 200: { content: { 'application/json': { data: infer Answer } } } };
}
  ? Answer
  : never;

/** One level of the tree, with the totals of everything that matches the filters. */
export type Page = Data<'readStatistics'>;
/** A page with the question that it answers: it is shown until the answer to the next one has arrived. */
export type Answer = Page & { question: Question };
export type Row = Page['items'][number];
export type Figures = Row['figures'];
export type Metric = Data<'listStatisticsMetrics'>['items'][number];
export type Series = Data<'readDashboardFigures'>['series'][number];
/** The part of a metric that is needed to draw it. */
export type DrawnMetric = Pick<Metric, 'key' | 'title' | 'metricType' | 'outputFormat'>;
export type Point = Series['points'][number];
export type FilterValue = Data<'readFilterValues'>['items'][number];

/** Milliseconds after which a store that did not answer is queried again. */
export const lookAgain = 10_000;

const passing = ['statisticsRebuilding', 'statisticsUnreachable', 'statisticsAway'] as const;

/** Returns whether the store is being rebuilt, or its engine restarted or installed, so that a query is worth repeating. */
export const isStoreComing = (error: unknown): boolean => passing.some((code) => isFailure(error, code));

const untilRebuilt = {
  refetchInterval: ({ state: { error } }: { state: { error: unknown } }) => isStoreComing(error) && lookAgain,
};

const asked = (parameters: Parameters) => ({ querySerializer: () => writeParameters(parameters), params: {} });

const orderOf = ({ order }: Question): string => `${order.field}:${order.order.toLowerCase()}`;

export interface RowsOf {
  question: Question;
  metrics: readonly string[];
  /** The row whose children to load; those of the root if it is empty. */
  parents: Path;
  /** From 0. */
  page: number;
}

/** What rows depend on: neither the open rows nor the chart. */
export const rowsKey = ({ open: _, chart: __, drawn: ___, ...question }: Question, metrics: readonly string[]) =>
  JSON.stringify([{ ...question, metrics }]);

export const rowsQuery = (api: ApiClient, language: string, { question, metrics, parents, page }: RowsOf) =>
  queryOptions({
    queryKey: ['statistics', 'rows', language, rowsKey(question, metrics), parents, page],
    queryFn: async ({ signal }): Promise<Answer> => {
      const answer = dataOf(
        await api.GET('/stat/statistics', {
          ...asked({
            ...callParameters(question),
            groupBy: question.groupBy,
            parents: parents.length > 0 ? [JSON.stringify(parents)] : [],
            metrics,
            orderBy: [orderOf(question)],
            limit: [String(question.limit)],
            offset: page > 0 ? [String(page * question.limit)] : [],
          }),
          signal,
        }),
      );
      return { ...answer, question };
    },
    enabled: metrics.length > 0,
    ...untilRebuilt,
  });

/** Starts an export of all levels of a question to a file; returns the export. */
export const startExport = async (
  api: ApiClient,
  { question, metrics, format }: Pick<RowsOf, 'question' | 'metrics'> & { format: Export['format'] },
): Promise<Export> => {
  const parameters = {
    ...callParameters(question),
    groupBy: question.groupBy,
    metrics,
    orderBy: [orderOf(question)],
    format: [format],
  };
  return dataOf(await api.POST('/stat/statistics/export', { ...asked(parameters), headers: inOwnWords }));
};

/** The metrics that the user may use, in the order of their groups. */
export const useMetrics = () => {
  const api = useApi();
  const language = useLanguage();
  return useQuery({
    queryKey: ['statistics', 'metrics', language],
    queryFn: async ({ signal }) => dataOf(await api.GET('/stat/metrics', { signal })).items,
    staleTime: 60_000,
    ...untilRebuilt,
  });
};

const metricParameters = ['metrics', 'metric', 'orderBy'];

/** Returns whether a query was refused because of a metric that it names: the metric may have been deactivated. */
const isMetricRefused = (error: unknown): boolean =>
  failureBody(error)?.details.some(({ path = '' }) => metricParameters.includes(path)) ?? false;

/**
 * Requests the metrics again once a query that names some of them is refused.
 * @returns whether they are still under way, after which the query may be another one
 */
export const useRefusedMetrics = (error: unknown): boolean => {
  const { refetch, isFetching } = useMetrics();
  const isRefused = isMetricRefused(error);
  const [asked, setAsked] = useState<unknown>();
  useEffect(() => {
    if (isRefused) void refetch().then(() => setAsked(error));
  }, [error, isRefused, refetch]);
  return isRefused && (isFetching || asked !== error);
};

/** Metrics over time, within the same filters. */
export const useSeries = (question: Question, metrics: readonly string[]) => {
  const api = useApi();
  const { metricFilters: _, ...within } = question;
  const parameters = { ...callParameters({ ...within, metricFilters: [] }), widgetType: ['chart'], metrics };
  return useQuery({
    queryKey: ['statistics', 'series', parameters],
    queryFn: async ({ signal }) => dataOf(await api.GET('/stat/dashboard', { ...asked(parameters), signal })),
    enabled: metrics.length > 0,
    placeholderData: keepPreviousData,
    ...untilRebuilt,
  });
};

/** Maximum number of values offered at a time. */
const maxOffered = 100;

/** The values of a dimension that occur within the other filters, the most frequent first. */
export const useFilterValues = (question: Question, dimension: FilterName, search: string, enabled = true) => {
  const api = useApi();
  const language = useLanguage();
  const { metricFilters: _, compared: __, ...within } = question;
  const parameters: Parameters = {
    ...callParameters({ ...within, metricFilters: [], compared: false }),
    search: search ? [search] : [],
    limit: [String(maxOffered)],
  };
  return useQuery({
    queryKey: ['statistics', 'values', language, dimension, parameters],
    queryFn: async ({ signal }) => {
      const call = asked(parameters);
      return dataOf(
        await api.GET('/stat/info/{filterSlug}', { ...call, params: { path: { filterSlug: dimension } }, signal }),
      );
    },
    enabled,
    placeholderData: keepPreviousData,
  });
};
