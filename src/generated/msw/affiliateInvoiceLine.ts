// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportAffiliateInvoiceLines201 = operations['exportAffiliateInvoiceLines']['responses'][201]['content']['application/json'];
type ListAffiliateInvoiceLines200 = operations['listAffiliateInvoiceLines']['responses'][200]['content']['application/json'];
type ReadAffiliateInvoiceLine200 = operations['readAffiliateInvoiceLine']['responses'][200]['content']['application/json'];

export const getListAffiliateInvoiceLinesResponseMock = (): ListAffiliateInvoiceLines200 => ({
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

export const getExportAffiliateInvoiceLinesResponseMock = (): ExportAffiliateInvoiceLines201 => ({
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

export const getReadAffiliateInvoiceLineResponseMock = (): ReadAffiliateInvoiceLine200 => ({
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

export const getListAffiliateInvoiceLinesMockHandler = (overrideResponse?: ListAffiliateInvoiceLines200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAffiliateInvoiceLines200> | ListAffiliateInvoiceLines200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_invoice_lines', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAffiliateInvoiceLinesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAffiliateInvoiceLinesMockHandler = (overrideResponse?: ExportAffiliateInvoiceLines201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAffiliateInvoiceLines201> | ExportAffiliateInvoiceLines201), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_invoice_lines/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAffiliateInvoiceLinesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAffiliateInvoiceLineMockHandler = (overrideResponse?: ReadAffiliateInvoiceLine200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAffiliateInvoiceLine200> | ReadAffiliateInvoiceLine200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_invoice_lines/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAffiliateInvoiceLineResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAffiliateInvoiceLineMock = () => [
  getListAffiliateInvoiceLinesMockHandler(),
  getExportAffiliateInvoiceLinesMockHandler(),
  getReadAffiliateInvoiceLineMockHandler()
];
