// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfPaymentMethods200 = operations['changeStatusOfPaymentMethods']['responses'][200]['content']['application/json'];
type CreatePaymentMethods201 = operations['createPaymentMethods']['responses'][201]['content']['application/json'];
type EditPaymentMethods200 = operations['editPaymentMethods']['responses'][200]['content']['application/json'];
type ExportPaymentMethods201 = operations['exportPaymentMethods']['responses'][201]['content']['application/json'];
type ListPaymentMethodHistory200 = operations['listPaymentMethodHistory']['responses'][200]['content']['application/json'];
type ListPaymentMethods200 = operations['listPaymentMethods']['responses'][200]['content']['application/json'];
type ReadPaymentMethod200 = operations['readPaymentMethod']['responses'][200]['content']['application/json'];

export const getListPaymentMethodsResponseMock = (): ListPaymentMethods200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        verification: false,
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

export const getCreatePaymentMethodsResponseMock = (): CreatePaymentMethods201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        verification: false,
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

export const getEditPaymentMethodsResponseMock = (): EditPaymentMethods200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        verification: false,
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

export const getChangeStatusOfPaymentMethodsResponseMock = (): ChangeStatusOfPaymentMethods200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        verification: false,
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

export const getExportPaymentMethodsResponseMock = (): ExportPaymentMethods201 => ({
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

export const getReadPaymentMethodResponseMock = (): ReadPaymentMethod200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    verification: false,
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

export const getListPaymentMethodHistoryResponseMock = (): ListPaymentMethodHistory200 => ({
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

export const getListPaymentMethodsMockHandler = (overrideResponse?: ListPaymentMethods200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPaymentMethods200> | ListPaymentMethods200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_methods', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPaymentMethodsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreatePaymentMethodsMockHandler = (overrideResponse?: CreatePaymentMethods201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreatePaymentMethods201> | CreatePaymentMethods201), options?: RequestHandlerOptions) => {
  return http.put('*/user/payment_methods', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreatePaymentMethodsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditPaymentMethodsMockHandler = (overrideResponse?: EditPaymentMethods200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditPaymentMethods200> | EditPaymentMethods200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/payment_methods', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPaymentMethodsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfPaymentMethodsMockHandler = (overrideResponse?: ChangeStatusOfPaymentMethods200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfPaymentMethods200> | ChangeStatusOfPaymentMethods200), options?: RequestHandlerOptions) => {
  return http.post('*/user/payment_methods/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfPaymentMethodsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportPaymentMethodsMockHandler = (overrideResponse?: ExportPaymentMethods201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportPaymentMethods201> | ExportPaymentMethods201), options?: RequestHandlerOptions) => {
  return http.post('*/user/payment_methods/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportPaymentMethodsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadPaymentMethodMockHandler = (overrideResponse?: ReadPaymentMethod200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPaymentMethod200> | ReadPaymentMethod200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_methods/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPaymentMethodResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPaymentMethodHistoryMockHandler = (overrideResponse?: ListPaymentMethodHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPaymentMethodHistory200> | ListPaymentMethodHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_methods/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPaymentMethodHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPaymentMethodMock = () => [
  getListPaymentMethodsMockHandler(),
  getCreatePaymentMethodsMockHandler(),
  getEditPaymentMethodsMockHandler(),
  getChangeStatusOfPaymentMethodsMockHandler(),
  getExportPaymentMethodsMockHandler(),
  getReadPaymentMethodMockHandler(),
  getListPaymentMethodHistoryMockHandler()
];
