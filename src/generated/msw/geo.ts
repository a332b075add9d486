// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfGeos200 = operations['changeStatusOfGeos']['responses'][200]['content']['application/json'];
type CloneGeos200 = operations['cloneGeos']['responses'][200]['content']['application/json'];
type CreateGeos201 = operations['createGeos']['responses'][201]['content']['application/json'];
type EditGeos200 = operations['editGeos']['responses'][200]['content']['application/json'];
type ExportGeos201 = operations['exportGeos']['responses'][201]['content']['application/json'];
type ListGeoHistory200 = operations['listGeoHistory']['responses'][200]['content']['application/json'];
type ListGeos200 = operations['listGeos']['responses'][200]['content']['application/json'];
type ReadGeo200 = operations['readGeo']['responses'][200]['content']['application/json'];

export const getListGeosResponseMock = (): ListGeos200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        countries: ['LV'],
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

export const getCreateGeosResponseMock = (): CreateGeos201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        countries: ['LV'],
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

export const getEditGeosResponseMock = (): EditGeos200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        countries: ['LV'],
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

export const getChangeStatusOfGeosResponseMock = (): ChangeStatusOfGeos200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        countries: ['LV'],
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

export const getCloneGeosResponseMock = (): CloneGeos200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        countries: ['LV'],
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

export const getExportGeosResponseMock = (): ExportGeos201 => ({
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

export const getReadGeoResponseMock = (): ReadGeo200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    countries: ['LV'],
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

export const getListGeoHistoryResponseMock = (): ListGeoHistory200 => ({
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

export const getListGeosMockHandler = (overrideResponse?: ListGeos200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGeos200> | ListGeos200), options?: RequestHandlerOptions) => {
  return http.get('*/user/geos', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListGeosResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateGeosMockHandler = (overrideResponse?: CreateGeos201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateGeos201> | CreateGeos201), options?: RequestHandlerOptions) => {
  return http.put('*/user/geos', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateGeosResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditGeosMockHandler = (overrideResponse?: EditGeos200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditGeos200> | EditGeos200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/geos', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditGeosResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfGeosMockHandler = (overrideResponse?: ChangeStatusOfGeos200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfGeos200> | ChangeStatusOfGeos200), options?: RequestHandlerOptions) => {
  return http.post('*/user/geos/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfGeosResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneGeosMockHandler = (overrideResponse?: CloneGeos200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneGeos200> | CloneGeos200), options?: RequestHandlerOptions) => {
  return http.post('*/user/geos/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneGeosResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportGeosMockHandler = (overrideResponse?: ExportGeos201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportGeos201> | ExportGeos201), options?: RequestHandlerOptions) => {
  return http.post('*/user/geos/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportGeosResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadGeoMockHandler = (overrideResponse?: ReadGeo200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadGeo200> | ReadGeo200), options?: RequestHandlerOptions) => {
  return http.get('*/user/geos/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadGeoResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListGeoHistoryMockHandler = (overrideResponse?: ListGeoHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGeoHistory200> | ListGeoHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/geos/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListGeoHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getGeoMock = () => [
  getListGeosMockHandler(),
  getCreateGeosMockHandler(),
  getEditGeosMockHandler(),
  getChangeStatusOfGeosMockHandler(),
  getCloneGeosMockHandler(),
  getExportGeosMockHandler(),
  getReadGeoMockHandler(),
  getListGeoHistoryMockHandler()
];
