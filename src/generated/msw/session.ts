// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type Impersonate200 = operations['impersonate']['responses'][200]['content']['application/json'];
type Login200 = operations['login']['responses'][200]['content']['application/json'];
type Logout200 = operations['logout']['responses'][200]['content']['application/json'];
type RecoverPassword200 = operations['recoverPassword']['responses'][200]['content']['application/json'];
type Refresh200 = operations['refresh']['responses'][200]['content']['application/json'];
type SetNewPassword200 = operations['setNewPassword']['responses'][200]['content']['application/json'];

export const getLoginResponseMock = (): Login200 => ({
  data: {
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    refreshToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    extraInfo: { status: 'active', trafficBlocked: false, frontendVersionTs: 1767225600 },
  },
});

export const getLogoutResponseMock = (): Logout200 => ({ data: null });

export const getSetNewPasswordResponseMock = (): SetNewPassword200 => ({ data: null });

export const getRecoverPasswordResponseMock = (): RecoverPassword200 => ({ data: null });

export const getRefreshResponseMock = (): Refresh200 => ({
  data: {
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    refreshToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    extraInfo: { status: 'active', trafficBlocked: false, frontendVersionTs: 1767225600 },
  },
});

export const getImpersonateResponseMock = (): Impersonate200 => ({
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

export const getSetNewPasswordMockHandler = (overrideResponse?: SetNewPassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetNewPassword200> | SetNewPassword200), options?: RequestHandlerOptions) => {
  return http.post('*/public/password/new', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSetNewPasswordResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRecoverPasswordMockHandler = (overrideResponse?: RecoverPassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoverPassword200> | RecoverPassword200), options?: RequestHandlerOptions) => {
  return http.post('*/public/password/recovery', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRecoverPasswordResponseMock(),
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

export const getImpersonateMockHandler = (overrideResponse?: Impersonate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Impersonate200> | Impersonate200), options?: RequestHandlerOptions) => {
  return http.post('*/user/impersonate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getImpersonateResponseMock(),
      { status: 200
    })
    }, options);
};
export const getSessionMock = () => [
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getSetNewPasswordMockHandler(),
  getRecoverPasswordMockHandler(),
  getRefreshMockHandler(),
  getImpersonateMockHandler()
];
