// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportClicks201 = operations['exportClicks']['responses'][201]['content']['application/json'];
type JudgeOfClicks200 = operations['judgeOfClicks']['responses'][200]['content']['application/json'];
type ListClicks200 = operations['listClicks']['responses'][200]['content']['application/json'];
type ReadClick200 = operations['readClick']['responses'][200]['content']['application/json'];

export const getListClicksResponseMock = (): ListClicks200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        landing: 1,
        clickStatus: 1,
        outcome: 'sent',
        reason: 'bot',
        refusal: 'blocked',
        country: 'LV',
        language: 'lv',
        ip: '203.0.113.1',
        isUnique: true,
        visitor: 'Visitor ID 1',
        fullTrafficSource: 'Source 1',
        sub1: 'Sub ID 1 1',
        sub2: 'Sub ID 2 1',
        sub3: 'Sub ID 3 1',
        sub4: 'Sub ID 4 1',
        sub5: 'Sub ID 5 1',
        sub6: 'Sub ID 6 1',
        sub7: 'Sub ID 7 1',
        sub8: 'Sub ID 8 1',
        sub9: 'Sub ID 9 1',
        userAgent: 'Browser 1',
        referrer: 'Referrer 1',
        campaignUrl: 'Link opened 1',
        targetUrl: 'https://example.com/page-1',
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getJudgeOfClicksResponseMock = (): JudgeOfClicks200 => ({
  data: {
    items: [
      {
        id: 90412,
        createdAt: 1767225600,
        clickStatus: 2,
        reason: 'fraud',
        refusal: 'automatic',
      },
    ],
  },
});

export const getExportClicksResponseMock = (): ExportClicks201 => ({
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

export const getReadClickResponseMock = (): ReadClick200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    affiliate: 1,
    campaign: 1,
    offer: 1,
    advertiser: 1,
    landing: 1,
    clickStatus: 1,
    outcome: 'sent',
    reason: 'bot',
    refusal: 'blocked',
    country: 'LV',
    language: 'lv',
    ip: '203.0.113.1',
    isUnique: true,
    visitor: 'Visitor ID 1',
    fullTrafficSource: 'Source 1',
    sub1: 'Sub ID 1 1',
    sub2: 'Sub ID 2 1',
    sub3: 'Sub ID 3 1',
    sub4: 'Sub ID 4 1',
    sub5: 'Sub ID 5 1',
    sub6: 'Sub ID 6 1',
    sub7: 'Sub ID 7 1',
    sub8: 'Sub ID 8 1',
    sub9: 'Sub ID 9 1',
    userAgent: 'Browser 1',
    referrer: 'Referrer 1',
    campaignUrl: 'Link opened 1',
    targetUrl: 'https://example.com/page-1',
    createdAt: 1767225600,
  },
});

export const getListClicksMockHandler = (overrideResponse?: ListClicks200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListClicks200> | ListClicks200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/clicks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListClicksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getJudgeOfClicksMockHandler = (overrideResponse?: JudgeOfClicks200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<JudgeOfClicks200> | JudgeOfClicks200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/clicks', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getJudgeOfClicksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportClicksMockHandler = (overrideResponse?: ExportClicks201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportClicks201> | ExportClicks201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/clicks/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportClicksResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadClickMockHandler = (overrideResponse?: ReadClick200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadClick200> | ReadClick200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/clicks/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadClickResponseMock(),
      { status: 200
    })
    }, options);
};
export const getClickMock = () => [
  getListClicksMockHandler(),
  getJudgeOfClicksMockHandler(),
  getExportClicksMockHandler(),
  getReadClickMockHandler()
];
