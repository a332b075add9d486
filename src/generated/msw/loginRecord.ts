// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportLoginRecords201 = operations['exportLoginRecords']['responses'][201]['content']['application/json'];
type ListLoginRecords200 = operations['listLoginRecords']['responses'][200]['content']['application/json'];

export const getListLoginRecordsResponseMock = (): ListLoginRecords200 => ({
  data: {
    items: [
      {
        id: 1,
        user: 1,
        outcome: 'success',
        address: '203.0.113.1',
        browser: 'Browser 1',
        system: 'System 1',
        impersonator: 1,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getExportLoginRecordsResponseMock = (): ExportLoginRecords201 => ({
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

export const getListLoginRecordsMockHandler = (overrideResponse?: ListLoginRecords200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLoginRecords200> | ListLoginRecords200), options?: RequestHandlerOptions) => {
  return http.get('*/user/login_records', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLoginRecordsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportLoginRecordsMockHandler = (overrideResponse?: ExportLoginRecords201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportLoginRecords201> | ExportLoginRecords201), options?: RequestHandlerOptions) => {
  return http.post('*/user/login_records/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportLoginRecordsResponseMock(),
      { status: 201
    })
    }, options);
};
export const getLoginRecordMock = () => [
  getListLoginRecordsMockHandler(),
  getExportLoginRecordsMockHandler()
];
