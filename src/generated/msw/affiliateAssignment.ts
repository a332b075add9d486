// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfAffiliateAssignments200 = operations['changeStatusOfAffiliateAssignments']['responses'][200]['content']['application/json'];
type CreateAffiliateAssignments201 = operations['createAffiliateAssignments']['responses'][201]['content']['application/json'];
type EditAffiliateAssignments200 = operations['editAffiliateAssignments']['responses'][200]['content']['application/json'];
type EditSieveOfAffiliateAssignments200 = operations['editSieveOfAffiliateAssignments']['responses'][200]['content']['application/json'];
type ExportAffiliateAssignments201 = operations['exportAffiliateAssignments']['responses'][201]['content']['application/json'];
type ListAffiliateAssignmentHistory200 = operations['listAffiliateAssignmentHistory']['responses'][200]['content']['application/json'];
type ListAffiliateAssignments200 = operations['listAffiliateAssignments']['responses'][200]['content']['application/json'];
type ReadAffiliateAssignment200 = operations['readAffiliateAssignment']['responses'][200]['content']['application/json'];

export const getListAffiliateAssignmentsResponseMock = (): ListAffiliateAssignments200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        affiliate: 1,
        team: 1,
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

export const getCreateAffiliateAssignmentsResponseMock = (): CreateAffiliateAssignments201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        affiliate: 1,
        team: 1,
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

export const getEditAffiliateAssignmentsResponseMock = (): EditAffiliateAssignments200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        affiliate: 1,
        team: 1,
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

export const getChangeStatusOfAffiliateAssignmentsResponseMock = (): ChangeStatusOfAffiliateAssignments200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        affiliate: 1,
        team: 1,
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

export const getEditSieveOfAffiliateAssignmentsResponseMock = (): EditSieveOfAffiliateAssignments200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        affiliate: 1,
        team: 1,
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

export const getExportAffiliateAssignmentsResponseMock = (): ExportAffiliateAssignments201 => ({
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

export const getReadAffiliateAssignmentResponseMock = (): ReadAffiliateAssignment200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    offer: 1,
    affiliate: 1,
    team: 1,
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

export const getListAffiliateAssignmentHistoryResponseMock = (): ListAffiliateAssignmentHistory200 => ({
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

export const getListAffiliateAssignmentsMockHandler = (overrideResponse?: ListAffiliateAssignments200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAffiliateAssignments200> | ListAffiliateAssignments200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_assignments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAffiliateAssignmentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateAffiliateAssignmentsMockHandler = (overrideResponse?: CreateAffiliateAssignments201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateAffiliateAssignments201> | CreateAffiliateAssignments201), options?: RequestHandlerOptions) => {
  return http.put('*/user/affiliate_assignments', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateAffiliateAssignmentsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditAffiliateAssignmentsMockHandler = (overrideResponse?: EditAffiliateAssignments200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditAffiliateAssignments200> | EditAffiliateAssignments200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/affiliate_assignments', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditAffiliateAssignmentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfAffiliateAssignmentsMockHandler = (overrideResponse?: ChangeStatusOfAffiliateAssignments200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfAffiliateAssignments200> | ChangeStatusOfAffiliateAssignments200), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_assignments/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfAffiliateAssignmentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditSieveOfAffiliateAssignmentsMockHandler = (overrideResponse?: EditSieveOfAffiliateAssignments200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditSieveOfAffiliateAssignments200> | EditSieveOfAffiliateAssignments200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/affiliate_assignments/edit_sieve', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditSieveOfAffiliateAssignmentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAffiliateAssignmentsMockHandler = (overrideResponse?: ExportAffiliateAssignments201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAffiliateAssignments201> | ExportAffiliateAssignments201), options?: RequestHandlerOptions) => {
  return http.post('*/user/affiliate_assignments/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAffiliateAssignmentsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAffiliateAssignmentMockHandler = (overrideResponse?: ReadAffiliateAssignment200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAffiliateAssignment200> | ReadAffiliateAssignment200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_assignments/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAffiliateAssignmentResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListAffiliateAssignmentHistoryMockHandler = (overrideResponse?: ListAffiliateAssignmentHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAffiliateAssignmentHistory200> | ListAffiliateAssignmentHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/affiliate_assignments/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAffiliateAssignmentHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAffiliateAssignmentMock = () => [
  getListAffiliateAssignmentsMockHandler(),
  getCreateAffiliateAssignmentsMockHandler(),
  getEditAffiliateAssignmentsMockHandler(),
  getChangeStatusOfAffiliateAssignmentsMockHandler(),
  getEditSieveOfAffiliateAssignmentsMockHandler(),
  getExportAffiliateAssignmentsMockHandler(),
  getReadAffiliateAssignmentMockHandler(),
  getListAffiliateAssignmentHistoryMockHandler()
];
