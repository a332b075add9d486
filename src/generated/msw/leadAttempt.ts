// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportLeadAttempts201 = operations['exportLeadAttempts']['responses'][201]['content']['application/json'];
type ListLeadAttempts200 = operations['listLeadAttempts']['responses'][200]['content']['application/json'];
type ReadLeadAttempt200 = operations['readLeadAttempt']['responses'][200]['content']['application/json'];

export const getListLeadAttemptsResponseMock = (): ListLeadAttempts200 => ({
  data: {
    items: [
      {
        id: 1,
        lead: 1,
        affiliate: 1,
        offer: 1,
        advertiser: 1,
        integration: 1,
        order: 1,
        outcome: 'pending',
        message: 'Advertiser’s message 1',
        failure: 'settings',
        startedAt: 1767225600,
        finishedAt: 1767225600,
        took: 1,
        httpStatus: 1,
        advertiserLeadId: 'Advertiser’s ID 1',
        advertiserStatus: 'Advertiser’s status 1',
        advertiserStatusAt: 1767225600,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getExportLeadAttemptsResponseMock = (): ExportLeadAttempts201 => ({
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

export const getReadLeadAttemptResponseMock = (): ReadLeadAttempt200 => ({
  data: {
    id: 1,
    lead: 1,
    affiliate: 1,
    offer: 1,
    advertiser: 1,
    integration: 1,
    order: 1,
    outcome: 'pending',
    message: 'Advertiser’s message 1',
    failure: 'settings',
    startedAt: 1767225600,
    finishedAt: 1767225600,
    took: 1,
    httpStatus: 1,
    advertiserLeadId: 'Advertiser’s ID 1',
    advertiserStatus: 'Advertiser’s status 1',
    advertiserStatusAt: 1767225600,
    createdAt: 1767225600,
  },
});

export const getListLeadAttemptsMockHandler = (overrideResponse?: ListLeadAttempts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLeadAttempts200> | ListLeadAttempts200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/lead_attempts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLeadAttemptsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportLeadAttemptsMockHandler = (overrideResponse?: ExportLeadAttempts201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportLeadAttempts201> | ExportLeadAttempts201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/lead_attempts/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportLeadAttemptsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadLeadAttemptMockHandler = (overrideResponse?: ReadLeadAttempt200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLeadAttempt200> | ReadLeadAttempt200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/lead_attempts/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLeadAttemptResponseMock(),
      { status: 200
    })
    }, options);
};
export const getLeadAttemptMock = () => [
  getListLeadAttemptsMockHandler(),
  getExportLeadAttemptsMockHandler(),
  getReadLeadAttemptMockHandler()
];
