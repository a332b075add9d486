// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfTags200 = operations['changeStatusOfTags']['responses'][200]['content']['application/json'];
type CreateTags201 = operations['createTags']['responses'][201]['content']['application/json'];
type DeleteTags200 = operations['deleteTags']['responses'][200]['content']['application/json'];
type EditTags200 = operations['editTags']['responses'][200]['content']['application/json'];
type ExportTags201 = operations['exportTags']['responses'][201]['content']['application/json'];
type ListTagHistory200 = operations['listTagHistory']['responses'][200]['content']['application/json'];
type ListTags200 = operations['listTags']['responses'][200]['content']['application/json'];
type ReadTag200 = operations['readTag']['responses'][200]['content']['application/json'];

export const getListTagsResponseMock = (): ListTags200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'advertiser',
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

export const getCreateTagsResponseMock = (): CreateTags201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'advertiser',
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

export const getEditTagsResponseMock = (): EditTags200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'advertiser',
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

export const getDeleteTagsResponseMock = (): DeleteTags200 => ({ data: { items: [{ id: 1 }] } });

export const getChangeStatusOfTagsResponseMock = (): ChangeStatusOfTags200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'advertiser',
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

export const getExportTagsResponseMock = (): ExportTags201 => ({
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

export const getReadTagResponseMock = (): ReadTag200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    type: 'advertiser',
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

export const getListTagHistoryResponseMock = (): ListTagHistory200 => ({
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

export const getListTagsMockHandler = (overrideResponse?: ListTags200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTags200> | ListTags200), options?: RequestHandlerOptions) => {
  return http.get('*/user/tags', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTagsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateTagsMockHandler = (overrideResponse?: CreateTags201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateTags201> | CreateTags201), options?: RequestHandlerOptions) => {
  return http.put('*/user/tags', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateTagsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditTagsMockHandler = (overrideResponse?: EditTags200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditTags200> | EditTags200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/tags', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditTagsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeleteTagsMockHandler = (overrideResponse?: DeleteTags200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteTags200> | DeleteTags200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/tags', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteTagsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfTagsMockHandler = (overrideResponse?: ChangeStatusOfTags200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfTags200> | ChangeStatusOfTags200), options?: RequestHandlerOptions) => {
  return http.post('*/user/tags/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfTagsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportTagsMockHandler = (overrideResponse?: ExportTags201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportTags201> | ExportTags201), options?: RequestHandlerOptions) => {
  return http.post('*/user/tags/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportTagsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadTagMockHandler = (overrideResponse?: ReadTag200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadTag200> | ReadTag200), options?: RequestHandlerOptions) => {
  return http.get('*/user/tags/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadTagResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListTagHistoryMockHandler = (overrideResponse?: ListTagHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTagHistory200> | ListTagHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/tags/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTagHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTagMock = () => [
  getListTagsMockHandler(),
  getCreateTagsMockHandler(),
  getEditTagsMockHandler(),
  getDeleteTagsMockHandler(),
  getChangeStatusOfTagsMockHandler(),
  getExportTagsMockHandler(),
  getReadTagMockHandler(),
  getListTagHistoryMockHandler()
];
