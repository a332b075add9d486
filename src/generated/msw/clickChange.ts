// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportClickChanges201 = operations['exportClickChanges']['responses'][201]['content']['application/json'];
type ListClickChanges200 = operations['listClickChanges']['responses'][200]['content']['application/json'];
type ReadClickChange200 = operations['readClickChange']['responses'][200]['content']['application/json'];

export const getListClickChangesResponseMock = (): ListClickChanges200 => ({
  data: {
    items: [
      {
        id: 1,
        click: 1,
        affiliate: 1,
        user: 1,
        impersonator: 1,
        previousStatus: 1,
        clickStatus: 1,
        previousReason: 'bot',
        reason: 'bot',
        refusal: 'blocked',
        wasUnique: true,
        undoes: 1,
        note: 'Note 1',
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getExportClickChangesResponseMock = (): ExportClickChanges201 => ({
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

export const getReadClickChangeResponseMock = (): ReadClickChange200 => ({
  data: {
    id: 1,
    click: 1,
    affiliate: 1,
    user: 1,
    impersonator: 1,
    previousStatus: 1,
    clickStatus: 1,
    previousReason: 'bot',
    reason: 'bot',
    refusal: 'blocked',
    wasUnique: true,
    undoes: 1,
    note: 'Note 1',
    createdAt: 1767225600,
  },
});

export const getListClickChangesMockHandler = (overrideResponse?: ListClickChanges200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListClickChanges200> | ListClickChanges200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/click_changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListClickChangesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportClickChangesMockHandler = (overrideResponse?: ExportClickChanges201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportClickChanges201> | ExportClickChanges201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/click_changes/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportClickChangesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadClickChangeMockHandler = (overrideResponse?: ReadClickChange200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadClickChange200> | ReadClickChange200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/click_changes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadClickChangeResponseMock(),
      { status: 200
    })
    }, options);
};
export const getClickChangeMock = () => [
  getListClickChangesMockHandler(),
  getExportClickChangesMockHandler(),
  getReadClickChangeMockHandler()
];
