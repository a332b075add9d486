// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeBlockOfAdvertisers200 = operations['changeBlockOfAdvertisers']['responses'][200]['content']['application/json'];
type CreateAdvertisers201 = operations['createAdvertisers']['responses'][201]['content']['application/json'];
type EditAdvertisers200 = operations['editAdvertisers']['responses'][200]['content']['application/json'];
type ExportAdvertisers201 = operations['exportAdvertisers']['responses'][201]['content']['application/json'];
type ListAdvertiserHistory200 = operations['listAdvertiserHistory']['responses'][200]['content']['application/json'];
type ListAdvertisers200 = operations['listAdvertisers']['responses'][200]['content']['application/json'];
type ReadAdvertiser200 = operations['readAdvertiser']['responses'][200]['content']['application/json'];

export const getListAdvertisersResponseMock = (): ListAdvertisers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        description: 'Description 1',
        vertical: 1,
        defaultCurrency: 1,
        platforms: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        redirectTemplateEnabled: false,
        redirectTemplate: 'https://example.com/page-1',
        status: 'active',
        blockReason: null,
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

export const getCreateAdvertisersResponseMock = (): CreateAdvertisers201 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        description: 'Description 1',
        vertical: 1,
        defaultCurrency: 1,
        platforms: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        redirectTemplateEnabled: false,
        redirectTemplate: 'https://example.com/page-1',
        status: 'active',
        blockReason: null,
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

export const getEditAdvertisersResponseMock = (): EditAdvertisers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        description: 'Description 1',
        vertical: 1,
        defaultCurrency: 1,
        platforms: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        redirectTemplateEnabled: false,
        redirectTemplate: 'https://example.com/page-1',
        status: 'active',
        blockReason: null,
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

export const getChangeBlockOfAdvertisersResponseMock = (): ChangeBlockOfAdvertisers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        description: 'Description 1',
        vertical: 1,
        defaultCurrency: 1,
        platforms: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        redirectTemplateEnabled: false,
        redirectTemplate: 'https://example.com/page-1',
        status: 'active',
        blockReason: null,
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

export const getExportAdvertisersResponseMock = (): ExportAdvertisers201 => ({
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

export const getReadAdvertiserResponseMock = (): ReadAdvertiser200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    description: 'Description 1',
    vertical: 1,
    defaultCurrency: 1,
    platforms: [1, 2],
    managers: [1, 2],
    tags: [1, 2],
    redirectTemplateEnabled: false,
    redirectTemplate: 'https://example.com/page-1',
    status: 'active',
    blockReason: null,
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListAdvertiserHistoryResponseMock = (): ListAdvertiserHistory200 => ({
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

export const getListAdvertisersMockHandler = (overrideResponse?: ListAdvertisers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertisers200> | ListAdvertisers200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertisers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertisersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateAdvertisersMockHandler = (overrideResponse?: CreateAdvertisers201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateAdvertisers201> | CreateAdvertisers201), options?: RequestHandlerOptions) => {
  return http.put('*/user/advertisers', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateAdvertisersResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditAdvertisersMockHandler = (overrideResponse?: EditAdvertisers200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditAdvertisers200> | EditAdvertisers200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/advertisers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditAdvertisersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeBlockOfAdvertisersMockHandler = (overrideResponse?: ChangeBlockOfAdvertisers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeBlockOfAdvertisers200> | ChangeBlockOfAdvertisers200), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertisers/change_block', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeBlockOfAdvertisersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAdvertisersMockHandler = (overrideResponse?: ExportAdvertisers201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAdvertisers201> | ExportAdvertisers201), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertisers/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAdvertisersResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAdvertiserMockHandler = (overrideResponse?: ReadAdvertiser200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAdvertiser200> | ReadAdvertiser200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertisers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAdvertiserResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListAdvertiserHistoryMockHandler = (overrideResponse?: ListAdvertiserHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertiserHistory200> | ListAdvertiserHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertisers/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertiserHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAdvertiserMock = () => [
  getListAdvertisersMockHandler(),
  getCreateAdvertisersMockHandler(),
  getEditAdvertisersMockHandler(),
  getChangeBlockOfAdvertisersMockHandler(),
  getExportAdvertisersMockHandler(),
  getReadAdvertiserMockHandler(),
  getListAdvertiserHistoryMockHandler()
];
