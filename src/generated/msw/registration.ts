// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CheckEmail200 = operations['checkEmail']['responses'][200]['content']['application/json'];
type SignUp201 = operations['signUp']['responses'][201]['content']['application/json'];

export const getSignUpResponseMock = (): SignUp201 => ({
  data: {
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    refreshToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
    extraInfo: { status: 'active', trafficBlocked: true, frontendVersionTs: 1767225600 },
  },
});

export const getCheckEmailResponseMock = (): CheckEmail200 => ({ data: { free: true } });

export const getSignUpMockHandler = (overrideResponse?: SignUp201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignUp201> | SignUp201), options?: RequestHandlerOptions) => {
  return http.post('*/public/sign-up', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSignUpResponseMock(),
      { status: 201
    })
    }, options);
};

export const getCheckEmailMockHandler = (overrideResponse?: CheckEmail200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckEmail200> | CheckEmail200), options?: RequestHandlerOptions) => {
  return http.post('*/public/users/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCheckEmailResponseMock(),
      { status: 200
    })
    }, options);
};
export const getRegistrationMock = () => [
  getSignUpMockHandler(),
  getCheckEmailMockHandler()
];
