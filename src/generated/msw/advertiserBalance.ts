// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportAdvertiserBalances201 = operations['exportAdvertiserBalances']['responses'][201]['content']['application/json'];
type ListAdvertiserBalances200 = operations['listAdvertiserBalances']['responses'][200]['content']['application/json'];
type ReadAdvertiserBalance200 = operations['readAdvertiserBalance']['responses'][200]['content']['application/json'];

export const getListAdvertiserBalancesResponseMock = (): ListAdvertiserBalances200 => ({
  data: {
    items: [
      {
        id: 1,
        advertiser: 1,
        approved: '1',
        hold: '1',
        paid: '1',
        advance: '1',
        advanceHold: '1',
        currency: 1,
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

export const getExportAdvertiserBalancesResponseMock = (): ExportAdvertiserBalances201 => ({
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

export const getReadAdvertiserBalanceResponseMock = (): ReadAdvertiserBalance200 => ({
  data: {
    id: 1,
    advertiser: 1,
    approved: '1',
    hold: '1',
    paid: '1',
    advance: '1',
    advanceHold: '1',
    currency: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListAdvertiserBalancesMockHandler = (overrideResponse?: ListAdvertiserBalances200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertiserBalances200> | ListAdvertiserBalances200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_balances', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertiserBalancesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAdvertiserBalancesMockHandler = (overrideResponse?: ExportAdvertiserBalances201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAdvertiserBalances201> | ExportAdvertiserBalances201), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertiser_balances/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAdvertiserBalancesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAdvertiserBalanceMockHandler = (overrideResponse?: ReadAdvertiserBalance200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAdvertiserBalance200> | ReadAdvertiserBalance200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_balances/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAdvertiserBalanceResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAdvertiserBalanceMock = () => [
  getListAdvertiserBalancesMockHandler(),
  getExportAdvertiserBalancesMockHandler(),
  getReadAdvertiserBalanceMockHandler()
];
