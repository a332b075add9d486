// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportPostbackLogs201 = operations['exportPostbackLogs']['responses'][201]['content']['application/json'];
type ListPostbackLogs200 = operations['listPostbackLogs']['responses'][200]['content']['application/json'];
type ReadPostbackLog200 = operations['readPostbackLog']['responses'][200]['content']['application/json'];

export const getListPostbackLogsResponseMock = (): ListPostbackLogs200 => ({
  data: {
    items: [
      {
        id: 1,
        kind: 'postback_in',
        result: 'created',
        reason: {},
        advertiser: 1,
        integration: 1,
        customerSync: 1,
        affiliate: 1,
        postback: 1,
        conversion: 1,
        lead: 1,
        customer: 1,
        clickId: 'Click ID 1',
        offer: 1,
        campaign: 1,
        country: 'LV',
        event: 'conversion_approved',
        eventId: 'Event ID 1',
        attempt: 1,
        failure: 'settings',
        compared: 'same',
        replayOf: 1,
        replayedBy: 1,
        nextAttemptAt: 1767225600,
        method: 'Method 1',
        url: 'URL 1',
        body: 'Body 1',
        ip: '203.0.113.1',
        userAgent: 'Program 1',
        httpStatus: 1,
        answer: 'Response 1',
        duration: 1,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getExportPostbackLogsResponseMock = (): ExportPostbackLogs201 => ({
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

export const getReadPostbackLogResponseMock = (): ReadPostbackLog200 => ({
  data: {
    id: 1,
    kind: 'postback_in',
    result: 'created',
    reason: {},
    advertiser: 1,
    integration: 1,
    customerSync: 1,
    affiliate: 1,
    postback: 1,
    conversion: 1,
    lead: 1,
    customer: 1,
    clickId: 'Click ID 1',
    offer: 1,
    campaign: 1,
    country: 'LV',
    event: 'conversion_approved',
    eventId: 'Event ID 1',
    attempt: 1,
    failure: 'settings',
    compared: 'same',
    replayOf: 1,
    replayedBy: 1,
    nextAttemptAt: 1767225600,
    method: 'Method 1',
    url: 'URL 1',
    body: 'Body 1',
    ip: '203.0.113.1',
    userAgent: 'Program 1',
    httpStatus: 1,
    answer: 'Response 1',
    duration: 1,
    createdAt: 1767225600,
  },
});

export const getListPostbackLogsMockHandler = (overrideResponse?: ListPostbackLogs200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPostbackLogs200> | ListPostbackLogs200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/postback_logs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPostbackLogsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportPostbackLogsMockHandler = (overrideResponse?: ExportPostbackLogs201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportPostbackLogs201> | ExportPostbackLogs201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/postback_logs/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportPostbackLogsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadPostbackLogMockHandler = (overrideResponse?: ReadPostbackLog200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPostbackLog200> | ReadPostbackLog200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/postback_logs/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPostbackLogResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPostbackLogMock = () => [
  getListPostbackLogsMockHandler(),
  getExportPostbackLogsMockHandler(),
  getReadPostbackLogMockHandler()
];
