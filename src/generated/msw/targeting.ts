// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfTargetings200 = operations['changeStatusOfTargetings']['responses'][200]['content']['application/json'];
type CloneTargetings200 = operations['cloneTargetings']['responses'][200]['content']['application/json'];
type CreateTargetings201 = operations['createTargetings']['responses'][201]['content']['application/json'];
type EditSieveOfTargetings200 = operations['editSieveOfTargetings']['responses'][200]['content']['application/json'];
type EditTargetings200 = operations['editTargetings']['responses'][200]['content']['application/json'];
type ExportTargetings201 = operations['exportTargetings']['responses'][201]['content']['application/json'];
type ListTargetingHistory200 = operations['listTargetingHistory']['responses'][200]['content']['application/json'];
type ListTargetings200 = operations['listTargetings']['responses'][200]['content']['application/json'];
type ReadTargeting200 = operations['readTargeting']['responses'][200]['content']['application/json'];

export const getListTargetingsResponseMock = (): ListTargetings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
        landing: 1,
        affiliates: [1, 2],
        teams: [1, 2],
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
        priority: 1,
        lowPriority: false,
        value: 1,
        period: 'hour',
        timezone: 'UTC',
        counter: 1,
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

export const getCreateTargetingsResponseMock = (): CreateTargetings201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
        landing: 1,
        affiliates: [1, 2],
        teams: [1, 2],
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
        priority: 1,
        lowPriority: false,
        value: 1,
        period: 'hour',
        timezone: 'UTC',
        counter: 1,
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

export const getEditTargetingsResponseMock = (): EditTargetings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
        landing: 1,
        affiliates: [1, 2],
        teams: [1, 2],
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
        priority: 1,
        lowPriority: false,
        value: 1,
        period: 'hour',
        timezone: 'UTC',
        counter: 1,
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

export const getChangeStatusOfTargetingsResponseMock = (): ChangeStatusOfTargetings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
        landing: 1,
        affiliates: [1, 2],
        teams: [1, 2],
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
        priority: 1,
        lowPriority: false,
        value: 1,
        period: 'hour',
        timezone: 'UTC',
        counter: 1,
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

export const getCloneTargetingsResponseMock = (): CloneTargetings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
        landing: 1,
        affiliates: [1, 2],
        teams: [1, 2],
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
        priority: 1,
        lowPriority: false,
        value: 1,
        period: 'hour',
        timezone: 'UTC',
        counter: 1,
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

export const getEditSieveOfTargetingsResponseMock = (): EditSieveOfTargetings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
        landing: 1,
        affiliates: [1, 2],
        teams: [1, 2],
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
        priority: 1,
        lowPriority: false,
        value: 1,
        period: 'hour',
        timezone: 'UTC',
        counter: 1,
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

export const getExportTargetingsResponseMock = (): ExportTargetings201 => ({
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

export const getReadTargetingResponseMock = (): ReadTargeting200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    offer: 1,
    advertiser: 1,
    integration: 1,
    landing: 1,
    affiliates: [1, 2],
    teams: [1, 2],
    countries: ['LV'],
    countriesMode: 'only',
    languages: ['lv'],
    languagesMode: 'only',
    trafficSources: [1, 2],
    trafficSourcesMode: 'only',
    schedule: {
      timezone: 'Europe/Riga',
      ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
    },
    weight: 100,
    priority: 1,
    lowPriority: false,
    value: 1,
    period: 'hour',
    timezone: 'UTC',
    counter: 1,
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

export const getListTargetingHistoryResponseMock = (): ListTargetingHistory200 => ({
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

export const getListTargetingsMockHandler = (overrideResponse?: ListTargetings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTargetings200> | ListTargetings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/targetings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTargetingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateTargetingsMockHandler = (overrideResponse?: CreateTargetings201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateTargetings201> | CreateTargetings201), options?: RequestHandlerOptions) => {
  return http.put('*/user/targetings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateTargetingsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditTargetingsMockHandler = (overrideResponse?: EditTargetings200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditTargetings200> | EditTargetings200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/targetings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditTargetingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfTargetingsMockHandler = (overrideResponse?: ChangeStatusOfTargetings200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfTargetings200> | ChangeStatusOfTargetings200), options?: RequestHandlerOptions) => {
  return http.post('*/user/targetings/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfTargetingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneTargetingsMockHandler = (overrideResponse?: CloneTargetings200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneTargetings200> | CloneTargetings200), options?: RequestHandlerOptions) => {
  return http.post('*/user/targetings/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneTargetingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditSieveOfTargetingsMockHandler = (overrideResponse?: EditSieveOfTargetings200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditSieveOfTargetings200> | EditSieveOfTargetings200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/targetings/edit_sieve', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditSieveOfTargetingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportTargetingsMockHandler = (overrideResponse?: ExportTargetings201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportTargetings201> | ExportTargetings201), options?: RequestHandlerOptions) => {
  return http.post('*/user/targetings/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportTargetingsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadTargetingMockHandler = (overrideResponse?: ReadTargeting200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadTargeting200> | ReadTargeting200), options?: RequestHandlerOptions) => {
  return http.get('*/user/targetings/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadTargetingResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListTargetingHistoryMockHandler = (overrideResponse?: ListTargetingHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTargetingHistory200> | ListTargetingHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/targetings/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTargetingHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTargetingMock = () => [
  getListTargetingsMockHandler(),
  getCreateTargetingsMockHandler(),
  getEditTargetingsMockHandler(),
  getChangeStatusOfTargetingsMockHandler(),
  getCloneTargetingsMockHandler(),
  getEditSieveOfTargetingsMockHandler(),
  getExportTargetingsMockHandler(),
  getReadTargetingMockHandler(),
  getListTargetingHistoryMockHandler()
];
