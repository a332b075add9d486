// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfAffiliateInvoices200 = operations['changeStatusOfAffiliateInvoices']['responses'][200]['content']['application/json'];
type CreateAffiliateInvoices201 = operations['createAffiliateInvoices']['responses'][201]['content']['application/json'];
type CreateWithdrawal201 = operations['createWithdrawal']['responses'][201]['content']['application/json'];
type EditAffiliateInvoices200 = operations['editAffiliateInvoices']['responses'][200]['content']['application/json'];
type ExportAffiliateInvoices201 = operations['exportAffiliateInvoices']['responses'][201]['content']['application/json'];
type FindAffiliateInvoiceConversions200 = operations['findAffiliateInvoiceConversions']['responses'][200]['content']['application/json'];
type ListAffiliateInvoiceHistory200 = operations['listAffiliateInvoiceHistory']['responses'][200]['content']['application/json'];
type ListAffiliateInvoices200 = operations['listAffiliateInvoices']['responses'][200]['content']['application/json'];
type ReadAffiliateInvoice200 = operations['readAffiliateInvoice']['responses'][200]['content']['application/json'];
type ReadWithdrawable200 = operations['readWithdrawable']['responses'][200]['content']['application/json'];
type TakeBackOfAffiliateInvoices200 = operations['takeBackOfAffiliateInvoices']['responses'][200]['content']['application/json'];

export const getListAffiliateInvoicesResponseMock = (): ListAffiliateInvoices200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        affiliate: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        conversionCount: 1,
        offers: [1, 2],
        withdrawalMethod: 1,
        requested: 'staff',
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

export const getCreateAffiliateInvoicesResponseMock = (): CreateAffiliateInvoices201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        affiliate: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        conversionCount: 1,
        offers: [1, 2],
        withdrawalMethod: 1,
        requested: 'staff',
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

export const getEditAffiliateInvoicesResponseMock = (): EditAffiliateInvoices200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        affiliate: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        conversionCount: 1,
        offers: [1, 2],
        withdrawalMethod: 1,
        requested: 'staff',
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

export const getChangeStatusOfAffiliateInvoicesResponseMock = (): ChangeStatusOfAffiliateInvoices200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        affiliate: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        conversionCount: 1,
        offers: [1, 2],
        withdrawalMethod: 1,
        requested: 'staff',
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

export const getExportAffiliateInvoicesResponseMock = (): ExportAffiliateInvoices201 => ({
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

export const getFindAffiliateInvoiceConversionsResponseMock = (): FindAffiliateInvoiceConversions200 => ({
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

export const getTakeBackOfAffiliateInvoicesResponseMock = (): TakeBackOfAffiliateInvoices200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Invoice 1',
        number: 1,
        affiliate: 1,
        periodFrom: '1990-01-01',
        periodTo: '1990-01-01',
        currency: 1,
        amount: '1',
        rounding: '1',
        conversionCount: 1,
        offers: [1, 2],
        withdrawalMethod: 1,
        requested: 'staff',
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

export const getCreateWithdrawalResponseMock = (): CreateWithdrawal201 => ({
  data: {
    id: 7,
    title: 'AFF-000007',
    number: 7,
    periodFrom: '2026-10-02',
    periodTo: '2026-10-30',
    currency: 1,
    amount: '182.25',
    rounding: '0',
    conversionCount: 9,
    withdrawalMethod: 4,
    requested: 'affiliate',
    status: 'unpaid',
  },
});

export const getReadWithdrawableResponseMock = (): ReadWithdrawable200 => ({
  data: {
    items: [{ currency: 1, amount: '182.25', baseAmount: '182.25', conversionCount: 9 }],
    minimum: '50',
    baseCurrency: 1,
  },
});

export const getReadAffiliateInvoiceResponseMock = (): ReadAffiliateInvoice200 => ({
  data: {
    id: 1,
    title: 'Invoice 1',
    number: 1,
    affiliate: 1,
    periodFrom: '1990-01-01',
    periodTo: '1990-01-01',
    currency: 1,
    amount: '1',
    rounding: '1',
    conversionCount: 1,
    offers: [1, 2],
    withdrawalMethod: 1,
    requested: 'staff',
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

export const getListAffiliateInvoiceHistoryResponseMock = (): ListAffiliateInvoiceHistory200 => ({
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

export const getListAffiliateInvoicesMockHandler = (overrideResponse?: ListAffiliateInvoices200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAffiliateInvoices200> | ListAffiliateInvoices200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_invoices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAffiliateInvoicesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateAffiliateInvoicesMockHandler = (overrideResponse?: CreateAffiliateInvoices201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateAffiliateInvoices201> | CreateAffiliateInvoices201), options?: RequestHandlerOptions) => {
  return http.put('*/user/affiliate_invoices', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateAffiliateInvoicesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditAffiliateInvoicesMockHandler = (overrideResponse?: EditAffiliateInvoices200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditAffiliateInvoices200> | EditAffiliateInvoices200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/affiliate_invoices', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditAffiliateInvoicesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfAffiliateInvoicesMockHandler = (overrideResponse?: ChangeStatusOfAffiliateInvoices200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfAffiliateInvoices200> | ChangeStatusOfAffiliateInvoices200), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_invoices/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfAffiliateInvoicesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAffiliateInvoicesMockHandler = (overrideResponse?: ExportAffiliateInvoices201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAffiliateInvoices201> | ExportAffiliateInvoices201), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_invoices/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAffiliateInvoicesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getFindAffiliateInvoiceConversionsMockHandler = (overrideResponse?: FindAffiliateInvoiceConversions200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FindAffiliateInvoiceConversions200> | FindAffiliateInvoiceConversions200), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_invoices/find_conversions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getFindAffiliateInvoiceConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getTakeBackOfAffiliateInvoicesMockHandler = (overrideResponse?: TakeBackOfAffiliateInvoices200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeBackOfAffiliateInvoices200> | TakeBackOfAffiliateInvoices200), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_invoices/take_back', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getTakeBackOfAffiliateInvoicesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateWithdrawalMockHandler = (overrideResponse?: CreateWithdrawal201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreateWithdrawal201> | CreateWithdrawal201), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_invoices/withdraw', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateWithdrawalResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadWithdrawableMockHandler = (overrideResponse?: ReadWithdrawable200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadWithdrawable200> | ReadWithdrawable200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_invoices/withdrawable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadWithdrawableResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadAffiliateInvoiceMockHandler = (overrideResponse?: ReadAffiliateInvoice200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAffiliateInvoice200> | ReadAffiliateInvoice200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_invoices/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAffiliateInvoiceResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListAffiliateInvoiceHistoryMockHandler = (overrideResponse?: ListAffiliateInvoiceHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAffiliateInvoiceHistory200> | ListAffiliateInvoiceHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_invoices/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAffiliateInvoiceHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAffiliateInvoiceMock = () => [
  getListAffiliateInvoicesMockHandler(),
  getCreateAffiliateInvoicesMockHandler(),
  getEditAffiliateInvoicesMockHandler(),
  getChangeStatusOfAffiliateInvoicesMockHandler(),
  getExportAffiliateInvoicesMockHandler(),
  getFindAffiliateInvoiceConversionsMockHandler(),
  getTakeBackOfAffiliateInvoicesMockHandler(),
  getCreateWithdrawalMockHandler(),
  getReadWithdrawableMockHandler(),
  getReadAffiliateInvoiceMockHandler(),
  getListAffiliateInvoiceHistoryMockHandler()
];
