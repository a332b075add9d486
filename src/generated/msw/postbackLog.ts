// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListPostbackLogs200 = operations['listPostbackLogs']['responses'][200]['content']['application/json'];
type ReadPostbackLog200 = operations['readPostbackLog']['responses'][200]['content']['application/json'];

export const getListPostbackLogsResponseMock = (): ListPostbackLogs200 => ({
  data: {
    items: [
      {
        id: 1,
        kind: 'postback_in',
        result: 'created',
        reason: 'Why 1',
        advertiser: 1,
        integration: 1,
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
        answer: 'Answer 1',
        duration: 1,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadPostbackLogResponseMock = (): ReadPostbackLog200 => ({
  data: {
    id: 1,
    kind: 'postback_in',
    result: 'created',
    reason: 'Why 1',
    advertiser: 1,
    integration: 1,
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
    answer: 'Answer 1',
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
  getReadPostbackLogMockHandler()
];
