// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CancelExport200 = operations['cancelExport']['responses'][200]['content']['application/json'];
type DeleteExports200 = operations['deleteExports']['responses'][200]['content']['application/json'];
type ListExports200 = operations['listExports']['responses'][200]['content']['application/json'];
type ReadExport200 = operations['readExport']['responses'][200]['content']['application/json'];
type RepeatExport201 = operations['repeatExport']['responses'][201]['content']['application/json'];

export const getListExportsResponseMock = (): ListExports200 => ({
  data: {
    items: [
      {
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
    ],
    meta: { totalCount: 1 },
  },
});

export const getDeleteExportsResponseMock = (): DeleteExports200 => ({ data: { items: [{ id: 12 }] } });

export const getReadExportResponseMock = (): ReadExport200 => ({
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

export const getCancelExportResponseMock = (): CancelExport200 => ({
  data: {
    id: 12,
    kind: 'export_click',
    collection: 'stat/clicks',
    query: 'offer=7',
    format: 'csv',
    contacts: false,
    state: 'cancelled',
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

export const getRepeatExportResponseMock = (): RepeatExport201 => ({
  data: {
    id: 12,
    kind: 'export_click',
    collection: 'stat/clicks',
    query: 'offer=7',
    format: 'csv',
    contacts: false,
    state: 'queued',
    total: null,
    rows: 0,
    bytes: null,
    fileName: 'clicks-2026-01-01.csv',
    code: null,
    user: { id: 3, name: 'Ada Berg' },
    createdAt: 1767225600,
    endedAt: null,
    expiresAt: null,
  },
});

export const getListExportsMockHandler = (overrideResponse?: ListExports200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListExports200> | ListExports200), options?: RequestHandlerOptions) => {
  return http.get('*/user/exports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListExportsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeleteExportsMockHandler = (overrideResponse?: DeleteExports200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteExports200> | DeleteExports200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/exports', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteExportsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadExportMockHandler = (overrideResponse?: ReadExport200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadExport200> | ReadExport200), options?: RequestHandlerOptions) => {
  return http.get('*/user/exports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadExportResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCancelExportMockHandler = (overrideResponse?: CancelExport200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelExport200> | CancelExport200), options?: RequestHandlerOptions) => {
  return http.post('*/user/exports/:id/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCancelExportResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRepeatExportMockHandler = (overrideResponse?: RepeatExport201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RepeatExport201> | RepeatExport201), options?: RequestHandlerOptions) => {
  return http.post('*/user/exports/:id/repeat', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRepeatExportResponseMock(),
      { status: 201
    })
    }, options);
};
export const getExportsMock = () => [
  getListExportsMockHandler(),
  getDeleteExportsMockHandler(),
  getReadExportMockHandler(),
  getCancelExportMockHandler(),
  getRepeatExportMockHandler()
];
