// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfMetrics200 = operations['changeStatusOfMetrics']['responses'][200]['content']['application/json'];
type CloneMetrics200 = operations['cloneMetrics']['responses'][200]['content']['application/json'];
type CreateMetrics201 = operations['createMetrics']['responses'][201]['content']['application/json'];
type EditMetrics200 = operations['editMetrics']['responses'][200]['content']['application/json'];
type ExportMetrics201 = operations['exportMetrics']['responses'][201]['content']['application/json'];
type ListMetricHistory200 = operations['listMetricHistory']['responses'][200]['content']['application/json'];
type ListMetrics200 = operations['listMetrics']['responses'][200]['content']['application/json'];
type ReadMetric200 = operations['readMetric']['responses'][200]['content']['application/json'];

export const getListMetricsResponseMock = (): ListMetrics200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        description: 'Description 1',
        value: 'Formula 1',
        group: 'traffic',
        metricType: 'amount',
        outputFormat: 'whole',
        editable: true,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getCreateMetricsResponseMock = (): CreateMetrics201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        description: 'Description 1',
        value: 'Formula 1',
        group: 'traffic',
        metricType: 'amount',
        outputFormat: 'whole',
        editable: true,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditMetricsResponseMock = (): EditMetrics200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        description: 'Description 1',
        value: 'Formula 1',
        group: 'traffic',
        metricType: 'amount',
        outputFormat: 'whole',
        editable: true,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getChangeStatusOfMetricsResponseMock = (): ChangeStatusOfMetrics200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        description: 'Description 1',
        value: 'Formula 1',
        group: 'traffic',
        metricType: 'amount',
        outputFormat: 'whole',
        editable: true,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getCloneMetricsResponseMock = (): CloneMetrics200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        description: 'Description 1',
        value: 'Formula 1',
        group: 'traffic',
        metricType: 'amount',
        outputFormat: 'whole',
        editable: true,
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getExportMetricsResponseMock = (): ExportMetrics201 => ({
  data: {
    id: 12,
    kind: 'export_click',
    collection: 'stat/clicks',
    query: 'offer=7',
    format: 'csv',
    contacts: false,
    state: 'running',
    total: 48210,
    rows: 20000,
    bytes: null,
    fileName: 'clicks-2026-01-01.csv',
    code: null,
    user: { id: 3, name: 'Ada Berg' },
    createdAt: 1767225600,
    endedAt: null,
    expiresAt: null,
  },
});

export const getReadMetricResponseMock = (): ReadMetric200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    titleRu: 'Title in Russian 1',
    description: 'Description 1',
    value: 'Formula 1',
    group: 'traffic',
    metricType: 'amount',
    outputFormat: 'whole',
    editable: true,
    status: 'active',
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListMetricHistoryResponseMock = (): ListMetricHistory200 => ({
  data: {
    items: [
      {
        id: 7,
        at: 1767225600,
        user: 1,
        userName: 'Anna Berzina',
        impersonator: null,
        impersonatorName: null,
        scheduledChange: null,
        scheduledReason: null,
        action: 'edit',
        version: 2,
        changes: { title: ['Old title', 'New title'] },
      },
    ],
  },
});

export const getListMetricsMockHandler = (overrideResponse?: ListMetrics200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMetrics200> | ListMetrics200), options?: RequestHandlerOptions) => {
  return http.get('*/user/metrics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListMetricsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateMetricsMockHandler = (overrideResponse?: CreateMetrics201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateMetrics201> | CreateMetrics201), options?: RequestHandlerOptions) => {
  return http.put('*/user/metrics', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateMetricsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditMetricsMockHandler = (overrideResponse?: EditMetrics200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditMetrics200> | EditMetrics200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/metrics', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditMetricsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfMetricsMockHandler = (overrideResponse?: ChangeStatusOfMetrics200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfMetrics200> | ChangeStatusOfMetrics200), options?: RequestHandlerOptions) => {
  return http.post('*/user/metrics/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfMetricsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneMetricsMockHandler = (overrideResponse?: CloneMetrics200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneMetrics200> | CloneMetrics200), options?: RequestHandlerOptions) => {
  return http.post('*/user/metrics/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneMetricsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportMetricsMockHandler = (overrideResponse?: ExportMetrics201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportMetrics201> | ExportMetrics201), options?: RequestHandlerOptions) => {
  return http.post('*/user/metrics/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportMetricsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadMetricMockHandler = (overrideResponse?: ReadMetric200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadMetric200> | ReadMetric200), options?: RequestHandlerOptions) => {
  return http.get('*/user/metrics/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadMetricResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListMetricHistoryMockHandler = (overrideResponse?: ListMetricHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMetricHistory200> | ListMetricHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/metrics/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListMetricHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getMetricMock = () => [
  getListMetricsMockHandler(),
  getCreateMetricsMockHandler(),
  getEditMetricsMockHandler(),
  getChangeStatusOfMetricsMockHandler(),
  getCloneMetricsMockHandler(),
  getExportMetricsMockHandler(),
  getReadMetricMockHandler(),
  getListMetricHistoryMockHandler()
];
