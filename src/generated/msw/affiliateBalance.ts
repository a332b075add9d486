// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportAffiliateBalances201 = operations['exportAffiliateBalances']['responses'][201]['content']['application/json'];
type ListAffiliateBalances200 = operations['listAffiliateBalances']['responses'][200]['content']['application/json'];
type ReadAffiliateBalance200 = operations['readAffiliateBalance']['responses'][200]['content']['application/json'];

export const getListAffiliateBalancesResponseMock = (): ListAffiliateBalances200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        approved: '1',
        hold: '1',
        requestedWithdrawal: '1',
        paid: '1',
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

export const getExportAffiliateBalancesResponseMock = (): ExportAffiliateBalances201 => ({
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

export const getReadAffiliateBalanceResponseMock = (): ReadAffiliateBalance200 => ({
  data: {
    id: 1,
    affiliate: 1,
    approved: '1',
    hold: '1',
    requestedWithdrawal: '1',
    paid: '1',
    currency: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListAffiliateBalancesMockHandler = (overrideResponse?: ListAffiliateBalances200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAffiliateBalances200> | ListAffiliateBalances200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_balances', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAffiliateBalancesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAffiliateBalancesMockHandler = (overrideResponse?: ExportAffiliateBalances201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAffiliateBalances201> | ExportAffiliateBalances201), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_balances/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAffiliateBalancesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAffiliateBalanceMockHandler = (overrideResponse?: ReadAffiliateBalance200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAffiliateBalance200> | ReadAffiliateBalance200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_balances/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAffiliateBalanceResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAffiliateBalanceMock = () => [
  getListAffiliateBalancesMockHandler(),
  getExportAffiliateBalancesMockHandler(),
  getReadAffiliateBalanceMockHandler()
];
