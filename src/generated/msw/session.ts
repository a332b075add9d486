// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type EndOtherSessions200 = operations['endOtherSessions']['responses'][200]['content']['application/json'];
type EndOwnSessions200 = operations['endOwnSessions']['responses'][200]['content']['application/json'];
type Impersonate200 = operations['impersonate']['responses'][200]['content']['application/json'];
type ListOwnSessions200 = operations['listOwnSessions']['responses'][200]['content']['application/json'];
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

export const getListOwnSessionsResponseMock = (): ListOwnSessions200 => ({
  data: {
    items: [
      {
        id: '0198a3c4-5b6d-7e8f-9a0b-1c2d3e4f5061',
        current: true,
        createdAt: 1767225600,
        lastUsedAt: 1767229200,
        expiresAt: 1769817600,
        address: '203.0.113.7',
        browser: 'Firefox',
        system: 'Windows',
        impersonator: null,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getEndOwnSessionsResponseMock = (): EndOwnSessions200 => ({ data: { items: [{ id: '0198a3c4-5b6d-7e8f-9a0b-1c2d3e4f5061' }] } });

export const getEndOtherSessionsResponseMock = (): EndOtherSessions200 => ({ data: { ended: 2 } });

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

export const getListOwnSessionsMockHandler = (overrideResponse?: ListOwnSessions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOwnSessions200> | ListOwnSessions200), options?: RequestHandlerOptions) => {
  return http.get('*/user/users/me/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListOwnSessionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEndOwnSessionsMockHandler = (overrideResponse?: EndOwnSessions200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<EndOwnSessions200> | EndOwnSessions200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/users/me/sessions', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEndOwnSessionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEndOtherSessionsMockHandler = (overrideResponse?: EndOtherSessions200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EndOtherSessions200> | EndOtherSessions200), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/me/sessions/end_others', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEndOtherSessionsResponseMock(),
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
  getImpersonateMockHandler(),
  getListOwnSessionsMockHandler(),
  getEndOwnSessionsMockHandler(),
  getEndOtherSessionsMockHandler()
];
