// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CreateApiTokens201 = operations['createApiTokens']['responses'][201]['content']['application/json'];
type DeleteApiTokens200 = operations['deleteApiTokens']['responses'][200]['content']['application/json'];
type ExportApiTokens201 = operations['exportApiTokens']['responses'][201]['content']['application/json'];
type ListApiTokens200 = operations['listApiTokens']['responses'][200]['content']['application/json'];

export const getListApiTokensResponseMock = (): ListApiTokens200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        expiresAt: 1767225600,
        hint: 'Ends in 1',
        lastUsedAt: 1767225600,
        user: 1,
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

export const getCreateApiTokensResponseMock = (): CreateApiTokens201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        expiresAt: 1767225600,
        hint: 'Ends in 1',
        lastUsedAt: 1767225600,
        user: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getDeleteApiTokensResponseMock = (): DeleteApiTokens200 => ({ data: { items: [{ id: 1 }] } });

export const getExportApiTokensResponseMock = (): ExportApiTokens201 => ({
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

export const getListApiTokensMockHandler = (overrideResponse?: ListApiTokens200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListApiTokens200> | ListApiTokens200), options?: RequestHandlerOptions) => {
  return http.get('*/user/api_tokens', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListApiTokensResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateApiTokensMockHandler = (overrideResponse?: CreateApiTokens201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateApiTokens201> | CreateApiTokens201), options?: RequestHandlerOptions) => {
  return http.put('*/user/api_tokens', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateApiTokensResponseMock(),
      { status: 201
    })
    }, options);
};

export const getDeleteApiTokensMockHandler = (overrideResponse?: DeleteApiTokens200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteApiTokens200> | DeleteApiTokens200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/api_tokens', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteApiTokensResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportApiTokensMockHandler = (overrideResponse?: ExportApiTokens201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportApiTokens201> | ExportApiTokens201), options?: RequestHandlerOptions) => {
  return http.post('*/user/api_tokens/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportApiTokensResponseMock(),
      { status: 201
    })
    }, options);
};
export const getApiTokenMock = () => [
  getListApiTokensMockHandler(),
  getCreateApiTokensMockHandler(),
  getDeleteApiTokensMockHandler(),
  getExportApiTokensMockHandler()
];
