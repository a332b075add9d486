// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

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
  getReadAffiliateBalanceMockHandler()
];
