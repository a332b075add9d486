// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfPaymentModels200 = operations['changeStatusOfPaymentModels']['responses'][200]['content']['application/json'];
type CreatePaymentModels201 = operations['createPaymentModels']['responses'][201]['content']['application/json'];
type EditPaymentModels200 = operations['editPaymentModels']['responses'][200]['content']['application/json'];
type ExportPaymentModels201 = operations['exportPaymentModels']['responses'][201]['content']['application/json'];
type ListPaymentModelHistory200 = operations['listPaymentModelHistory']['responses'][200]['content']['application/json'];
type ListPaymentModels200 = operations['listPaymentModels']['responses'][200]['content']['application/json'];
type ReadPaymentModel200 = operations['readPaymentModel']['responses'][200]['content']['application/json'];

export const getListPaymentModelsResponseMock = (): ListPaymentModels200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        caps: true,
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

export const getCreatePaymentModelsResponseMock = (): CreatePaymentModels201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        caps: true,
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

export const getEditPaymentModelsResponseMock = (): EditPaymentModels200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        caps: true,
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

export const getChangeStatusOfPaymentModelsResponseMock = (): ChangeStatusOfPaymentModels200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        caps: true,
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

export const getExportPaymentModelsResponseMock = (): ExportPaymentModels201 => ({
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

export const getReadPaymentModelResponseMock = (): ReadPaymentModel200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    caps: true,
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

export const getListPaymentModelHistoryResponseMock = (): ListPaymentModelHistory200 => ({
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

export const getListPaymentModelsMockHandler = (overrideResponse?: ListPaymentModels200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPaymentModels200> | ListPaymentModels200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_models', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPaymentModelsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreatePaymentModelsMockHandler = (overrideResponse?: CreatePaymentModels201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreatePaymentModels201> | CreatePaymentModels201), options?: RequestHandlerOptions) => {
  return http.put('*/user/payment_models', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreatePaymentModelsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditPaymentModelsMockHandler = (overrideResponse?: EditPaymentModels200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditPaymentModels200> | EditPaymentModels200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/payment_models', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPaymentModelsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfPaymentModelsMockHandler = (overrideResponse?: ChangeStatusOfPaymentModels200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfPaymentModels200> | ChangeStatusOfPaymentModels200), options?: RequestHandlerOptions) => {
  return http.post('*/user/payment_models/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfPaymentModelsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportPaymentModelsMockHandler = (overrideResponse?: ExportPaymentModels201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportPaymentModels201> | ExportPaymentModels201), options?: RequestHandlerOptions) => {
  return http.post('*/user/payment_models/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportPaymentModelsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadPaymentModelMockHandler = (overrideResponse?: ReadPaymentModel200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPaymentModel200> | ReadPaymentModel200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_models/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPaymentModelResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPaymentModelHistoryMockHandler = (overrideResponse?: ListPaymentModelHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPaymentModelHistory200> | ListPaymentModelHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_models/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPaymentModelHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPaymentModelMock = () => [
  getListPaymentModelsMockHandler(),
  getCreatePaymentModelsMockHandler(),
  getEditPaymentModelsMockHandler(),
  getChangeStatusOfPaymentModelsMockHandler(),
  getExportPaymentModelsMockHandler(),
  getReadPaymentModelMockHandler(),
  getListPaymentModelHistoryMockHandler()
];
