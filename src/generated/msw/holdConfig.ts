// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfHoldConfigs200 = operations['changeStatusOfHoldConfigs']['responses'][200]['content']['application/json'];
type CreateHoldConfigs201 = operations['createHoldConfigs']['responses'][201]['content']['application/json'];
type DeleteHoldConfigs200 = operations['deleteHoldConfigs']['responses'][200]['content']['application/json'];
type EditHoldConfigs200 = operations['editHoldConfigs']['responses'][200]['content']['application/json'];
type ExportHoldConfigs201 = operations['exportHoldConfigs']['responses'][201]['content']['application/json'];
type ListHoldConfigHistory200 = operations['listHoldConfigHistory']['responses'][200]['content']['application/json'];
type ListHoldConfigs200 = operations['listHoldConfigs']['responses'][200]['content']['application/json'];
type ReadHoldConfig200 = operations['readHoldConfig']['responses'][200]['content']['application/json'];
type ReleaseOfHoldConfigs200 = operations['releaseOfHoldConfigs']['responses'][200]['content']['application/json'];

export const getListHoldConfigsResponseMock = (): ListHoldConfigs200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        geo: 1,
        periodStart: '09:00',
        periodEnd: '18:00',
        timezone: 'Europe/Riga',
        interval: 30,
        freshLeads: 5,
        oldLeads: 5,
        waiting: 1,
        lastRoundAt: 1767225600,
        nextRoundAt: 1767225600,
        releaseAskedAt: 1767225600,
        status: 'inactive',
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

export const getCreateHoldConfigsResponseMock = (): CreateHoldConfigs201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        geo: 1,
        periodStart: '09:00',
        periodEnd: '18:00',
        timezone: 'Europe/Riga',
        interval: 30,
        freshLeads: 5,
        oldLeads: 5,
        waiting: 1,
        lastRoundAt: 1767225600,
        nextRoundAt: 1767225600,
        releaseAskedAt: 1767225600,
        status: 'inactive',
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

export const getEditHoldConfigsResponseMock = (): EditHoldConfigs200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        geo: 1,
        periodStart: '09:00',
        periodEnd: '18:00',
        timezone: 'Europe/Riga',
        interval: 30,
        freshLeads: 5,
        oldLeads: 5,
        waiting: 1,
        lastRoundAt: 1767225600,
        nextRoundAt: 1767225600,
        releaseAskedAt: 1767225600,
        status: 'inactive',
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

export const getDeleteHoldConfigsResponseMock = (): DeleteHoldConfigs200 => ({ data: { items: [{ id: 1 }] } });

export const getChangeStatusOfHoldConfigsResponseMock = (): ChangeStatusOfHoldConfigs200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        geo: 1,
        periodStart: '09:00',
        periodEnd: '18:00',
        timezone: 'Europe/Riga',
        interval: 30,
        freshLeads: 5,
        oldLeads: 5,
        waiting: 1,
        lastRoundAt: 1767225600,
        nextRoundAt: 1767225600,
        releaseAskedAt: 1767225600,
        status: 'inactive',
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

export const getExportHoldConfigsResponseMock = (): ExportHoldConfigs201 => ({
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

export const getReleaseOfHoldConfigsResponseMock = (): ReleaseOfHoldConfigs200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        geo: 1,
        periodStart: '09:00',
        periodEnd: '18:00',
        timezone: 'Europe/Riga',
        interval: 30,
        freshLeads: 5,
        oldLeads: 5,
        waiting: 1,
        lastRoundAt: 1767225600,
        nextRoundAt: 1767225600,
        releaseAskedAt: 1767225600,
        status: 'inactive',
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

export const getReadHoldConfigResponseMock = (): ReadHoldConfig200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    geo: 1,
    periodStart: '09:00',
    periodEnd: '18:00',
    timezone: 'Europe/Riga',
    interval: 30,
    freshLeads: 5,
    oldLeads: 5,
    waiting: 1,
    lastRoundAt: 1767225600,
    nextRoundAt: 1767225600,
    releaseAskedAt: 1767225600,
    status: 'inactive',
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListHoldConfigHistoryResponseMock = (): ListHoldConfigHistory200 => ({
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

export const getListHoldConfigsMockHandler = (overrideResponse?: ListHoldConfigs200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHoldConfigs200> | ListHoldConfigs200), options?: RequestHandlerOptions) => {
  return http.get('*/user/hold_configs', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListHoldConfigsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateHoldConfigsMockHandler = (overrideResponse?: CreateHoldConfigs201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateHoldConfigs201> | CreateHoldConfigs201), options?: RequestHandlerOptions) => {
  return http.put('*/user/hold_configs', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateHoldConfigsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditHoldConfigsMockHandler = (overrideResponse?: EditHoldConfigs200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditHoldConfigs200> | EditHoldConfigs200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/hold_configs', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditHoldConfigsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeleteHoldConfigsMockHandler = (overrideResponse?: DeleteHoldConfigs200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteHoldConfigs200> | DeleteHoldConfigs200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/hold_configs', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteHoldConfigsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfHoldConfigsMockHandler = (overrideResponse?: ChangeStatusOfHoldConfigs200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfHoldConfigs200> | ChangeStatusOfHoldConfigs200), options?: RequestHandlerOptions) => {
  return http.post('*/user/hold_configs/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfHoldConfigsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportHoldConfigsMockHandler = (overrideResponse?: ExportHoldConfigs201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportHoldConfigs201> | ExportHoldConfigs201), options?: RequestHandlerOptions) => {
  return http.post('*/user/hold_configs/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportHoldConfigsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReleaseOfHoldConfigsMockHandler = (overrideResponse?: ReleaseOfHoldConfigs200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReleaseOfHoldConfigs200> | ReleaseOfHoldConfigs200), options?: RequestHandlerOptions) => {
  return http.post('*/user/hold_configs/release', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReleaseOfHoldConfigsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadHoldConfigMockHandler = (overrideResponse?: ReadHoldConfig200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadHoldConfig200> | ReadHoldConfig200), options?: RequestHandlerOptions) => {
  return http.get('*/user/hold_configs/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadHoldConfigResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListHoldConfigHistoryMockHandler = (overrideResponse?: ListHoldConfigHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListHoldConfigHistory200> | ListHoldConfigHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/hold_configs/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListHoldConfigHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getHoldConfigMock = () => [
  getListHoldConfigsMockHandler(),
  getCreateHoldConfigsMockHandler(),
  getEditHoldConfigsMockHandler(),
  getDeleteHoldConfigsMockHandler(),
  getChangeStatusOfHoldConfigsMockHandler(),
  getExportHoldConfigsMockHandler(),
  getReleaseOfHoldConfigsMockHandler(),
  getReadHoldConfigMockHandler(),
  getListHoldConfigHistoryMockHandler()
];
