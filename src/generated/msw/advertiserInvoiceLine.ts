// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportAdvertiserInvoiceLines201 = operations['exportAdvertiserInvoiceLines']['responses'][201]['content']['application/json'];
type ListAdvertiserInvoiceLines200 = operations['listAdvertiserInvoiceLines']['responses'][200]['content']['application/json'];
type ReadAdvertiserInvoiceLine200 = operations['readAdvertiserInvoiceLine']['responses'][200]['content']['application/json'];

export const getListAdvertiserInvoiceLinesResponseMock = (): ListAdvertiserInvoiceLines200 => ({
  data: {
    items: [
      {
        id: 1,
        invoice: 1,
        kind: 'conversions',
        offer: 1,
        goal: 1,
        rateType: 1,
        rate: '1',
        conversionCount: 1,
        currency: 1,
        exactAmount: '1',
        exchangeRate: '1',
        invoiceCurrency: 1,
        amount: '1',
        rounding: '1',
        reason: 'Reason 1',
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

export const getExportAdvertiserInvoiceLinesResponseMock = (): ExportAdvertiserInvoiceLines201 => ({
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

export const getReadAdvertiserInvoiceLineResponseMock = (): ReadAdvertiserInvoiceLine200 => ({
  data: {
    id: 1,
    invoice: 1,
    kind: 'conversions',
    offer: 1,
    goal: 1,
    rateType: 1,
    rate: '1',
    conversionCount: 1,
    currency: 1,
    exactAmount: '1',
    exchangeRate: '1',
    invoiceCurrency: 1,
    amount: '1',
    rounding: '1',
    reason: 'Reason 1',
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListAdvertiserInvoiceLinesMockHandler = (overrideResponse?: ListAdvertiserInvoiceLines200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertiserInvoiceLines200> | ListAdvertiserInvoiceLines200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_invoice_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertiserInvoiceLinesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAdvertiserInvoiceLinesMockHandler = (overrideResponse?: ExportAdvertiserInvoiceLines201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAdvertiserInvoiceLines201> | ExportAdvertiserInvoiceLines201), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertiser_invoice_lines/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAdvertiserInvoiceLinesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAdvertiserInvoiceLineMockHandler = (overrideResponse?: ReadAdvertiserInvoiceLine200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAdvertiserInvoiceLine200> | ReadAdvertiserInvoiceLine200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_invoice_lines/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAdvertiserInvoiceLineResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAdvertiserInvoiceLineMock = () => [
  getListAdvertiserInvoiceLinesMockHandler(),
  getExportAdvertiserInvoiceLinesMockHandler(),
  getReadAdvertiserInvoiceLineMockHandler()
];
