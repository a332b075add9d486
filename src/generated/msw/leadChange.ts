// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportLeadChanges201 = operations['exportLeadChanges']['responses'][201]['content']['application/json'];
type ListLeadChanges200 = operations['listLeadChanges']['responses'][200]['content']['application/json'];
type ReadLeadChange200 = operations['readLeadChange']['responses'][200]['content']['application/json'];

export const getListLeadChangesResponseMock = (): ListLeadChanges200 => ({
  data: {
    items: [
      {
        id: 1,
        lead: 1,
        affiliate: 1,
        changedBy: 'intake',
        user: 1,
        impersonator: 1,
        previousStatus: 'new',
        apiStatus: 'new',
        reason: 'campaign_active',
        refusal: 'blocked',
        grade: 1,
        advertiser: 1,
        changedFields: ['firstName'],
        note: 'Note 1',
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getExportLeadChangesResponseMock = (): ExportLeadChanges201 => ({
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

export const getReadLeadChangeResponseMock = (): ReadLeadChange200 => ({
  data: {
    id: 1,
    lead: 1,
    affiliate: 1,
    changedBy: 'intake',
    user: 1,
    impersonator: 1,
    previousStatus: 'new',
    apiStatus: 'new',
    reason: 'campaign_active',
    refusal: 'blocked',
    grade: 1,
    advertiser: 1,
    changedFields: ['firstName'],
    note: 'Note 1',
    createdAt: 1767225600,
  },
});

export const getListLeadChangesMockHandler = (overrideResponse?: ListLeadChanges200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLeadChanges200> | ListLeadChanges200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/lead_changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLeadChangesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportLeadChangesMockHandler = (overrideResponse?: ExportLeadChanges201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportLeadChanges201> | ExportLeadChanges201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/lead_changes/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportLeadChangesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadLeadChangeMockHandler = (overrideResponse?: ReadLeadChange200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLeadChange200> | ReadLeadChange200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/lead_changes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLeadChangeResponseMock(),
      { status: 200
    })
    }, options);
};
export const getLeadChangeMock = () => [
  getListLeadChangesMockHandler(),
  getExportLeadChangesMockHandler(),
  getReadLeadChangeMockHandler()
];
