// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type Login200 = operations['login']['responses'][200]['content']['application/json'];
type Logout200 = operations['logout']['responses'][200]['content']['application/json'];
type Refresh200 = operations['refresh']['responses'][200]['content']['application/json'];

export const getLoginResponseMock = (): Login200 => ({
  data: {
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    refreshToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    extraInfo: { status: 'active', trafficBlocked: false, frontendVersionTs: 1767225600 },
  },
});

export const getLogoutResponseMock = (): Logout200 => ({ data: null });

export const getRefreshResponseMock = (): Refresh200 => ({
  data: {
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    refreshToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    extraInfo: { status: 'active', trafficBlocked: false, frontendVersionTs: 1767225600 },
  },
});

export const getLoginMockHandler = (overrideResponse?: Login200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Login200> | Login200), options?: RequestHandlerOptions) => {
  return http.post('*/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getLoginResponseMock(),
      { status: 200
    })
    }, options);
};

export const getLogoutMockHandler = (overrideResponse?: Logout200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Logout200> | Logout200), options?: RequestHandlerOptions) => {
  return http.post('*/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getLogoutResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRefreshMockHandler = (overrideResponse?: Refresh200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Refresh200> | Refresh200), options?: RequestHandlerOptions) => {
  return http.post('*/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRefreshResponseMock(),
      { status: 200
    })
    }, options);
};
export const getSessionMock = () => [
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getRefreshMockHandler()
];
