// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfInvoiceSchedules200 = operations['changeStatusOfInvoiceSchedules']['responses'][200]['content']['application/json'];
type CreateInvoiceSchedules201 = operations['createInvoiceSchedules']['responses'][201]['content']['application/json'];
type EditInvoiceSchedules200 = operations['editInvoiceSchedules']['responses'][200]['content']['application/json'];
type ExportInvoiceSchedules201 = operations['exportInvoiceSchedules']['responses'][201]['content']['application/json'];
type ListInvoiceScheduleHistory200 = operations['listInvoiceScheduleHistory']['responses'][200]['content']['application/json'];
type ListInvoiceSchedules200 = operations['listInvoiceSchedules']['responses'][200]['content']['application/json'];
type ReadInvoiceSchedule200 = operations['readInvoiceSchedule']['responses'][200]['content']['application/json'];

export const getListInvoiceSchedulesResponseMock = (): ListInvoiceSchedules200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        threshold: '1',
        frequency: 'monthly',
        holdDays: 0,
        lastDue: '1990-01-01',
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

export const getCreateInvoiceSchedulesResponseMock = (): CreateInvoiceSchedules201 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        threshold: '1',
        frequency: 'monthly',
        holdDays: 0,
        lastDue: '1990-01-01',
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

export const getEditInvoiceSchedulesResponseMock = (): EditInvoiceSchedules200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        threshold: '1',
        frequency: 'monthly',
        holdDays: 0,
        lastDue: '1990-01-01',
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

export const getChangeStatusOfInvoiceSchedulesResponseMock = (): ChangeStatusOfInvoiceSchedules200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        threshold: '1',
        frequency: 'monthly',
        holdDays: 0,
        lastDue: '1990-01-01',
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

export const getExportInvoiceSchedulesResponseMock = (): ExportInvoiceSchedules201 => ({
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

export const getReadInvoiceScheduleResponseMock = (): ReadInvoiceSchedule200 => ({
  data: {
    id: 1,
    affiliate: 1,
    threshold: '1',
    frequency: 'monthly',
    holdDays: 0,
    lastDue: '1990-01-01',
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

export const getListInvoiceScheduleHistoryResponseMock = (): ListInvoiceScheduleHistory200 => ({
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

export const getListInvoiceSchedulesMockHandler = (overrideResponse?: ListInvoiceSchedules200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInvoiceSchedules200> | ListInvoiceSchedules200), options?: RequestHandlerOptions) => {
  return http.get('*/user/invoice_schedules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListInvoiceSchedulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateInvoiceSchedulesMockHandler = (overrideResponse?: CreateInvoiceSchedules201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateInvoiceSchedules201> | CreateInvoiceSchedules201), options?: RequestHandlerOptions) => {
  return http.put('*/user/invoice_schedules', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateInvoiceSchedulesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditInvoiceSchedulesMockHandler = (overrideResponse?: EditInvoiceSchedules200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditInvoiceSchedules200> | EditInvoiceSchedules200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/invoice_schedules', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditInvoiceSchedulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfInvoiceSchedulesMockHandler = (overrideResponse?: ChangeStatusOfInvoiceSchedules200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfInvoiceSchedules200> | ChangeStatusOfInvoiceSchedules200), options?: RequestHandlerOptions) => {
  return http.post('*/user/invoice_schedules/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfInvoiceSchedulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportInvoiceSchedulesMockHandler = (overrideResponse?: ExportInvoiceSchedules201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportInvoiceSchedules201> | ExportInvoiceSchedules201), options?: RequestHandlerOptions) => {
  return http.post('*/user/invoice_schedules/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportInvoiceSchedulesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadInvoiceScheduleMockHandler = (overrideResponse?: ReadInvoiceSchedule200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadInvoiceSchedule200> | ReadInvoiceSchedule200), options?: RequestHandlerOptions) => {
  return http.get('*/user/invoice_schedules/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadInvoiceScheduleResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListInvoiceScheduleHistoryMockHandler = (overrideResponse?: ListInvoiceScheduleHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListInvoiceScheduleHistory200> | ListInvoiceScheduleHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/invoice_schedules/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListInvoiceScheduleHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getInvoiceScheduleMock = () => [
  getListInvoiceSchedulesMockHandler(),
  getCreateInvoiceSchedulesMockHandler(),
  getEditInvoiceSchedulesMockHandler(),
  getChangeStatusOfInvoiceSchedulesMockHandler(),
  getExportInvoiceSchedulesMockHandler(),
  getReadInvoiceScheduleMockHandler(),
  getListInvoiceScheduleHistoryMockHandler()
];
