// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type AttachCreativeFile200 = operations['attachCreativeFile']['responses'][200]['content']['application/json'];
type ChangeStatusOfCreatives200 = operations['changeStatusOfCreatives']['responses'][200]['content']['application/json'];
type CreateCreatives201 = operations['createCreatives']['responses'][201]['content']['application/json'];
type EditCreatives200 = operations['editCreatives']['responses'][200]['content']['application/json'];
type EditSieveOfCreatives200 = operations['editSieveOfCreatives']['responses'][200]['content']['application/json'];
type ExportCreatives201 = operations['exportCreatives']['responses'][201]['content']['application/json'];
type ListCreativeHistory200 = operations['listCreativeHistory']['responses'][200]['content']['application/json'];
type ListCreatives200 = operations['listCreatives']['responses'][200]['content']['application/json'];
type ReadCreative200 = operations['readCreative']['responses'][200]['content']['application/json'];

export const getListCreativesResponseMock = (): ListCreatives200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        type: 'file',
        description: 'Description 1',
        url: 'https://example.com/page-1',
        text: 'Text 1',
        fileName: 'File 1',
        contentType: 'Content type 1',
        bytes: 1,
        previewUrl: 'https://example.com/page-1',
        downloads: 0,
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

export const getCreateCreativesResponseMock = (): CreateCreatives201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        type: 'file',
        description: 'Description 1',
        url: 'https://example.com/page-1',
        text: 'Text 1',
        fileName: 'File 1',
        contentType: 'Content type 1',
        bytes: 1,
        previewUrl: 'https://example.com/page-1',
        downloads: 0,
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

export const getEditCreativesResponseMock = (): EditCreatives200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        type: 'file',
        description: 'Description 1',
        url: 'https://example.com/page-1',
        text: 'Text 1',
        fileName: 'File 1',
        contentType: 'Content type 1',
        bytes: 1,
        previewUrl: 'https://example.com/page-1',
        downloads: 0,
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

export const getChangeStatusOfCreativesResponseMock = (): ChangeStatusOfCreatives200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        type: 'file',
        description: 'Description 1',
        url: 'https://example.com/page-1',
        text: 'Text 1',
        fileName: 'File 1',
        contentType: 'Content type 1',
        bytes: 1,
        previewUrl: 'https://example.com/page-1',
        downloads: 0,
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

export const getEditSieveOfCreativesResponseMock = (): EditSieveOfCreatives200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        type: 'file',
        description: 'Description 1',
        url: 'https://example.com/page-1',
        text: 'Text 1',
        fileName: 'File 1',
        contentType: 'Content type 1',
        bytes: 1,
        previewUrl: 'https://example.com/page-1',
        downloads: 0,
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

export const getExportCreativesResponseMock = (): ExportCreatives201 => ({
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

export const getReadCreativeResponseMock = (): ReadCreative200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    offer: 1,
    type: 'file',
    description: 'Description 1',
    url: 'https://example.com/page-1',
    text: 'Text 1',
    fileName: 'File 1',
    contentType: 'Content type 1',
    bytes: 1,
    previewUrl: 'https://example.com/page-1',
    downloads: 0,
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

export const getAttachCreativeFileResponseMock = (): AttachCreativeFile200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    offer: 1,
    type: 'image',
    description: 'Description 1',
    url: 'https://example.com/page-1',
    text: 'Text 1',
    fileName: 'File 1',
    contentType: 'Content type 1',
    bytes: 1,
    previewUrl: 'https://example.com/page-1',
    downloads: 1,
    countries: ['LV'],
    countriesMode: 'only',
    languages: ['lv'],
    languagesMode: 'only',
    trafficSources: [],
    trafficSourcesMode: 'only',
    schedule: {
      timezone: 'Europe/Riga',
      ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
    },
    weight: 1,
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

export const getListCreativeHistoryResponseMock = (): ListCreativeHistory200 => ({
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

export const getListCreativesMockHandler = (overrideResponse?: ListCreatives200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCreatives200> | ListCreatives200), options?: RequestHandlerOptions) => {
  return http.get('*/user/creatives', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCreativesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateCreativesMockHandler = (overrideResponse?: CreateCreatives201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateCreatives201> | CreateCreatives201), options?: RequestHandlerOptions) => {
  return http.put('*/user/creatives', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateCreativesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditCreativesMockHandler = (overrideResponse?: EditCreatives200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditCreatives200> | EditCreatives200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/creatives', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditCreativesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfCreativesMockHandler = (overrideResponse?: ChangeStatusOfCreatives200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfCreatives200> | ChangeStatusOfCreatives200), options?: RequestHandlerOptions) => {
  return http.post('*/user/creatives/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfCreativesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditSieveOfCreativesMockHandler = (overrideResponse?: EditSieveOfCreatives200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditSieveOfCreatives200> | EditSieveOfCreatives200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/creatives/edit_sieve', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditSieveOfCreativesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportCreativesMockHandler = (overrideResponse?: ExportCreatives201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportCreatives201> | ExportCreatives201), options?: RequestHandlerOptions) => {
  return http.post('*/user/creatives/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportCreativesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadCreativeMockHandler = (overrideResponse?: ReadCreative200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCreative200> | ReadCreative200), options?: RequestHandlerOptions) => {
  return http.get('*/user/creatives/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCreativeResponseMock(),
      { status: 200
    })
    }, options);
};

export const getAttachCreativeFileMockHandler = (overrideResponse?: AttachCreativeFile200 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<AttachCreativeFile200> | AttachCreativeFile200), options?: RequestHandlerOptions) => {
  return http.put('*/user/creatives/:id/file', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getAttachCreativeFileResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListCreativeHistoryMockHandler = (overrideResponse?: ListCreativeHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCreativeHistory200> | ListCreativeHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/creatives/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCreativeHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCreativeMock = () => [
  getListCreativesMockHandler(),
  getCreateCreativesMockHandler(),
  getEditCreativesMockHandler(),
  getChangeStatusOfCreativesMockHandler(),
  getEditSieveOfCreativesMockHandler(),
  getExportCreativesMockHandler(),
  getReadCreativeMockHandler(),
  getAttachCreativeFileMockHandler(),
  getListCreativeHistoryMockHandler()
];
