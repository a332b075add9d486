// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CreateCurrencyRates201 = operations['createCurrencyRates']['responses'][201]['content']['application/json'];
type EditCurrencyRates200 = operations['editCurrencyRates']['responses'][200]['content']['application/json'];
type ExportCurrencyRates201 = operations['exportCurrencyRates']['responses'][201]['content']['application/json'];
type ListCurrencyRateHistory200 = operations['listCurrencyRateHistory']['responses'][200]['content']['application/json'];
type ListCurrencyRates200 = operations['listCurrencyRates']['responses'][200]['content']['application/json'];
type ReadCurrencyRate200 = operations['readCurrencyRate']['responses'][200]['content']['application/json'];
type ReadRateSource200 = operations['readRateSource']['responses'][200]['content']['application/json'];

export const getListCurrencyRatesResponseMock = (): ListCurrencyRates200 => ({
  data: {
    items: [
      {
        id: 1,
        currency: 1,
        date: '1990-01-01',
        rate: '1',
        origin: 'hand',
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

export const getCreateCurrencyRatesResponseMock = (): CreateCurrencyRates201 => ({
  data: {
    items: [
      {
        id: 1,
        currency: 1,
        date: '1990-01-01',
        rate: '1',
        origin: 'hand',
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditCurrencyRatesResponseMock = (): EditCurrencyRates200 => ({
  data: {
    items: [
      {
        id: 1,
        currency: 1,
        date: '1990-01-01',
        rate: '1',
        origin: 'hand',
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getExportCurrencyRatesResponseMock = (): ExportCurrencyRates201 => ({
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

export const getReadRateSourceResponseMock = (): ReadRateSource200 => ({ data: { rates: 3, problem: null, missing: [] } });

export const getReadCurrencyRateResponseMock = (): ReadCurrencyRate200 => ({
  data: {
    id: 1,
    currency: 1,
    date: '1990-01-01',
    rate: '1',
    origin: 'hand',
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListCurrencyRateHistoryResponseMock = (): ListCurrencyRateHistory200 => ({
  data: {
    items: [
      {
        id: 7,
        at: 1767225600,
        user: 1,
        userName: 'Anna Berzina',
        impersonator: null,
        impersonatorName: null,
        scheduledChange: null,
        scheduledReason: null,
        action: 'edit',
        version: 2,
        changes: { title: ['Old title', 'New title'] },
      },
    ],
  },
});

export const getListCurrencyRatesMockHandler = (overrideResponse?: ListCurrencyRates200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCurrencyRates200> | ListCurrencyRates200), options?: RequestHandlerOptions) => {
  return http.get('*/user/currency_rates', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCurrencyRatesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateCurrencyRatesMockHandler = (overrideResponse?: CreateCurrencyRates201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateCurrencyRates201> | CreateCurrencyRates201), options?: RequestHandlerOptions) => {
  return http.put('*/user/currency_rates', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateCurrencyRatesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditCurrencyRatesMockHandler = (overrideResponse?: EditCurrencyRates200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditCurrencyRates200> | EditCurrencyRates200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/currency_rates', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditCurrencyRatesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportCurrencyRatesMockHandler = (overrideResponse?: ExportCurrencyRates201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportCurrencyRates201> | ExportCurrencyRates201), options?: RequestHandlerOptions) => {
  return http.post('*/user/currency_rates/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportCurrencyRatesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadRateSourceMockHandler = (overrideResponse?: ReadRateSource200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReadRateSource200> | ReadRateSource200), options?: RequestHandlerOptions) => {
  return http.post('*/user/currency_rates/read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadRateSourceResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadCurrencyRateMockHandler = (overrideResponse?: ReadCurrencyRate200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCurrencyRate200> | ReadCurrencyRate200), options?: RequestHandlerOptions) => {
  return http.get('*/user/currency_rates/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCurrencyRateResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListCurrencyRateHistoryMockHandler = (overrideResponse?: ListCurrencyRateHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCurrencyRateHistory200> | ListCurrencyRateHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/currency_rates/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCurrencyRateHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCurrencyRateMock = () => [
  getListCurrencyRatesMockHandler(),
  getCreateCurrencyRatesMockHandler(),
  getEditCurrencyRatesMockHandler(),
  getExportCurrencyRatesMockHandler(),
  getReadRateSourceMockHandler(),
  getReadCurrencyRateMockHandler(),
  getListCurrencyRateHistoryMockHandler()
];
