// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfWithdrawalMethods200 = operations['changeStatusOfWithdrawalMethods']['responses'][200]['content']['application/json'];
type CreateWithdrawalMethods201 = operations['createWithdrawalMethods']['responses'][201]['content']['application/json'];
type EditWithdrawalMethods200 = operations['editWithdrawalMethods']['responses'][200]['content']['application/json'];
type ExportWithdrawalMethods201 = operations['exportWithdrawalMethods']['responses'][201]['content']['application/json'];
type ListWithdrawalMethodHistory200 = operations['listWithdrawalMethodHistory']['responses'][200]['content']['application/json'];
type ListWithdrawalMethods200 = operations['listWithdrawalMethods']['responses'][200]['content']['application/json'];
type ReadWithdrawalAccount200 = operations['readWithdrawalAccount']['responses'][200]['content']['application/json'];
type ReadWithdrawalMethod200 = operations['readWithdrawalMethod']['responses'][200]['content']['application/json'];
type ShowWithdrawalAccount200 = operations['showWithdrawalAccount']['responses'][200]['content']['application/json'];

export const getListWithdrawalMethodsResponseMock = (): ListWithdrawalMethods200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        paymentMethod: 1,
        detailsSetAt: 1767225600,
        verified: true,
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

export const getCreateWithdrawalMethodsResponseMock = (): CreateWithdrawalMethods201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        paymentMethod: 1,
        detailsSetAt: 1767225600,
        verified: true,
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

export const getEditWithdrawalMethodsResponseMock = (): EditWithdrawalMethods200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        paymentMethod: 1,
        detailsSetAt: 1767225600,
        verified: true,
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

export const getChangeStatusOfWithdrawalMethodsResponseMock = (): ChangeStatusOfWithdrawalMethods200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        affiliate: 1,
        paymentMethod: 1,
        detailsSetAt: 1767225600,
        verified: true,
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

export const getExportWithdrawalMethodsResponseMock = (): ExportWithdrawalMethods201 => ({
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

export const getReadWithdrawalMethodResponseMock = (): ReadWithdrawalMethod200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    affiliate: 1,
    paymentMethod: 1,
    detailsSetAt: 1767225600,
    verified: true,
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

export const getReadWithdrawalAccountResponseMock = (): ReadWithdrawalAccount200 => ({
  data: {
    items: [
      { field: 7, title: 'Account holder', value: 'Anna Ozola' },
      { field: 8, title: 'IBAN', value: '•••5001' },
    ],
  },
});

export const getShowWithdrawalAccountResponseMock = (): ShowWithdrawalAccount200 => ({
  data: {
    items: [
      { field: 7, title: 'Account holder', value: 'Anna Ozola' },
      { field: 8, title: 'IBAN', value: 'LV80BANK0000435195001' },
    ],
  },
});

export const getListWithdrawalMethodHistoryResponseMock = (): ListWithdrawalMethodHistory200 => ({
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

export const getListWithdrawalMethodsMockHandler = (overrideResponse?: ListWithdrawalMethods200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListWithdrawalMethods200> | ListWithdrawalMethods200), options?: RequestHandlerOptions) => {
  return http.get('*/user/withdrawal_methods', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListWithdrawalMethodsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateWithdrawalMethodsMockHandler = (overrideResponse?: CreateWithdrawalMethods201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateWithdrawalMethods201> | CreateWithdrawalMethods201), options?: RequestHandlerOptions) => {
  return http.put('*/user/withdrawal_methods', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateWithdrawalMethodsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditWithdrawalMethodsMockHandler = (overrideResponse?: EditWithdrawalMethods200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditWithdrawalMethods200> | EditWithdrawalMethods200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/withdrawal_methods', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditWithdrawalMethodsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfWithdrawalMethodsMockHandler = (overrideResponse?: ChangeStatusOfWithdrawalMethods200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfWithdrawalMethods200> | ChangeStatusOfWithdrawalMethods200), options?: RequestHandlerOptions) => {
  return http.post('*/user/withdrawal_methods/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfWithdrawalMethodsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportWithdrawalMethodsMockHandler = (overrideResponse?: ExportWithdrawalMethods201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportWithdrawalMethods201> | ExportWithdrawalMethods201), options?: RequestHandlerOptions) => {
  return http.post('*/user/withdrawal_methods/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportWithdrawalMethodsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadWithdrawalMethodMockHandler = (overrideResponse?: ReadWithdrawalMethod200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadWithdrawalMethod200> | ReadWithdrawalMethod200), options?: RequestHandlerOptions) => {
  return http.get('*/user/withdrawal_methods/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadWithdrawalMethodResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadWithdrawalAccountMockHandler = (overrideResponse?: ReadWithdrawalAccount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadWithdrawalAccount200> | ReadWithdrawalAccount200), options?: RequestHandlerOptions) => {
  return http.get('*/user/withdrawal_methods/:id/account', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadWithdrawalAccountResponseMock(),
      { status: 200
    })
    }, options);
};

export const getShowWithdrawalAccountMockHandler = (overrideResponse?: ShowWithdrawalAccount200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ShowWithdrawalAccount200> | ShowWithdrawalAccount200), options?: RequestHandlerOptions) => {
  return http.post('*/user/withdrawal_methods/:id/account', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getShowWithdrawalAccountResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListWithdrawalMethodHistoryMockHandler = (overrideResponse?: ListWithdrawalMethodHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListWithdrawalMethodHistory200> | ListWithdrawalMethodHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/withdrawal_methods/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListWithdrawalMethodHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getWithdrawalMethodMock = () => [
  getListWithdrawalMethodsMockHandler(),
  getCreateWithdrawalMethodsMockHandler(),
  getEditWithdrawalMethodsMockHandler(),
  getChangeStatusOfWithdrawalMethodsMockHandler(),
  getExportWithdrawalMethodsMockHandler(),
  getReadWithdrawalMethodMockHandler(),
  getReadWithdrawalAccountMockHandler(),
  getShowWithdrawalAccountMockHandler(),
  getListWithdrawalMethodHistoryMockHandler()
];
