// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportCustomers201 = operations['exportCustomers']['responses'][201]['content']['application/json'];
type ImportOfCustomers201 = operations['importOfCustomers']['responses'][201]['content']['application/json'];
type ListCustomers200 = operations['listCustomers']['responses'][200]['content']['application/json'];
type PreviewImportOfCustomers200 = operations['previewImportOfCustomers']['responses'][200]['content']['application/json'];
type ReadCustomer200 = operations['readCustomer']['responses'][200]['content']['application/json'];

export const getListCustomersResponseMock = (): ListCustomers200 => ({
  data: {
    items: [
      {
        id: 1,
        customerId: 'Customer ID 1',
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        clickId: 'Click ID 1',
        lead: 1,
        country: 'LV',
        firstDepositAt: 1767225600,
        lastDepositAt: 1767225600,
        deposits: 1,
        deposited: '1',
        turnover: '1',
        ngr: '1',
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

export const getExportCustomersResponseMock = (): ExportCustomers201 => ({
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

export const getImportOfCustomersResponseMock = (): ImportOfCustomers201 => ({
  data: {
    id: 7,
    collection: 'stat/customers',
    call: 'import',
    state: 'queued',
    total: 2,
    done: 0,
    failed: 0,
    canUndo: false,
    code: null,
    createdAt: 1767225600,
    endedAt: null,
  },
});

export const getPreviewImportOfCustomersResponseMock = (): PreviewImportOfCustomers200 => ({
  data: {
    columns: [{ title: 'Player', field: 'customer_id', sample: '100512' }],
    fields: ['customer_id', 'date'],
    total: 2,
    faulty: 0,
    rows: [{ row: 2, verdict: 'kept', field: null, message: null }],
  },
});

export const getReadCustomerResponseMock = (): ReadCustomer200 => ({
  data: {
    id: 1,
    customerId: 'Customer ID 1',
    affiliate: 1,
    campaign: 1,
    offer: 1,
    advertiser: 1,
    clickId: 'Click ID 1',
    lead: 1,
    country: 'LV',
    firstDepositAt: 1767225600,
    lastDepositAt: 1767225600,
    deposits: 1,
    deposited: '1',
    turnover: '1',
    ngr: '1',
    currency: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListCustomersMockHandler = (overrideResponse?: ListCustomers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCustomers200> | ListCustomers200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCustomersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportCustomersMockHandler = (overrideResponse?: ExportCustomers201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportCustomers201> | ExportCustomers201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/customers/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportCustomersResponseMock(),
      { status: 201
    })
    }, options);
};

export const getImportOfCustomersMockHandler = (overrideResponse?: ImportOfCustomers201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportOfCustomers201> | ImportOfCustomers201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/customers/import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getImportOfCustomersResponseMock(),
      { status: 201
    })
    }, options);
};

export const getPreviewImportOfCustomersMockHandler = (overrideResponse?: PreviewImportOfCustomers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewImportOfCustomers200> | PreviewImportOfCustomers200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/customers/preview_import', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getPreviewImportOfCustomersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadCustomerMockHandler = (overrideResponse?: ReadCustomer200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCustomer200> | ReadCustomer200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/customers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCustomerResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCustomerMock = () => [
  getListCustomersMockHandler(),
  getExportCustomersMockHandler(),
  getImportOfCustomersMockHandler(),
  getPreviewImportOfCustomersMockHandler(),
  getReadCustomerMockHandler()
];
