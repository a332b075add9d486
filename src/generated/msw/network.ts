// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type EditGeneralSettings200 = operations['editGeneralSettings']['responses'][200]['content']['application/json'];
type ListGeneralSettingsHistory200 = operations['listGeneralSettingsHistory']['responses'][200]['content']['application/json'];
type ReadApiSettings200 = operations['readApiSettings']['responses'][200]['content']['application/json'];
type ReadGeneralSettings200 = operations['readGeneralSettings']['responses'][200]['content']['application/json'];

export const getReadApiSettingsResponseMock = (): ReadApiSettings200 => ({
  data: {
    name: 'Sluice',
    customerId: null,
    logoUrl: null,
    faviconUrl: null,
    apiDomain: null,
    objectStorageDomain: null,
    frontendVersionTs: 1767225600,
    trialExpireAt: null,
    registration: 'open',
    passwordMinimum: 8,
  },
});

export const getReadGeneralSettingsResponseMock = (): ReadGeneralSettings200 => ({
  data: {
    name: 'Sluice',
    logoUrl: null,
    faviconUrl: null,
    apiDomain: null,
    baseCurrency: 'USD',
    passwordMinimum: 8,
    registration: 'moderated',
    registrationRole: null,
    apiDomains: [],
    version: 1,
  },
});

export const getEditGeneralSettingsResponseMock = (): EditGeneralSettings200 => ({
  data: {
    items: [
      {
        name: 'Sluice',
        logoUrl: null,
        faviconUrl: null,
        apiDomain: null,
        baseCurrency: 'USD',
        passwordMinimum: 8,
        registration: 'open',
        registrationRole: null,
        apiDomains: [],
        version: 2,
      },
    ],
  },
});

export const getListGeneralSettingsHistoryResponseMock = (): ListGeneralSettingsHistory200 => ({
  data: {
    items: [
      {
        id: 7,
        at: 1767225600,
        user: 1,
        userName: 'Anna Berzina',
        impersonator: null,
        impersonatorName: null,
        action: 'edit',
        version: 2,
        changes: { registration: ['moderated', 'open'] },
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadApiSettingsMockHandler = (overrideResponse?: ReadApiSettings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadApiSettings200> | ReadApiSettings200), options?: RequestHandlerOptions) => {
  return http.get('*/public/tenant/api-settings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadApiSettingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadGeneralSettingsMockHandler = (overrideResponse?: ReadGeneralSettings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadGeneralSettings200> | ReadGeneralSettings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/settings/general', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadGeneralSettingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditGeneralSettingsMockHandler = (overrideResponse?: EditGeneralSettings200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditGeneralSettings200> | EditGeneralSettings200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/settings/general', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditGeneralSettingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListGeneralSettingsHistoryMockHandler = (overrideResponse?: ListGeneralSettingsHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGeneralSettingsHistory200> | ListGeneralSettingsHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/settings/general/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListGeneralSettingsHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getNetworkMock = () => [
  getReadApiSettingsMockHandler(),
  getReadGeneralSettingsMockHandler(),
  getEditGeneralSettingsMockHandler(),
  getListGeneralSettingsHistoryMockHandler()
];
