// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfAdvertiserAssignments200 = operations['changeStatusOfAdvertiserAssignments']['responses'][200]['content']['application/json'];
type CreateAdvertiserAssignments201 = operations['createAdvertiserAssignments']['responses'][201]['content']['application/json'];
type EditAdvertiserAssignments200 = operations['editAdvertiserAssignments']['responses'][200]['content']['application/json'];
type EditSieveOfAdvertiserAssignments200 = operations['editSieveOfAdvertiserAssignments']['responses'][200]['content']['application/json'];
type ExportAdvertiserAssignments201 = operations['exportAdvertiserAssignments']['responses'][201]['content']['application/json'];
type ListAdvertiserAssignmentHistory200 = operations['listAdvertiserAssignmentHistory']['responses'][200]['content']['application/json'];
type ListAdvertiserAssignments200 = operations['listAdvertiserAssignments']['responses'][200]['content']['application/json'];
type ReadAdvertiserAssignment200 = operations['readAdvertiserAssignment']['responses'][200]['content']['application/json'];

export const getListAdvertiserAssignmentsResponseMock = (): ListAdvertiserAssignments200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
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

export const getCreateAdvertiserAssignmentsResponseMock = (): CreateAdvertiserAssignments201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
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

export const getEditAdvertiserAssignmentsResponseMock = (): EditAdvertiserAssignments200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
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

export const getChangeStatusOfAdvertiserAssignmentsResponseMock = (): ChangeStatusOfAdvertiserAssignments200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
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

export const getEditSieveOfAdvertiserAssignmentsResponseMock = (): EditSieveOfAdvertiserAssignments200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        advertiser: 1,
        integration: 1,
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

export const getExportAdvertiserAssignmentsResponseMock = (): ExportAdvertiserAssignments201 => ({
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

export const getReadAdvertiserAssignmentResponseMock = (): ReadAdvertiserAssignment200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    offer: 1,
    advertiser: 1,
    integration: 1,
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

export const getListAdvertiserAssignmentHistoryResponseMock = (): ListAdvertiserAssignmentHistory200 => ({
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

export const getListAdvertiserAssignmentsMockHandler = (overrideResponse?: ListAdvertiserAssignments200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertiserAssignments200> | ListAdvertiserAssignments200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_assignments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertiserAssignmentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateAdvertiserAssignmentsMockHandler = (overrideResponse?: CreateAdvertiserAssignments201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateAdvertiserAssignments201> | CreateAdvertiserAssignments201), options?: RequestHandlerOptions) => {
  return http.put('*/user/advertiser_assignments', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateAdvertiserAssignmentsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditAdvertiserAssignmentsMockHandler = (overrideResponse?: EditAdvertiserAssignments200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditAdvertiserAssignments200> | EditAdvertiserAssignments200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/advertiser_assignments', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditAdvertiserAssignmentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfAdvertiserAssignmentsMockHandler = (overrideResponse?: ChangeStatusOfAdvertiserAssignments200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfAdvertiserAssignments200> | ChangeStatusOfAdvertiserAssignments200), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertiser_assignments/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfAdvertiserAssignmentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditSieveOfAdvertiserAssignmentsMockHandler = (overrideResponse?: EditSieveOfAdvertiserAssignments200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditSieveOfAdvertiserAssignments200> | EditSieveOfAdvertiserAssignments200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/advertiser_assignments/edit_sieve', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditSieveOfAdvertiserAssignmentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportAdvertiserAssignmentsMockHandler = (overrideResponse?: ExportAdvertiserAssignments201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportAdvertiserAssignments201> | ExportAdvertiserAssignments201), options?: RequestHandlerOptions) => {
  return http.post('*/user/advertiser_assignments/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportAdvertiserAssignmentsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadAdvertiserAssignmentMockHandler = (overrideResponse?: ReadAdvertiserAssignment200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAdvertiserAssignment200> | ReadAdvertiserAssignment200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_assignments/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAdvertiserAssignmentResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListAdvertiserAssignmentHistoryMockHandler = (overrideResponse?: ListAdvertiserAssignmentHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAdvertiserAssignmentHistory200> | ListAdvertiserAssignmentHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/advertiser_assignments/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAdvertiserAssignmentHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAdvertiserAssignmentMock = () => [
  getListAdvertiserAssignmentsMockHandler(),
  getCreateAdvertiserAssignmentsMockHandler(),
  getEditAdvertiserAssignmentsMockHandler(),
  getChangeStatusOfAdvertiserAssignmentsMockHandler(),
  getEditSieveOfAdvertiserAssignmentsMockHandler(),
  getExportAdvertiserAssignmentsMockHandler(),
  getReadAdvertiserAssignmentMockHandler(),
  getListAdvertiserAssignmentHistoryMockHandler()
];
