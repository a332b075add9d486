// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ReadApiSettings200 = operations['readApiSettings']['responses'][200]['content']['application/json'];

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
    chatScriptUrl: null,
    chatId: null,
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
export const getNetworkMock = () => [
  getReadApiSettingsMockHandler()
];
