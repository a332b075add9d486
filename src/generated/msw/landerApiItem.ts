// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfLandersApi200 = operations['changeStatusOfLandersApi']['responses'][200]['content']['application/json'];
type CloneLandersApi200 = operations['cloneLandersApi']['responses'][200]['content']['application/json'];
type CreateLandersApi201 = operations['createLandersApi']['responses'][201]['content']['application/json'];
type EditLandersApi200 = operations['editLandersApi']['responses'][200]['content']['application/json'];
type ExportLandersApi201 = operations['exportLandersApi']['responses'][201]['content']['application/json'];
type ListLanderApiItemHistory200 = operations['listLanderApiItemHistory']['responses'][200]['content']['application/json'];
type ListLandersApi200 = operations['listLandersApi']['responses'][200]['content']['application/json'];
type ReadLanderApiItem200 = operations['readLanderApiItem']['responses'][200]['content']['application/json'];

export const getListLandersApiResponseMock = (): ListLandersApi200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        vertical: 1,
        categories: [1, 2],
        tags: [1, 2],
        languages: ['lv'],
        assignedToOffers: [1, 2],
        url: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
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

export const getCreateLandersApiResponseMock = (): CreateLandersApi201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        vertical: 1,
        categories: [1, 2],
        tags: [1, 2],
        languages: ['lv'],
        assignedToOffers: [1, 2],
        url: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
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

export const getEditLandersApiResponseMock = (): EditLandersApi200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        vertical: 1,
        categories: [1, 2],
        tags: [1, 2],
        languages: ['lv'],
        assignedToOffers: [1, 2],
        url: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
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

export const getChangeStatusOfLandersApiResponseMock = (): ChangeStatusOfLandersApi200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        vertical: 1,
        categories: [1, 2],
        tags: [1, 2],
        languages: ['lv'],
        assignedToOffers: [1, 2],
        url: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
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

export const getCloneLandersApiResponseMock = (): CloneLandersApi200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        vertical: 1,
        categories: [1, 2],
        tags: [1, 2],
        languages: ['lv'],
        assignedToOffers: [1, 2],
        url: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
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

export const getExportLandersApiResponseMock = (): ExportLandersApi201 => ({
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

export const getReadLanderApiItemResponseMock = (): ReadLanderApiItem200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    vertical: 1,
    categories: [1, 2],
    tags: [1, 2],
    languages: ['lv'],
    assignedToOffers: [1, 2],
    url: 'https://example.com/page-1',
    previewUrl: 'https://example.com/page-1',
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

export const getListLanderApiItemHistoryResponseMock = (): ListLanderApiItemHistory200 => ({
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

export const getListLandersApiMockHandler = (overrideResponse?: ListLandersApi200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLandersApi200> | ListLandersApi200), options?: RequestHandlerOptions) => {
  return http.get('*/user/landers_api', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLandersApiResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateLandersApiMockHandler = (overrideResponse?: CreateLandersApi201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateLandersApi201> | CreateLandersApi201), options?: RequestHandlerOptions) => {
  return http.put('*/user/landers_api', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateLandersApiResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditLandersApiMockHandler = (overrideResponse?: EditLandersApi200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditLandersApi200> | EditLandersApi200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/landers_api', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditLandersApiResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfLandersApiMockHandler = (overrideResponse?: ChangeStatusOfLandersApi200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfLandersApi200> | ChangeStatusOfLandersApi200), options?: RequestHandlerOptions) => {
  return http.post('*/user/landers_api/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfLandersApiResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneLandersApiMockHandler = (overrideResponse?: CloneLandersApi200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneLandersApi200> | CloneLandersApi200), options?: RequestHandlerOptions) => {
  return http.post('*/user/landers_api/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneLandersApiResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportLandersApiMockHandler = (overrideResponse?: ExportLandersApi201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportLandersApi201> | ExportLandersApi201), options?: RequestHandlerOptions) => {
  return http.post('*/user/landers_api/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportLandersApiResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadLanderApiItemMockHandler = (overrideResponse?: ReadLanderApiItem200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLanderApiItem200> | ReadLanderApiItem200), options?: RequestHandlerOptions) => {
  return http.get('*/user/landers_api/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLanderApiItemResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListLanderApiItemHistoryMockHandler = (overrideResponse?: ListLanderApiItemHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLanderApiItemHistory200> | ListLanderApiItemHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/landers_api/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLanderApiItemHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getLanderApiItemMock = () => [
  getListLandersApiMockHandler(),
  getCreateLandersApiMockHandler(),
  getEditLandersApiMockHandler(),
  getChangeStatusOfLandersApiMockHandler(),
  getCloneLandersApiMockHandler(),
  getExportLandersApiMockHandler(),
  getReadLanderApiItemMockHandler(),
  getListLanderApiItemHistoryMockHandler()
];
