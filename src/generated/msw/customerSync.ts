// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfCustomerSyncs200 = operations['changeStatusOfCustomerSyncs']['responses'][200]['content']['application/json'];
type CreateCustomerSyncs201 = operations['createCustomerSyncs']['responses'][201]['content']['application/json'];
type EditCustomerSyncs200 = operations['editCustomerSyncs']['responses'][200]['content']['application/json'];
type ExportCustomerSyncs201 = operations['exportCustomerSyncs']['responses'][201]['content']['application/json'];
type ListCustomerSyncHistory200 = operations['listCustomerSyncHistory']['responses'][200]['content']['application/json'];
type ListCustomerSyncs200 = operations['listCustomerSyncs']['responses'][200]['content']['application/json'];
type ReadCustomerSync200 = operations['readCustomerSync']['responses'][200]['content']['application/json'];
type RunOfCustomerSyncs200 = operations['runOfCustomerSyncs']['responses'][200]['content']['application/json'];
type TestCustomerSync200 = operations['testCustomerSync']['responses'][200]['content']['application/json'];

export const getListCustomerSyncsResponseMock = (): ListCustomerSyncs200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        integration: 1,
        advertiser: 1,
        state: 'on',
        pauseReason: {},
        askedAt: 1767225600,
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

export const getCreateCustomerSyncsResponseMock = (): CreateCustomerSyncs201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        integration: 1,
        advertiser: 1,
        state: 'on',
        pauseReason: {},
        askedAt: 1767225600,
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

export const getEditCustomerSyncsResponseMock = (): EditCustomerSyncs200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        integration: 1,
        advertiser: 1,
        state: 'on',
        pauseReason: {},
        askedAt: 1767225600,
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

export const getChangeStatusOfCustomerSyncsResponseMock = (): ChangeStatusOfCustomerSyncs200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        integration: 1,
        advertiser: 1,
        state: 'on',
        pauseReason: {},
        askedAt: 1767225600,
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

export const getExportCustomerSyncsResponseMock = (): ExportCustomerSyncs201 => ({
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

export const getRunOfCustomerSyncsResponseMock = (): RunOfCustomerSyncs200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        integration: 1,
        advertiser: 1,
        state: 'on',
        pauseReason: {},
        askedAt: 1767225600,
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

export const getReadCustomerSyncResponseMock = (): ReadCustomerSync200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    integration: 1,
    advertiser: 1,
    state: 'on',
    pauseReason: {},
    askedAt: 1767225600,
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

export const getListCustomerSyncHistoryResponseMock = (): ListCustomerSyncHistory200 => ({
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

export const getTestCustomerSyncResponseMock = (): TestCustomerSync200 => ({
  data: {
    problem: null,
    request: {
      method: 'GET',
      url: 'https://crm.example/customers?from=2026-01-25&to=2026-01-31&page=1',
      headers: [{ name: 'x-api-key', value: '***' }],
      body: null,
    },
    httpStatus: 200,
    answer: '{"rows":[{"player":"100512","day":"2026-01-30","ngr":12.5}]}',
    took: 240,
    total: 1,
    rows: [
      {
        row: 1,
        customerId: '100512',
        date: '2026-01-30',
        verdict: 'changed',
        field: null,
        message: null,
      },
    ],
  },
});

export const getListCustomerSyncsMockHandler = (overrideResponse?: ListCustomerSyncs200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCustomerSyncs200> | ListCustomerSyncs200), options?: RequestHandlerOptions) => {
  return http.get('*/user/customer_syncs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCustomerSyncsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateCustomerSyncsMockHandler = (overrideResponse?: CreateCustomerSyncs201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateCustomerSyncs201> | CreateCustomerSyncs201), options?: RequestHandlerOptions) => {
  return http.put('*/user/customer_syncs', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateCustomerSyncsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditCustomerSyncsMockHandler = (overrideResponse?: EditCustomerSyncs200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditCustomerSyncs200> | EditCustomerSyncs200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/customer_syncs', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditCustomerSyncsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfCustomerSyncsMockHandler = (overrideResponse?: ChangeStatusOfCustomerSyncs200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfCustomerSyncs200> | ChangeStatusOfCustomerSyncs200), options?: RequestHandlerOptions) => {
  return http.post('*/user/customer_syncs/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfCustomerSyncsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportCustomerSyncsMockHandler = (overrideResponse?: ExportCustomerSyncs201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportCustomerSyncs201> | ExportCustomerSyncs201), options?: RequestHandlerOptions) => {
  return http.post('*/user/customer_syncs/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportCustomerSyncsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getRunOfCustomerSyncsMockHandler = (overrideResponse?: RunOfCustomerSyncs200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RunOfCustomerSyncs200> | RunOfCustomerSyncs200), options?: RequestHandlerOptions) => {
  return http.post('*/user/customer_syncs/run', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRunOfCustomerSyncsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadCustomerSyncMockHandler = (overrideResponse?: ReadCustomerSync200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCustomerSync200> | ReadCustomerSync200), options?: RequestHandlerOptions) => {
  return http.get('*/user/customer_syncs/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCustomerSyncResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListCustomerSyncHistoryMockHandler = (overrideResponse?: ListCustomerSyncHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCustomerSyncHistory200> | ListCustomerSyncHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/customer_syncs/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCustomerSyncHistoryResponseMock(),
      { status: 200
    })
    }, options);
};

export const getTestCustomerSyncMockHandler = (overrideResponse?: TestCustomerSync200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestCustomerSync200> | TestCustomerSync200), options?: RequestHandlerOptions) => {
  return http.post('*/user/customer_syncs/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getTestCustomerSyncResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCustomerSyncMock = () => [
  getListCustomerSyncsMockHandler(),
  getCreateCustomerSyncsMockHandler(),
  getEditCustomerSyncsMockHandler(),
  getChangeStatusOfCustomerSyncsMockHandler(),
  getExportCustomerSyncsMockHandler(),
  getRunOfCustomerSyncsMockHandler(),
  getReadCustomerSyncMockHandler(),
  getListCustomerSyncHistoryMockHandler(),
  getTestCustomerSyncMockHandler()
];
