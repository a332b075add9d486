// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfAdvertiserInvoices200 = operations['changeStatusOfAdvertiserInvoices']['responses'][200]['content']['application/json'];
type CreateAdvertiserInvoices201 = operations['createAdvertiserInvoices']['responses'][201]['content']['application/json'];
type EditAdvertiserInvoices200 = operations['editAdvertiserInvoices']['responses'][200]['content']['application/json'];
type ExportAdvertiserInvoices201 = operations['exportAdvertiserInvoices']['responses'][201]['content']['application/json'];
type FindAdvertiserInvoiceConversions200 = operations['findAdvertiserInvoiceConversions']['responses'][200]['content']['application/json'];
type ListAdvertiserInvoiceHistory200 = operations['listAdvertiserInvoiceHistory']['responses'][200]['content']['application/json'];
type ListAdvertiserInvoices200 = operations['listAdvertiserInvoices']['responses'][200]['content']['application/json'];
type ReadAdvertiserInvoice200 = operations['readAdvertiserInvoice']['responses'][200]['content']['application/json'];

export const getListAdvertiserInvoicesResponseMock = (): ListAdvertiserInvoices200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        advertiser: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        advance: '1',
        conversionCount: 1,
        offers: [1, 2],
        paymentDate: '1990-01-01',
        notes: 'Notes 1',
        privateNotes: 'Private notes 1',
        status: 'unpaid',
        blockReason: null,
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

export const getCreateAdvertiserInvoicesResponseMock = (): CreateAdvertiserInvoices201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        advertiser: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        advance: '1',
        conversionCount: 1,
        offers: [1, 2],
        paymentDate: '1990-01-01',
        notes: 'Notes 1',
        privateNotes: 'Private notes 1',
        status: 'unpaid',
        blockReason: null,
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

export const getEditAdvertiserInvoicesResponseMock = (): EditAdvertiserInvoices200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        advertiser: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        advance: '1',
        conversionCount: 1,
        offers: [1, 2],
        paymentDate: '1990-01-01',
        notes: 'Notes 1',
        privateNotes: 'Private notes 1',
        status: 'unpaid',
        blockReason: null,
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

export const getChangeStatusOfAdvertiserInvoicesResponseMock = (): ChangeStatusOfAdvertiserInvoices200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        advertiser: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        advance: '1',
        conversionCount: 1,
        offers: [1, 2],
        paymentDate: '1990-01-01',
        notes: 'Notes 1',
        privateNotes: 'Private notes 1',
        status: 'unpaid',
        blockReason: null,
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

export const getExportAdvertiserInvoicesResponseMock = (): ExportAdvertiserInvoices201 => ({
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

export const getFindAdvertiserInvoiceConversionsResponseMock = (): FindAdvertiserInvoiceConversions200 => ({
  data: {
    groups: [
      {
        offer: 12,
        goal: 3,
        rateType: 1,
        rate: '20.25',
        currency: 1,
        conversionCount: 2,
        exactAmount: '40.5',
        exchangeRate: '1',
        amount: '40.5',
        rounding: '0',
        conversions: [7731, 7745],
      },
    ],
    conversionCount: 2,
    amount: '40.5',
    rounding: '0',
    exchangeRates: [],
  },
});

export const getReadAdvertiserInvoiceResponseMock = (): ReadAdvertiserInvoice200 => ({
  data: {
    id: 1,
    title: 'Invoice 1',
    number: 1,
    advertiser: 1,
    periodFrom: '1990-01-01',
    periodTo: '1990-01-01',
    currency: 1,
    amount: '1',
    rounding: '1',
    advance: '1',
    conversionCount: 1,
    offers: [1, 2],
    paymentDate: '1990-01-01',
    notes: 'Notes 1',
    privateNotes: 'Private notes 1',
    status: 'unpaid',
    blockReason: null,
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListAdvertiserInvoiceHistoryResponseMock = (): ListAdvertiserInvoiceHistory200 => ({
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

export const getListAdvertiserInvoicesMockHandler = (overrideResponse?: ListAdvertiserInvoices200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertiserInvoices200> | ListAdvertiserInvoices200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_invoices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertiserInvoicesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateAdvertiserInvoicesMockHandler = (overrideResponse?: CreateAdvertiserInvoices201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateAdvertiserInvoices201> | CreateAdvertiserInvoices201), options?: RequestHandlerOptions) => {
  return http.put('*/user/advertiser_invoices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateAdvertiserInvoicesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditAdvertiserInvoicesMockHandler = (overrideResponse?: EditAdvertiserInvoices200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditAdvertiserInvoices200> | EditAdvertiserInvoices200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/advertiser_invoices', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditAdvertiserInvoicesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfAdvertiserInvoicesMockHandler = (overrideResponse?: ChangeStatusOfAdvertiserInvoices200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfAdvertiserInvoices200> | ChangeStatusOfAdvertiserInvoices200), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertiser_invoices/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfAdvertiserInvoicesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAdvertiserInvoicesMockHandler = (overrideResponse?: ExportAdvertiserInvoices201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAdvertiserInvoices201> | ExportAdvertiserInvoices201), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertiser_invoices/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAdvertiserInvoicesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getFindAdvertiserInvoiceConversionsMockHandler = (overrideResponse?: FindAdvertiserInvoiceConversions200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FindAdvertiserInvoiceConversions200> | FindAdvertiserInvoiceConversions200), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertiser_invoices/find_conversions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getFindAdvertiserInvoiceConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadAdvertiserInvoiceMockHandler = (overrideResponse?: ReadAdvertiserInvoice200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAdvertiserInvoice200> | ReadAdvertiserInvoice200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_invoices/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAdvertiserInvoiceResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListAdvertiserInvoiceHistoryMockHandler = (overrideResponse?: ListAdvertiserInvoiceHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertiserInvoiceHistory200> | ListAdvertiserInvoiceHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_invoices/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertiserInvoiceHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAdvertiserInvoiceMock = () => [
  getListAdvertiserInvoicesMockHandler(),
  getCreateAdvertiserInvoicesMockHandler(),
  getEditAdvertiserInvoicesMockHandler(),
  getChangeStatusOfAdvertiserInvoicesMockHandler(),
  getExportAdvertiserInvoicesMockHandler(),
  getFindAdvertiserInvoiceConversionsMockHandler(),
  getReadAdvertiserInvoiceMockHandler(),
  getListAdvertiserInvoiceHistoryMockHandler()
];
