// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfCaps200 = operations['changeStatusOfCaps']['responses'][200]['content']['application/json'];
type CloneCaps200 = operations['cloneCaps']['responses'][200]['content']['application/json'];
type CreateCaps201 = operations['createCaps']['responses'][201]['content']['application/json'];
type DropCounterOfCaps200 = operations['dropCounterOfCaps']['responses'][200]['content']['application/json'];
type EditCaps200 = operations['editCaps']['responses'][200]['content']['application/json'];
type EditSieveOfCaps200 = operations['editSieveOfCaps']['responses'][200]['content']['application/json'];
type ExportCaps201 = operations['exportCaps']['responses'][201]['content']['application/json'];
type ListCapHistory200 = operations['listCapHistory']['responses'][200]['content']['application/json'];
type ListCaps200 = operations['listCaps']['responses'][200]['content']['application/json'];
type OverviewCaps200 = operations['overviewCaps']['responses'][200]['content']['application/json'];
type ReadCap200 = operations['readCap']['responses'][200]['content']['application/json'];
type ReadCapRecount200 = operations['readCapRecount']['responses'][200]['content']['application/json'];
type RecountOfCaps200 = operations['recountOfCaps']['responses'][200]['content']['application/json'];

export const getListCapsResponseMock = (): ListCaps200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        affiliate: 1,
        team: 1,
        landing: 1,
        paymentModel: 1,
        type: 'leads',
        goal: null,
        conversionStatus: null,
        value: '1',
        currency: null,
        counter: '1',
        reserved: 1,
        counterResetAt: 1767225600,
        guarantee: '1',
        informationalValue: '1',
        period: 'day',
        timezone: 'UTC',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
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

export const getCreateCapsResponseMock = (): CreateCaps201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        affiliate: 1,
        team: 1,
        landing: 1,
        paymentModel: 1,
        type: 'leads',
        goal: null,
        conversionStatus: null,
        value: '1',
        currency: null,
        counter: '1',
        reserved: 1,
        counterResetAt: 1767225600,
        guarantee: '1',
        informationalValue: '1',
        period: 'day',
        timezone: 'UTC',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
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

export const getEditCapsResponseMock = (): EditCaps200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        affiliate: 1,
        team: 1,
        landing: 1,
        paymentModel: 1,
        type: 'leads',
        goal: null,
        conversionStatus: null,
        value: '1',
        currency: null,
        counter: '1',
        reserved: 1,
        counterResetAt: 1767225600,
        guarantee: '1',
        informationalValue: '1',
        period: 'day',
        timezone: 'UTC',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
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

export const getChangeStatusOfCapsResponseMock = (): ChangeStatusOfCaps200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        affiliate: 1,
        team: 1,
        landing: 1,
        paymentModel: 1,
        type: 'leads',
        goal: null,
        conversionStatus: null,
        value: '1',
        currency: null,
        counter: '1',
        reserved: 1,
        counterResetAt: 1767225600,
        guarantee: '1',
        informationalValue: '1',
        period: 'day',
        timezone: 'UTC',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
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

export const getCloneCapsResponseMock = (): CloneCaps200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        affiliate: 1,
        team: 1,
        landing: 1,
        paymentModel: 1,
        type: 'leads',
        goal: null,
        conversionStatus: null,
        value: '1',
        currency: null,
        counter: '1',
        reserved: 1,
        counterResetAt: 1767225600,
        guarantee: '1',
        informationalValue: '1',
        period: 'day',
        timezone: 'UTC',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
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

export const getDropCounterOfCapsResponseMock = (): DropCounterOfCaps200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        affiliate: 1,
        team: 1,
        landing: 1,
        paymentModel: 1,
        type: 'leads',
        goal: null,
        conversionStatus: null,
        value: '1',
        currency: null,
        counter: '1',
        reserved: 1,
        counterResetAt: 1767225600,
        guarantee: '1',
        informationalValue: '1',
        period: 'day',
        timezone: 'UTC',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
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

export const getEditSieveOfCapsResponseMock = (): EditSieveOfCaps200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        affiliate: 1,
        team: 1,
        landing: 1,
        paymentModel: 1,
        type: 'leads',
        goal: null,
        conversionStatus: null,
        value: '1',
        currency: null,
        counter: '1',
        reserved: 1,
        counterResetAt: 1767225600,
        guarantee: '1',
        informationalValue: '1',
        period: 'day',
        timezone: 'UTC',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
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

export const getExportCapsResponseMock = (): ExportCaps201 => ({
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

export const getOverviewCapsResponseMock = (): OverviewCaps200 => ({
  data: {
    items: [
      {
        id: 4,
        title: 'Daily leads',
        offer: 12,
        advertiser: 7,
        type: 'leads',
        period: 'day',
        timezone: 'Europe/Riga',
        currency: null,
        value: '100',
        counter: '60',
        reserved: 10,
        filled: 70,
        room: '30',
        pace: '5',
        fullAt: 1795449600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getRecountOfCapsResponseMock = (): RecountOfCaps200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        affiliate: 1,
        team: 1,
        landing: 1,
        paymentModel: 1,
        type: 'leads',
        goal: null,
        conversionStatus: null,
        value: '1',
        currency: null,
        counter: '1',
        reserved: 1,
        counterResetAt: 1767225600,
        guarantee: '1',
        informationalValue: '1',
        period: 'day',
        timezone: 'UTC',
        processingType: 'hard',
        action: 'stop',
        lowPriority: false,
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

export const getReadCapResponseMock = (): ReadCap200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    offer: 1,
    advertiser: 1,
    affiliate: 1,
    team: 1,
    landing: 1,
    paymentModel: 1,
    type: 'leads',
    goal: null,
    conversionStatus: null,
    value: '1',
    currency: null,
    counter: '1',
    reserved: 1,
    counterResetAt: 1767225600,
    guarantee: '1',
    informationalValue: '1',
    period: 'day',
    timezone: 'UTC',
    processingType: 'hard',
    action: 'stop',
    lowPriority: false,
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

export const getListCapHistoryResponseMock = (): ListCapHistory200 => ({
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

export const getReadCapRecountResponseMock = (): ReadCapRecount200 => ({ data: { counter: '97', events: '95' } });

export const getListCapsMockHandler = (overrideResponse?: ListCaps200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCaps200> | ListCaps200), options?: RequestHandlerOptions) => {
  return http.get('*/user/caps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCapsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateCapsMockHandler = (overrideResponse?: CreateCaps201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateCaps201> | CreateCaps201), options?: RequestHandlerOptions) => {
  return http.put('*/user/caps', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateCapsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditCapsMockHandler = (overrideResponse?: EditCaps200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditCaps200> | EditCaps200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/caps', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditCapsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfCapsMockHandler = (overrideResponse?: ChangeStatusOfCaps200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfCaps200> | ChangeStatusOfCaps200), options?: RequestHandlerOptions) => {
  return http.post('*/user/caps/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfCapsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneCapsMockHandler = (overrideResponse?: CloneCaps200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneCaps200> | CloneCaps200), options?: RequestHandlerOptions) => {
  return http.post('*/user/caps/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneCapsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDropCounterOfCapsMockHandler = (overrideResponse?: DropCounterOfCaps200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DropCounterOfCaps200> | DropCounterOfCaps200), options?: RequestHandlerOptions) => {
  return http.post('*/user/caps/drop_counter', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDropCounterOfCapsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditSieveOfCapsMockHandler = (overrideResponse?: EditSieveOfCaps200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditSieveOfCaps200> | EditSieveOfCaps200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/caps/edit_sieve', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditSieveOfCapsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportCapsMockHandler = (overrideResponse?: ExportCaps201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportCaps201> | ExportCaps201), options?: RequestHandlerOptions) => {
  return http.post('*/user/caps/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportCapsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getOverviewCapsMockHandler = (overrideResponse?: OverviewCaps200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OverviewCaps200> | OverviewCaps200), options?: RequestHandlerOptions) => {
  return http.get('*/user/caps/overview', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getOverviewCapsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRecountOfCapsMockHandler = (overrideResponse?: RecountOfCaps200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecountOfCaps200> | RecountOfCaps200), options?: RequestHandlerOptions) => {
  return http.post('*/user/caps/recount', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRecountOfCapsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadCapMockHandler = (overrideResponse?: ReadCap200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCap200> | ReadCap200), options?: RequestHandlerOptions) => {
  return http.get('*/user/caps/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCapResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListCapHistoryMockHandler = (overrideResponse?: ListCapHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCapHistory200> | ListCapHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/caps/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCapHistoryResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadCapRecountMockHandler = (overrideResponse?: ReadCapRecount200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCapRecount200> | ReadCapRecount200), options?: RequestHandlerOptions) => {
  return http.get('*/user/caps/:id/recount', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCapRecountResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCapMock = () => [
  getListCapsMockHandler(),
  getCreateCapsMockHandler(),
  getEditCapsMockHandler(),
  getChangeStatusOfCapsMockHandler(),
  getCloneCapsMockHandler(),
  getDropCounterOfCapsMockHandler(),
  getEditSieveOfCapsMockHandler(),
  getExportCapsMockHandler(),
  getOverviewCapsMockHandler(),
  getRecountOfCapsMockHandler(),
  getReadCapMockHandler(),
  getListCapHistoryMockHandler(),
  getReadCapRecountMockHandler()
];
