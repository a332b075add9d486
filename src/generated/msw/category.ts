// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfCategories200 = operations['changeStatusOfCategories']['responses'][200]['content']['application/json'];
type CreateCategories201 = operations['createCategories']['responses'][201]['content']['application/json'];
type EditCategories200 = operations['editCategories']['responses'][200]['content']['application/json'];
type ExportCategories201 = operations['exportCategories']['responses'][201]['content']['application/json'];
type ListCategories200 = operations['listCategories']['responses'][200]['content']['application/json'];
type ListCategoryHistory200 = operations['listCategoryHistory']['responses'][200]['content']['application/json'];
type ReadCategory200 = operations['readCategory']['responses'][200]['content']['application/json'];

export const getListCategoriesResponseMock = (): ListCategories200 => ({
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

export const getCreateCategoriesResponseMock = (): CreateCategories201 => ({
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

export const getEditCategoriesResponseMock = (): EditCategories200 => ({
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

export const getChangeStatusOfCategoriesResponseMock = (): ChangeStatusOfCategories200 => ({
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

export const getExportCategoriesResponseMock = (): ExportCategories201 => ({
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

export const getReadCategoryResponseMock = (): ReadCategory200 => ({
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

export const getListCategoryHistoryResponseMock = (): ListCategoryHistory200 => ({
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

export const getListCategoriesMockHandler = (overrideResponse?: ListCategories200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCategories200> | ListCategories200), options?: RequestHandlerOptions) => {
  return http.get('*/user/categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCategoriesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateCategoriesMockHandler = (overrideResponse?: CreateCategories201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateCategories201> | CreateCategories201), options?: RequestHandlerOptions) => {
  return http.put('*/user/categories', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateCategoriesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditCategoriesMockHandler = (overrideResponse?: EditCategories200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditCategories200> | EditCategories200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/categories', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditCategoriesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfCategoriesMockHandler = (overrideResponse?: ChangeStatusOfCategories200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfCategories200> | ChangeStatusOfCategories200), options?: RequestHandlerOptions) => {
  return http.post('*/user/categories/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfCategoriesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportCategoriesMockHandler = (overrideResponse?: ExportCategories201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportCategories201> | ExportCategories201), options?: RequestHandlerOptions) => {
  return http.post('*/user/categories/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportCategoriesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadCategoryMockHandler = (overrideResponse?: ReadCategory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCategory200> | ReadCategory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/categories/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCategoryResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListCategoryHistoryMockHandler = (overrideResponse?: ListCategoryHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCategoryHistory200> | ListCategoryHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/categories/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCategoryHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCategoryMock = () => [
  getListCategoriesMockHandler(),
  getCreateCategoriesMockHandler(),
  getEditCategoriesMockHandler(),
  getChangeStatusOfCategoriesMockHandler(),
  getExportCategoriesMockHandler(),
  getReadCategoryMockHandler(),
  getListCategoryHistoryMockHandler()
];
