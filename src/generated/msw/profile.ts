// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type EditMe200 = operations['editMe']['responses'][200]['content']['application/json'];
type ReadMe200 = operations['readMe']['responses'][200]['content']['application/json'];

export const getReadMeResponseMock = (): ReadMe200 => ({
  data: {
    id: 1,
    firstName: 'Anna',
    lastName: 'Berzina',
    fullName: 'Anna Berzina',
    email: 'person1@example.com',
    role: { id: 1, title: 'Administrator', type: 'admin' },
    roleType: 'admin',
    permissions: ['front.dashboard.read', 'offer.read'],
    timezone: 'Europe/Riga',
    language: 'en',
    status: 'active',
    trafficBlocked: false,
    impersonator: null,
  },
});

export const getEditMeResponseMock = (): EditMe200 => ({
  data: {
    items: [
      {
        id: 1,
        firstName: 'Anna',
        lastName: 'Berzina',
        fullName: 'Anna Berzina',
        email: 'person1@example.com',
        role: { id: 1, title: 'Administrator', type: 'admin' },
        roleType: 'admin',
        permissions: ['front.dashboard.read', 'offer.read'],
        timezone: 'Europe/Riga',
        language: 'en',
        status: 'active',
        trafficBlocked: false,
        impersonator: null,
      },
    ],
  },
});

export const getReadMeMockHandler = (overrideResponse?: ReadMe200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadMe200> | ReadMe200), options?: RequestHandlerOptions) => {
  return http.get('*/user/users/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadMeResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditMeMockHandler = (overrideResponse?: EditMe200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditMe200> | EditMe200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/users/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditMeResponseMock(),
      { status: 200
    })
    }, options);
};
export const getProfileMock = () => [
  getReadMeMockHandler(),
  getEditMeMockHandler()
];
