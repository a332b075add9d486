// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CreatePreferences201 = operations['createPreferences']['responses'][201]['content']['application/json'];
type DeletePreferences200 = operations['deletePreferences']['responses'][200]['content']['application/json'];
type EditPreferences200 = operations['editPreferences']['responses'][200]['content']['application/json'];
type ListPreferenceHistory200 = operations['listPreferenceHistory']['responses'][200]['content']['application/json'];
type ListPreferences200 = operations['listPreferences']['responses'][200]['content']['application/json'];
type ReadPreference200 = operations['readPreference']['responses'][200]['content']['application/json'];

export const getListPreferencesResponseMock = (): ListPreferences200 => ({
  data: {
    items: [
      {
        id: 1,
        type: 'tableSettings',
        user: 1,
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

export const getCreatePreferencesResponseMock = (): CreatePreferences201 => ({
  data: {
    items: [
      {
        id: 1,
        type: 'tableSettings',
        user: 1,
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

export const getEditPreferencesResponseMock = (): EditPreferences200 => ({
  data: {
    items: [
      {
        id: 1,
        type: 'tableSettings',
        user: 1,
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

export const getDeletePreferencesResponseMock = (): DeletePreferences200 => ({ data: { items: [{ id: 1 }] } });

export const getReadPreferenceResponseMock = (): ReadPreference200 => ({
  data: {
    id: 1,
    type: 'tableSettings',
    user: 1,
    settings: {},
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListPreferenceHistoryResponseMock = (): ListPreferenceHistory200 => ({
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

export const getListPreferencesMockHandler = (overrideResponse?: ListPreferences200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPreferences200> | ListPreferences200), options?: RequestHandlerOptions) => {
  return http.get('*/user/preferences', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPreferencesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreatePreferencesMockHandler = (overrideResponse?: CreatePreferences201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreatePreferences201> | CreatePreferences201), options?: RequestHandlerOptions) => {
  return http.put('*/user/preferences', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreatePreferencesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditPreferencesMockHandler = (overrideResponse?: EditPreferences200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditPreferences200> | EditPreferences200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/preferences', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPreferencesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeletePreferencesMockHandler = (overrideResponse?: DeletePreferences200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletePreferences200> | DeletePreferences200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/preferences', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeletePreferencesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadPreferenceMockHandler = (overrideResponse?: ReadPreference200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPreference200> | ReadPreference200), options?: RequestHandlerOptions) => {
  return http.get('*/user/preferences/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPreferenceResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPreferenceHistoryMockHandler = (overrideResponse?: ListPreferenceHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPreferenceHistory200> | ListPreferenceHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/preferences/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPreferenceHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPreferenceMock = () => [
  getListPreferencesMockHandler(),
  getCreatePreferencesMockHandler(),
  getEditPreferencesMockHandler(),
  getDeletePreferencesMockHandler(),
  getReadPreferenceMockHandler(),
  getListPreferenceHistoryMockHandler()
];
