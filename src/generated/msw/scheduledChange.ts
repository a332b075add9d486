// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ApplyOfScheduledChanges200 = operations['applyOfScheduledChanges']['responses'][200]['content']['application/json'];
type CancelOfScheduledChanges200 = operations['cancelOfScheduledChanges']['responses'][200]['content']['application/json'];
type ExportScheduledChanges201 = operations['exportScheduledChanges']['responses'][201]['content']['application/json'];
type ListScheduledChanges200 = operations['listScheduledChanges']['responses'][200]['content']['application/json'];
type ReadScheduledChange200 = operations['readScheduledChange']['responses'][200]['content']['application/json'];
type ScheduleChange201 = operations['scheduleChange']['responses'][201]['content']['application/json'];

export const getListScheduledChangesResponseMock = (): ListScheduledChanges200 => ({
  data: {
    items: [
      {
        id: 1,
        target: 'cap',
        targetId: 1,
        title: 'Record 1',
        state: 'waiting',
        at: 1767225600,
        backAt: 1767225600,
        changes: {},
        reason: 'Reason 1',
        problem: {},
        found: {},
        appliedAt: 1767225600,
        returnedAt: 1767225600,
        author: 1,
        impersonator: 1,
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

export const getScheduleChangeResponseMock = (): ScheduleChange201 => ({
  data: {
    id: 1,
    target: 'cap',
    targetId: 7,
    title: 'Leads of Germany',
    state: 'waiting',
    at: 1796000000,
    backAt: 1796200000,
    changes: { value: ['100', '50'] },
    reason: 'A test over the weekend',
    problem: null,
    found: null,
    appliedAt: null,
    returnedAt: null,
    author: 3,
    impersonator: null,
  },
});

export const getApplyOfScheduledChangesResponseMock = (): ApplyOfScheduledChanges200 => ({
  data: {
    items: [
      {
        id: 1,
        target: 'cap',
        targetId: 1,
        title: 'Record 1',
        state: 'waiting',
        at: 1767225600,
        backAt: 1767225600,
        changes: {},
        reason: 'Reason 1',
        problem: {},
        found: {},
        appliedAt: 1767225600,
        returnedAt: 1767225600,
        author: 1,
        impersonator: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getCancelOfScheduledChangesResponseMock = (): CancelOfScheduledChanges200 => ({
  data: {
    items: [
      {
        id: 1,
        target: 'cap',
        targetId: 1,
        title: 'Record 1',
        state: 'waiting',
        at: 1767225600,
        backAt: 1767225600,
        changes: {},
        reason: 'Reason 1',
        problem: {},
        found: {},
        appliedAt: 1767225600,
        returnedAt: 1767225600,
        author: 1,
        impersonator: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getExportScheduledChangesResponseMock = (): ExportScheduledChanges201 => ({
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

export const getReadScheduledChangeResponseMock = (): ReadScheduledChange200 => ({
  data: {
    id: 1,
    target: 'cap',
    targetId: 1,
    title: 'Record 1',
    state: 'waiting',
    at: 1767225600,
    backAt: 1767225600,
    changes: {},
    reason: 'Reason 1',
    problem: {},
    found: {},
    appliedAt: 1767225600,
    returnedAt: 1767225600,
    author: 1,
    impersonator: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListScheduledChangesMockHandler = (overrideResponse?: ListScheduledChanges200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListScheduledChanges200> | ListScheduledChanges200), options?: RequestHandlerOptions) => {
  return http.get('*/user/scheduled_changes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListScheduledChangesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getScheduleChangeMockHandler = (overrideResponse?: ScheduleChange201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScheduleChange201> | ScheduleChange201), options?: RequestHandlerOptions) => {
  return http.post('*/user/scheduled_changes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getScheduleChangeResponseMock(),
      { status: 201
    })
    }, options);
};

export const getApplyOfScheduledChangesMockHandler = (overrideResponse?: ApplyOfScheduledChanges200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApplyOfScheduledChanges200> | ApplyOfScheduledChanges200), options?: RequestHandlerOptions) => {
  return http.post('*/user/scheduled_changes/apply', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getApplyOfScheduledChangesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCancelOfScheduledChangesMockHandler = (overrideResponse?: CancelOfScheduledChanges200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelOfScheduledChanges200> | CancelOfScheduledChanges200), options?: RequestHandlerOptions) => {
  return http.post('*/user/scheduled_changes/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCancelOfScheduledChangesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportScheduledChangesMockHandler = (overrideResponse?: ExportScheduledChanges201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportScheduledChanges201> | ExportScheduledChanges201), options?: RequestHandlerOptions) => {
  return http.post('*/user/scheduled_changes/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportScheduledChangesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadScheduledChangeMockHandler = (overrideResponse?: ReadScheduledChange200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadScheduledChange200> | ReadScheduledChange200), options?: RequestHandlerOptions) => {
  return http.get('*/user/scheduled_changes/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadScheduledChangeResponseMock(),
      { status: 200
    })
    }, options);
};
export const getScheduledChangeMock = () => [
  getListScheduledChangesMockHandler(),
  getScheduleChangeMockHandler(),
  getApplyOfScheduledChangesMockHandler(),
  getCancelOfScheduledChangesMockHandler(),
  getExportScheduledChangesMockHandler(),
  getReadScheduledChangeMockHandler()
];
