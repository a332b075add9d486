// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfCurrencies200 = operations['changeStatusOfCurrencies']['responses'][200]['content']['application/json'];
type CreateCurrencies201 = operations['createCurrencies']['responses'][201]['content']['application/json'];
type EditCurrencies200 = operations['editCurrencies']['responses'][200]['content']['application/json'];
type ExportCurrencies201 = operations['exportCurrencies']['responses'][201]['content']['application/json'];
type ListCurrencies200 = operations['listCurrencies']['responses'][200]['content']['application/json'];
type ListCurrencyHistory200 = operations['listCurrencyHistory']['responses'][200]['content']['application/json'];
type ReadCurrency200 = operations['readCurrency']['responses'][200]['content']['application/json'];

export const getListCurrenciesResponseMock = (): ListCurrencies200 => ({
  data: {
    items: [
      {
        id: 1,
        code: 'AAA',
        title: 'Title 1',
        symbol: 'Symbol 1',
        symbolNative: 'AAA',
        rate: '1',
        date: '1990-01-01',
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
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

export const getCreateCurrenciesResponseMock = (): CreateCurrencies201 => ({
  data: {
    items: [
      {
        id: 1,
        code: 'AAA',
        title: 'Title 1',
        symbol: 'Symbol 1',
        symbolNative: 'AAA',
        rate: '1',
        date: '1990-01-01',
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditCurrenciesResponseMock = (): EditCurrencies200 => ({
  data: {
    items: [
      {
        id: 1,
        code: 'AAA',
        title: 'Title 1',
        symbol: 'Symbol 1',
        symbolNative: 'AAA',
        rate: '1',
        date: '1990-01-01',
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getChangeStatusOfCurrenciesResponseMock = (): ChangeStatusOfCurrencies200 => ({
  data: {
    items: [
      {
        id: 1,
        code: 'AAA',
        title: 'Title 1',
        symbol: 'Symbol 1',
        symbolNative: 'AAA',
        rate: '1',
        date: '1990-01-01',
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getExportCurrenciesResponseMock = (): ExportCurrencies201 => ({
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

export const getReadCurrencyResponseMock = (): ReadCurrency200 => ({
  data: {
    id: 1,
    code: 'AAA',
    title: 'Title 1',
    symbol: 'Symbol 1',
    symbolNative: 'AAA',
    rate: '1',
    date: '1990-01-01',
    status: 'active',
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListCurrencyHistoryResponseMock = (): ListCurrencyHistory200 => ({
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

export const getListCurrenciesMockHandler = (overrideResponse?: ListCurrencies200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCurrencies200> | ListCurrencies200), options?: RequestHandlerOptions) => {
  return http.get('*/user/currencies', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCurrenciesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateCurrenciesMockHandler = (overrideResponse?: CreateCurrencies201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateCurrencies201> | CreateCurrencies201), options?: RequestHandlerOptions) => {
  return http.put('*/user/currencies', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateCurrenciesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditCurrenciesMockHandler = (overrideResponse?: EditCurrencies200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditCurrencies200> | EditCurrencies200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/currencies', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditCurrenciesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfCurrenciesMockHandler = (overrideResponse?: ChangeStatusOfCurrencies200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfCurrencies200> | ChangeStatusOfCurrencies200), options?: RequestHandlerOptions) => {
  return http.post('*/user/currencies/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfCurrenciesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportCurrenciesMockHandler = (overrideResponse?: ExportCurrencies201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportCurrencies201> | ExportCurrencies201), options?: RequestHandlerOptions) => {
  return http.post('*/user/currencies/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportCurrenciesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadCurrencyMockHandler = (overrideResponse?: ReadCurrency200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCurrency200> | ReadCurrency200), options?: RequestHandlerOptions) => {
  return http.get('*/user/currencies/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCurrencyResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListCurrencyHistoryMockHandler = (overrideResponse?: ListCurrencyHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCurrencyHistory200> | ListCurrencyHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/currencies/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCurrencyHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCurrencyMock = () => [
  getListCurrenciesMockHandler(),
  getCreateCurrenciesMockHandler(),
  getEditCurrenciesMockHandler(),
  getChangeStatusOfCurrenciesMockHandler(),
  getExportCurrenciesMockHandler(),
  getReadCurrencyMockHandler(),
  getListCurrencyHistoryMockHandler()
];
