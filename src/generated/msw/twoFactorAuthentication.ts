// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type BeginTwoFactor200 = operations['beginTwoFactor']['responses'][200]['content']['application/json'];
type ConfirmTwoFactor200 = operations['confirmTwoFactor']['responses'][200]['content']['application/json'];
type EndTwoFactor200 = operations['endTwoFactor']['responses'][200]['content']['application/json'];
type ReadTwoFactor200 = operations['readTwoFactor']['responses'][200]['content']['application/json'];
type RenewRecoveryCodes200 = operations['renewRecoveryCodes']['responses'][200]['content']['application/json'];

export const getReadTwoFactorResponseMock = (): ReadTwoFactor200 => ({ data: { enabled: true, recoveryCodesLeft: 10 } });

export const getBeginTwoFactorResponseMock = (): BeginTwoFactor200 => ({
  data: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Network:person1%40example.com?secret=JBSWY3DPEHPK3PXP',
  },
});

export const getConfirmTwoFactorResponseMock = (): ConfirmTwoFactor200 => ({ data: { recoveryCodes: ['k7m2q-x9d4t', '3fhw8-pz6ra'] } });

export const getEndTwoFactorResponseMock = (): EndTwoFactor200 => ({ data: null });

export const getRenewRecoveryCodesResponseMock = (): RenewRecoveryCodes200 => ({ data: { recoveryCodes: ['k7m2q-x9d4t', '3fhw8-pz6ra'] } });

export const getReadTwoFactorMockHandler = (overrideResponse?: ReadTwoFactor200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadTwoFactor200> | ReadTwoFactor200), options?: RequestHandlerOptions) => {
  return http.get('*/user/users/me/two_factor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadTwoFactorResponseMock(),
      { status: 200
    })
    }, options);
};

export const getBeginTwoFactorMockHandler = (overrideResponse?: BeginTwoFactor200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BeginTwoFactor200> | BeginTwoFactor200), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/me/two_factor/begin', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getBeginTwoFactorResponseMock(),
      { status: 200
    })
    }, options);
};

export const getConfirmTwoFactorMockHandler = (overrideResponse?: ConfirmTwoFactor200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmTwoFactor200> | ConfirmTwoFactor200), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/me/two_factor/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getConfirmTwoFactorResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEndTwoFactorMockHandler = (overrideResponse?: EndTwoFactor200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EndTwoFactor200> | EndTwoFactor200), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/me/two_factor/end', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEndTwoFactorResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRenewRecoveryCodesMockHandler = (overrideResponse?: RenewRecoveryCodes200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenewRecoveryCodes200> | RenewRecoveryCodes200), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/me/two_factor/recovery_codes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRenewRecoveryCodesResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTwoFactorAuthenticationMock = () => [
  getReadTwoFactorMockHandler(),
  getBeginTwoFactorMockHandler(),
  getConfirmTwoFactorMockHandler(),
  getEndTwoFactorMockHandler(),
  getRenewRecoveryCodesMockHandler()
];
