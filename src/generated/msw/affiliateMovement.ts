// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportAffiliateMovements201 = operations['exportAffiliateMovements']['responses'][201]['content']['application/json'];
type ListAffiliateMovements200 = operations['listAffiliateMovements']['responses'][200]['content']['application/json'];
type ReadAffiliateMovement200 = operations['readAffiliateMovement']['responses'][200]['content']['application/json'];

export const getListAffiliateMovementsResponseMock = (): ListAffiliateMovements200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        balance: 1,
        from: 'hold',
        to: 'hold',
        part: ['hold'],
        amount: '1',
        currency: 1,
        baseAmount: '1',
        cause: 'conversion',
        conversion: 1,
        invoice: 1,
        user: 1,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getExportAffiliateMovementsResponseMock = (): ExportAffiliateMovements201 => ({
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

export const getReadAffiliateMovementResponseMock = (): ReadAffiliateMovement200 => ({
  data: {
    id: 1,
    affiliate: 1,
    balance: 1,
    from: 'hold',
    to: 'hold',
    part: ['hold'],
    amount: '1',
    currency: 1,
    baseAmount: '1',
    cause: 'conversion',
    conversion: 1,
    invoice: 1,
    user: 1,
    createdAt: 1767225600,
  },
});

export const getListAffiliateMovementsMockHandler = (overrideResponse?: ListAffiliateMovements200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAffiliateMovements200> | ListAffiliateMovements200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_movements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAffiliateMovementsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAffiliateMovementsMockHandler = (overrideResponse?: ExportAffiliateMovements201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAffiliateMovements201> | ExportAffiliateMovements201), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_movements/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAffiliateMovementsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAffiliateMovementMockHandler = (overrideResponse?: ReadAffiliateMovement200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAffiliateMovement200> | ReadAffiliateMovement200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_movements/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAffiliateMovementResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAffiliateMovementMock = () => [
  getListAffiliateMovementsMockHandler(),
  getExportAffiliateMovementsMockHandler(),
  getReadAffiliateMovementMockHandler()
];
