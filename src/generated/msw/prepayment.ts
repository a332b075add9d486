// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfPrepayments200 = operations['changeStatusOfPrepayments']['responses'][200]['content']['application/json'];
type CreatePrepayments201 = operations['createPrepayments']['responses'][201]['content']['application/json'];
type EditPrepayments200 = operations['editPrepayments']['responses'][200]['content']['application/json'];
type ExportPrepayments201 = operations['exportPrepayments']['responses'][201]['content']['application/json'];
type ListPrepaymentHistory200 = operations['listPrepaymentHistory']['responses'][200]['content']['application/json'];
type ListPrepayments200 = operations['listPrepayments']['responses'][200]['content']['application/json'];
type ReadPrepayment200 = operations['readPrepayment']['responses'][200]['content']['application/json'];

export const getListPrepaymentsResponseMock = (): ListPrepayments200 => ({
  data: {
    items: [
      {
        id: 1,
        advertiser: 1,
        amount: '1',
        currency: 1,
        paymentDate: '1990-01-01',
        reference: 'Reference 1',
        notes: 'Notes 1',
        status: 'received',
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

export const getCreatePrepaymentsResponseMock = (): CreatePrepayments201 => ({
  data: {
    items: [
      {
        id: 1,
        advertiser: 1,
        amount: '1',
        currency: 1,
        paymentDate: '1990-01-01',
        reference: 'Reference 1',
        notes: 'Notes 1',
        status: 'received',
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

export const getEditPrepaymentsResponseMock = (): EditPrepayments200 => ({
  data: {
    items: [
      {
        id: 1,
        advertiser: 1,
        amount: '1',
        currency: 1,
        paymentDate: '1990-01-01',
        reference: 'Reference 1',
        notes: 'Notes 1',
        status: 'received',
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

export const getChangeStatusOfPrepaymentsResponseMock = (): ChangeStatusOfPrepayments200 => ({
  data: {
    items: [
      {
        id: 1,
        advertiser: 1,
        amount: '1',
        currency: 1,
        paymentDate: '1990-01-01',
        reference: 'Reference 1',
        notes: 'Notes 1',
        status: 'received',
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

export const getExportPrepaymentsResponseMock = (): ExportPrepayments201 => ({
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

export const getReadPrepaymentResponseMock = (): ReadPrepayment200 => ({
  data: {
    id: 1,
    advertiser: 1,
    amount: '1',
    currency: 1,
    paymentDate: '1990-01-01',
    reference: 'Reference 1',
    notes: 'Notes 1',
    status: 'received',
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

export const getListPrepaymentHistoryResponseMock = (): ListPrepaymentHistory200 => ({
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

export const getListPrepaymentsMockHandler = (overrideResponse?: ListPrepayments200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPrepayments200> | ListPrepayments200), options?: RequestHandlerOptions) => {
  return http.get('*/user/prepayments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPrepaymentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreatePrepaymentsMockHandler = (overrideResponse?: CreatePrepayments201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreatePrepayments201> | CreatePrepayments201), options?: RequestHandlerOptions) => {
  return http.put('*/user/prepayments', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreatePrepaymentsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditPrepaymentsMockHandler = (overrideResponse?: EditPrepayments200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditPrepayments200> | EditPrepayments200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/prepayments', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPrepaymentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfPrepaymentsMockHandler = (overrideResponse?: ChangeStatusOfPrepayments200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfPrepayments200> | ChangeStatusOfPrepayments200), options?: RequestHandlerOptions) => {
  return http.post('*/user/prepayments/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfPrepaymentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportPrepaymentsMockHandler = (overrideResponse?: ExportPrepayments201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportPrepayments201> | ExportPrepayments201), options?: RequestHandlerOptions) => {
  return http.post('*/user/prepayments/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportPrepaymentsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadPrepaymentMockHandler = (overrideResponse?: ReadPrepayment200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPrepayment200> | ReadPrepayment200), options?: RequestHandlerOptions) => {
  return http.get('*/user/prepayments/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPrepaymentResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPrepaymentHistoryMockHandler = (overrideResponse?: ListPrepaymentHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPrepaymentHistory200> | ListPrepaymentHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/prepayments/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPrepaymentHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPrepaymentMock = () => [
  getListPrepaymentsMockHandler(),
  getCreatePrepaymentsMockHandler(),
  getEditPrepaymentsMockHandler(),
  getChangeStatusOfPrepaymentsMockHandler(),
  getExportPrepaymentsMockHandler(),
  getReadPrepaymentMockHandler(),
  getListPrepaymentHistoryMockHandler()
];
