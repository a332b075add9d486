// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CreatePresets201 = operations['createPresets']['responses'][201]['content']['application/json'];
type DeletePresets200 = operations['deletePresets']['responses'][200]['content']['application/json'];
type EditPresets200 = operations['editPresets']['responses'][200]['content']['application/json'];
type ListPresetHistory200 = operations['listPresetHistory']['responses'][200]['content']['application/json'];
type ListPresets200 = operations['listPresets']['responses'][200]['content']['application/json'];
type ReadPreset200 = operations['readPreset']['responses'][200]['content']['application/json'];

export const getListPresetsResponseMock = (): ListPresets200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'table',
        user: 1,
        isShared: false,
        settings: {},
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

export const getCreatePresetsResponseMock = (): CreatePresets201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'table',
        user: 1,
        isShared: false,
        settings: {},
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditPresetsResponseMock = (): EditPresets200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'table',
        user: 1,
        isShared: false,
        settings: {},
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getDeletePresetsResponseMock = (): DeletePresets200 => ({ data: { items: [{ id: 1 }] } });

export const getReadPresetResponseMock = (): ReadPreset200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    type: 'table',
    user: 1,
    isShared: false,
    settings: {},
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListPresetHistoryResponseMock = (): ListPresetHistory200 => ({
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

export const getListPresetsMockHandler = (overrideResponse?: ListPresets200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPresets200> | ListPresets200), options?: RequestHandlerOptions) => {
  return http.get('*/user/presets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPresetsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreatePresetsMockHandler = (overrideResponse?: CreatePresets201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreatePresets201> | CreatePresets201), options?: RequestHandlerOptions) => {
  return http.put('*/user/presets', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreatePresetsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditPresetsMockHandler = (overrideResponse?: EditPresets200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditPresets200> | EditPresets200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/presets', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPresetsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeletePresetsMockHandler = (overrideResponse?: DeletePresets200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletePresets200> | DeletePresets200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/presets', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeletePresetsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadPresetMockHandler = (overrideResponse?: ReadPreset200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPreset200> | ReadPreset200), options?: RequestHandlerOptions) => {
  return http.get('*/user/presets/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPresetResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPresetHistoryMockHandler = (overrideResponse?: ListPresetHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPresetHistory200> | ListPresetHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/presets/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPresetHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPresetMock = () => [
  getListPresetsMockHandler(),
  getCreatePresetsMockHandler(),
  getEditPresetsMockHandler(),
  getDeletePresetsMockHandler(),
  getReadPresetMockHandler(),
  getListPresetHistoryMockHandler()
];
