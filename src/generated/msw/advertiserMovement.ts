// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportAdvertiserMovements201 = operations['exportAdvertiserMovements']['responses'][201]['content']['application/json'];
type ListAdvertiserMovements200 = operations['listAdvertiserMovements']['responses'][200]['content']['application/json'];
type ReadAdvertiserMovement200 = operations['readAdvertiserMovement']['responses'][200]['content']['application/json'];

export const getListAdvertiserMovementsResponseMock = (): ListAdvertiserMovements200 => ({
  data: {
    items: [
      {
        id: 1,
        advertiser: 1,
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
        prepayment: 1,
        user: 1,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getExportAdvertiserMovementsResponseMock = (): ExportAdvertiserMovements201 => ({
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

export const getReadAdvertiserMovementResponseMock = (): ReadAdvertiserMovement200 => ({
  data: {
    id: 1,
    advertiser: 1,
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
    prepayment: 1,
    user: 1,
    createdAt: 1767225600,
  },
});

export const getListAdvertiserMovementsMockHandler = (overrideResponse?: ListAdvertiserMovements200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertiserMovements200> | ListAdvertiserMovements200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_movements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertiserMovementsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAdvertiserMovementsMockHandler = (overrideResponse?: ExportAdvertiserMovements201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAdvertiserMovements201> | ExportAdvertiserMovements201), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertiser_movements/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAdvertiserMovementsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAdvertiserMovementMockHandler = (overrideResponse?: ReadAdvertiserMovement200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAdvertiserMovement200> | ReadAdvertiserMovement200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_movements/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAdvertiserMovementResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAdvertiserMovementMock = () => [
  getListAdvertiserMovementsMockHandler(),
  getExportAdvertiserMovementsMockHandler(),
  getReadAdvertiserMovementMockHandler()
];
