// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ReadFinance200 = operations['readFinance']['responses'][200]['content']['application/json'];

export const getReadFinanceResponseMock = (): ReadFinance200 => ({
  data: {
    baseCurrency: 1,
    months: [
      {
        month: '2026-10',
        revenue: '5200',
        payout: '3100',
        profit: '2100',
        received: '4100',
        paidOut: '2900',
        cash: '1200',
      },
    ],
    affiliates: {
      ageing: [{ from: 0, to: 30, invoices: 3, amount: '820.5' }],
      debts: [
        {
          id: 5,
          title: 'Nora Berzina',
          amount: '410.25',
          invoices: 1,
          oldest: 1795996799,
        },
      ],
      invoiced: '820.5',
      approved: '1200',
    },
    advertisers: {
      ageing: [{ from: 0, to: 30, invoices: 3, amount: '820.5' }],
      debts: [
        {
          id: 5,
          title: 'Nora Berzina',
          amount: '410.25',
          invoices: 1,
          oldest: 1795996799,
        },
      ],
      invoiced: '820.5',
      approved: '1200',
    },
  },
});

export const getReadFinanceMockHandler = (overrideResponse?: ReadFinance200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFinance200> | ReadFinance200), options?: RequestHandlerOptions) => {
  return http.get('*/user/finance', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadFinanceResponseMock(),
      { status: 200
    })
    }, options);
};
export const getFinanceMock = () => [
  getReadFinanceMockHandler()
];
