// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfTrafficSources200 = operations['changeStatusOfTrafficSources']['responses'][200]['content']['application/json'];
type CreateTrafficSources201 = operations['createTrafficSources']['responses'][201]['content']['application/json'];
type EditTrafficSources200 = operations['editTrafficSources']['responses'][200]['content']['application/json'];
type ExportTrafficSources201 = operations['exportTrafficSources']['responses'][201]['content']['application/json'];
type ListTrafficSourceHistory200 = operations['listTrafficSourceHistory']['responses'][200]['content']['application/json'];
type ListTrafficSources200 = operations['listTrafficSources']['responses'][200]['content']['application/json'];
type ReadTrafficSource200 = operations['readTrafficSource']['responses'][200]['content']['application/json'];

export const getListTrafficSourcesResponseMock = (): ListTrafficSources200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
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

export const getCreateTrafficSourcesResponseMock = (): CreateTrafficSources201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
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

export const getEditTrafficSourcesResponseMock = (): EditTrafficSources200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
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

export const getChangeStatusOfTrafficSourcesResponseMock = (): ChangeStatusOfTrafficSources200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
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

export const getExportTrafficSourcesResponseMock = (): ExportTrafficSources201 => ({
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

export const getReadTrafficSourceResponseMock = (): ReadTrafficSource200 => ({
  data: {
    id: 1,
    title: 'Title 1',
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

export const getListTrafficSourceHistoryResponseMock = (): ListTrafficSourceHistory200 => ({
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

export const getListTrafficSourcesMockHandler = (overrideResponse?: ListTrafficSources200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTrafficSources200> | ListTrafficSources200), options?: RequestHandlerOptions) => {
  return http.get('*/user/traffic_sources', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTrafficSourcesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateTrafficSourcesMockHandler = (overrideResponse?: CreateTrafficSources201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateTrafficSources201> | CreateTrafficSources201), options?: RequestHandlerOptions) => {
  return http.put('*/user/traffic_sources', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateTrafficSourcesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditTrafficSourcesMockHandler = (overrideResponse?: EditTrafficSources200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditTrafficSources200> | EditTrafficSources200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/traffic_sources', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditTrafficSourcesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfTrafficSourcesMockHandler = (overrideResponse?: ChangeStatusOfTrafficSources200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfTrafficSources200> | ChangeStatusOfTrafficSources200), options?: RequestHandlerOptions) => {
  return http.post('*/user/traffic_sources/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfTrafficSourcesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportTrafficSourcesMockHandler = (overrideResponse?: ExportTrafficSources201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportTrafficSources201> | ExportTrafficSources201), options?: RequestHandlerOptions) => {
  return http.post('*/user/traffic_sources/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportTrafficSourcesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadTrafficSourceMockHandler = (overrideResponse?: ReadTrafficSource200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadTrafficSource200> | ReadTrafficSource200), options?: RequestHandlerOptions) => {
  return http.get('*/user/traffic_sources/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadTrafficSourceResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListTrafficSourceHistoryMockHandler = (overrideResponse?: ListTrafficSourceHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTrafficSourceHistory200> | ListTrafficSourceHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/traffic_sources/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTrafficSourceHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTrafficSourceMock = () => [
  getListTrafficSourcesMockHandler(),
  getCreateTrafficSourcesMockHandler(),
  getEditTrafficSourcesMockHandler(),
  getChangeStatusOfTrafficSourcesMockHandler(),
  getExportTrafficSourcesMockHandler(),
  getReadTrafficSourceMockHandler(),
  getListTrafficSourceHistoryMockHandler()
];
