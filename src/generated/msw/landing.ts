// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfLandings200 = operations['changeStatusOfLandings']['responses'][200]['content']['application/json'];
type CheckLanding200 = operations['checkLanding']['responses'][200]['content']['application/json'];
type CloneLandings200 = operations['cloneLandings']['responses'][200]['content']['application/json'];
type CreateLandings201 = operations['createLandings']['responses'][201]['content']['application/json'];
type EditLanding200 = operations['editLanding']['responses'][200]['content']['application/json'];
type EditLandings200 = operations['editLandings']['responses'][200]['content']['application/json'];
type EditSieveOfLandings200 = operations['editSieveOfLandings']['responses'][200]['content']['application/json'];
type ExportLandings201 = operations['exportLandings']['responses'][201]['content']['application/json'];
type ListLandingHistory200 = operations['listLandingHistory']['responses'][200]['content']['application/json'];
type ListLandings200 = operations['listLandings']['responses'][200]['content']['application/json'];
type ReadLanding200 = operations['readLanding']['responses'][200]['content']['application/json'];

export const getListLandingsResponseMock = (): ListLandings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        targetUrl: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
        pageType: 'landing',
        landerApiLanguage: 'lv',
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
        tags: [1, 2],
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

export const getCreateLandingsResponseMock = (): CreateLandings201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        targetUrl: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
        pageType: 'landing',
        landerApiLanguage: 'lv',
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
        tags: [1, 2],
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

export const getEditLandingsResponseMock = (): EditLandings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        targetUrl: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
        pageType: 'landing',
        landerApiLanguage: 'lv',
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
        tags: [1, 2],
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

export const getChangeStatusOfLandingsResponseMock = (): ChangeStatusOfLandings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        targetUrl: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
        pageType: 'landing',
        landerApiLanguage: 'lv',
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
        tags: [1, 2],
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

export const getCloneLandingsResponseMock = (): CloneLandings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        targetUrl: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
        pageType: 'landing',
        landerApiLanguage: 'lv',
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
        tags: [1, 2],
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

export const getEditSieveOfLandingsResponseMock = (): EditSieveOfLandings200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        targetUrl: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
        pageType: 'landing',
        landerApiLanguage: 'lv',
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
        tags: [1, 2],
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

export const getExportLandingsResponseMock = (): ExportLandings201 => ({
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

export const getReadLandingResponseMock = (): ReadLanding200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    offer: 1,
    advertiser: 1,
    targetUrl: 'https://example.com/page-1',
    previewUrl: 'https://example.com/page-1',
    pageType: 'landing',
    landerApiLanguage: 'lv',
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
    tags: [1, 2],
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

export const getEditLandingResponseMock = (): EditLanding200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        targetUrl: 'https://example.com/page-1',
        previewUrl: 'https://example.com/page-1',
        pageType: 'landing',
        landerApiLanguage: 'lv',
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
        tags: [1, 2],
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

export const getCheckLandingResponseMock = (): CheckLanding200 => ({
  data: {
    url: 'https://nova-wallet.example/quiz?click_id=01k7x9q2m4',
    isReachable: true,
    failure: null,
    status: 200,
    took: 212,
  },
});

export const getListLandingHistoryResponseMock = (): ListLandingHistory200 => ({
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

export const getListLandingsMockHandler = (overrideResponse?: ListLandings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLandings200> | ListLandings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/landings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLandingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateLandingsMockHandler = (overrideResponse?: CreateLandings201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateLandings201> | CreateLandings201), options?: RequestHandlerOptions) => {
  return http.put('*/user/landings', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateLandingsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditLandingsMockHandler = (overrideResponse?: EditLandings200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditLandings200> | EditLandings200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/landings', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditLandingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfLandingsMockHandler = (overrideResponse?: ChangeStatusOfLandings200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfLandings200> | ChangeStatusOfLandings200), options?: RequestHandlerOptions) => {
  return http.post('*/user/landings/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfLandingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneLandingsMockHandler = (overrideResponse?: CloneLandings200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneLandings200> | CloneLandings200), options?: RequestHandlerOptions) => {
  return http.post('*/user/landings/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneLandingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditSieveOfLandingsMockHandler = (overrideResponse?: EditSieveOfLandings200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditSieveOfLandings200> | EditSieveOfLandings200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/landings/edit_sieve', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditSieveOfLandingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportLandingsMockHandler = (overrideResponse?: ExportLandings201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportLandings201> | ExportLandings201), options?: RequestHandlerOptions) => {
  return http.post('*/user/landings/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportLandingsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadLandingMockHandler = (overrideResponse?: ReadLanding200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLanding200> | ReadLanding200), options?: RequestHandlerOptions) => {
  return http.get('*/user/landings/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLandingResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditLandingMockHandler = (overrideResponse?: EditLanding200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditLanding200> | EditLanding200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/landings/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditLandingResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCheckLandingMockHandler = (overrideResponse?: CheckLanding200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckLanding200> | CheckLanding200), options?: RequestHandlerOptions) => {
  return http.post('*/user/landings/:id/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCheckLandingResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListLandingHistoryMockHandler = (overrideResponse?: ListLandingHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLandingHistory200> | ListLandingHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/landings/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLandingHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getLandingMock = () => [
  getListLandingsMockHandler(),
  getCreateLandingsMockHandler(),
  getEditLandingsMockHandler(),
  getChangeStatusOfLandingsMockHandler(),
  getCloneLandingsMockHandler(),
  getEditSieveOfLandingsMockHandler(),
  getExportLandingsMockHandler(),
  getReadLandingMockHandler(),
  getEditLandingMockHandler(),
  getCheckLandingMockHandler(),
  getListLandingHistoryMockHandler()
];
