// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportStatistics201 = operations['exportStatistics']['responses'][201]['content']['application/json'];
type ListStatisticsMetrics200 = operations['listStatisticsMetrics']['responses'][200]['content']['application/json'];
type ReadDashboardFigures200 = operations['readDashboardFigures']['responses'][200]['content']['application/json'];
type ReadFilterValues200 = operations['readFilterValues']['responses'][200]['content']['application/json'];
type ReadInsights200 = operations['readInsights']['responses'][200]['content']['application/json'];
type ReadStatistics200 = operations['readStatistics']['responses'][200]['content']['application/json'];

export const getReadDashboardFiguresResponseMock = (): ReadDashboardFigures200 => ({
  data: {
    totals: { figures: { clicks: '1204' } },
    series: [
      {
        value: null,
        title: null,
        points: [{ at: '2026-11-24', figures: { clicks: '1204' } }],
      },
    ],
    items: [],
    meta: {
      period: { from: 1795392000, to: 1795478399 },
      previousPeriod: { from: 1795305600, to: 1795391999 },
      timezone: 'Europe/Riga',
      currency: 'USD',
    },
  },
});

export const getReadFilterValuesResponseMock = (): ReadFilterValues200 => ({
  data: { items: [{ value: 'LV', title: 'Latvia' }], meta: { totalCount: 1 } },
});

export const getReadInsightsResponseMock = (): ReadInsights200 => ({
  data: {
    items: [
      {
        key: 'movement:profit',
        kind: 'movement',
        severity: 'warning',
        metric: 'profit',
        subject: null,
        figures: { current: '820', previous: '1310', change: '-490' },
        at: null,
        contributions: [
          {
            dimension: 'country',
            value: 'LV',
            title: 'Latvia',
            current: '120',
            previous: '580',
            change: '-460',
          },
        ],
        series: [{ at: '2026-11-24', current: '820', previous: '1310' }],
        link: { page: 'statistics', query: { groupBy: 'country', country: 'LV' } },
      },
    ],
    meta: {
      period: { from: 1795392000, to: 1795478399 },
      previousPeriod: { from: 1795305600, to: 1795391999 },
      timezone: 'Europe/Riga',
      currency: 'USD',
    },
  },
});

export const getListStatisticsMetricsResponseMock = (): ListStatisticsMetrics200 => ({
  data: {
    items: [
      {
        key: 'clicks',
        id: 1,
        title: 'Clicks',
        description: null,
        group: 'traffic',
        metricType: 'amount',
        outputFormat: 'whole',
        editable: false,
        goal: null,
        usual: true,
        addsUp: true,
      },
    ],
  },
});

export const getReadStatisticsResponseMock = (): ReadStatistics200 => ({
  data: {
    items: [
      {
        values: { day: '2026-11-24', offer: 12 },
        titles: { offer: 'Casino Royale' },
        figures: { clicks: '1204', approvedConversions: '17' },
      },
    ],
    totals: { figures: { clicks: '1204', approvedConversions: '17' } },
    meta: {
      totalCount: 1,
      period: { from: 1795392000, to: 1795478399 },
      previousPeriod: { from: 1795305600, to: 1795391999 },
      timezone: 'Europe/Riga',
      currency: 'USD',
    },
  },
});

export const getExportStatisticsResponseMock = (): ExportStatistics201 => ({
  data: {
    id: 12,
    kind: 'export_statistics',
    collection: 'stat/statistics',
    query: 'groupBy=day,offer',
    format: 'csv',
    contacts: false,
    state: 'running',
    total: 48210,
    rows: 20000,
    bytes: null,
    fileName: 'statistics-2026-01-01.csv',
    code: null,
    user: { id: 3, name: 'Ada Berg' },
    createdAt: 1767225600,
    endedAt: null,
    expiresAt: null,
  },
});

export const getReadDashboardFiguresMockHandler = (overrideResponse?: ReadDashboardFigures200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadDashboardFigures200> | ReadDashboardFigures200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/dashboard', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadDashboardFiguresResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadFilterValuesMockHandler = (overrideResponse?: ReadFilterValues200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFilterValues200> | ReadFilterValues200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/info/:filterSlug', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadFilterValuesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadInsightsMockHandler = (overrideResponse?: ReadInsights200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadInsights200> | ReadInsights200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/insights', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadInsightsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListStatisticsMetricsMockHandler = (overrideResponse?: ListStatisticsMetrics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListStatisticsMetrics200> | ListStatisticsMetrics200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/metrics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListStatisticsMetricsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadStatisticsMockHandler = (overrideResponse?: ReadStatistics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadStatistics200> | ReadStatistics200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/statistics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadStatisticsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportStatisticsMockHandler = (overrideResponse?: ExportStatistics201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportStatistics201> | ExportStatistics201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/statistics/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportStatisticsResponseMock(),
      { status: 201
    })
    }, options);
};
export const getStatisticsMock = () => [
  getReadDashboardFiguresMockHandler(),
  getReadFilterValuesMockHandler(),
  getReadInsightsMockHandler(),
  getListStatisticsMetricsMockHandler(),
  getReadStatisticsMockHandler(),
  getExportStatisticsMockHandler()
];
