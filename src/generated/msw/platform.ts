// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfPlatforms200 = operations['changeStatusOfPlatforms']['responses'][200]['content']['application/json'];
type CreatePlatforms201 = operations['createPlatforms']['responses'][201]['content']['application/json'];
type EditPlatforms200 = operations['editPlatforms']['responses'][200]['content']['application/json'];
type ExportPlatforms201 = operations['exportPlatforms']['responses'][201]['content']['application/json'];
type ListPlatformHistory200 = operations['listPlatformHistory']['responses'][200]['content']['application/json'];
type ListPlatforms200 = operations['listPlatforms']['responses'][200]['content']['application/json'];
type ReadPlatform200 = operations['readPlatform']['responses'][200]['content']['application/json'];

export const getListPlatformsResponseMock = (): ListPlatforms200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncSettings: { minInterval: 31, maxInterval: 31, pageSize: 2 },
        verticals: [1, 2],
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

export const getCreatePlatformsResponseMock = (): CreatePlatforms201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncSettings: { minInterval: 31, maxInterval: 31, pageSize: 2 },
        verticals: [1, 2],
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

export const getEditPlatformsResponseMock = (): EditPlatforms200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncSettings: { minInterval: 31, maxInterval: 31, pageSize: 2 },
        verticals: [1, 2],
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

export const getChangeStatusOfPlatformsResponseMock = (): ChangeStatusOfPlatforms200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncSettings: { minInterval: 31, maxInterval: 31, pageSize: 2 },
        verticals: [1, 2],
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

export const getExportPlatformsResponseMock = (): ExportPlatforms201 => ({
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

export const getReadPlatformResponseMock = (): ReadPlatform200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncSettings: { minInterval: 31, maxInterval: 31, pageSize: 2 },
    verticals: [1, 2],
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

export const getListPlatformHistoryResponseMock = (): ListPlatformHistory200 => ({
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

export const getListPlatformsMockHandler = (overrideResponse?: ListPlatforms200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPlatforms200> | ListPlatforms200), options?: RequestHandlerOptions) => {
  return http.get('*/user/platforms', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPlatformsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreatePlatformsMockHandler = (overrideResponse?: CreatePlatforms201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreatePlatforms201> | CreatePlatforms201), options?: RequestHandlerOptions) => {
  return http.put('*/user/platforms', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreatePlatformsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditPlatformsMockHandler = (overrideResponse?: EditPlatforms200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditPlatforms200> | EditPlatforms200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/platforms', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPlatformsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfPlatformsMockHandler = (overrideResponse?: ChangeStatusOfPlatforms200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfPlatforms200> | ChangeStatusOfPlatforms200), options?: RequestHandlerOptions) => {
  return http.post('*/user/platforms/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfPlatformsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportPlatformsMockHandler = (overrideResponse?: ExportPlatforms201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportPlatforms201> | ExportPlatforms201), options?: RequestHandlerOptions) => {
  return http.post('*/user/platforms/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportPlatformsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadPlatformMockHandler = (overrideResponse?: ReadPlatform200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPlatform200> | ReadPlatform200), options?: RequestHandlerOptions) => {
  return http.get('*/user/platforms/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPlatformResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPlatformHistoryMockHandler = (overrideResponse?: ListPlatformHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPlatformHistory200> | ListPlatformHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/platforms/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPlatformHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPlatformMock = () => [
  getListPlatformsMockHandler(),
  getCreatePlatformsMockHandler(),
  getEditPlatformsMockHandler(),
  getChangeStatusOfPlatformsMockHandler(),
  getExportPlatformsMockHandler(),
  getReadPlatformMockHandler(),
  getListPlatformHistoryMockHandler()
];
