// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListErasures200 = operations['listErasures']['responses'][200]['content']['application/json'];
type ReadErasure200 = operations['readErasure']['responses'][200]['content']['application/json'];

export const getListErasuresResponseMock = (): ListErasures200 => ({
  data: {
    items: [
      {
        id: 1,
        user: 1,
        impersonator: 1,
        leads: 1,
        attempts: 1,
        conversions: 1,
        postbacks: 1,
        changes: 1,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadErasureResponseMock = (): ReadErasure200 => ({
  data: {
    id: 1,
    user: 1,
    impersonator: 1,
    leads: 1,
    attempts: 1,
    conversions: 1,
    postbacks: 1,
    changes: 1,
    createdAt: 1767225600,
  },
});

export const getListErasuresMockHandler = (overrideResponse?: ListErasures200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListErasures200> | ListErasures200), options?: RequestHandlerOptions) => {
  return http.get('*/user/erasures', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListErasuresResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadErasureMockHandler = (overrideResponse?: ReadErasure200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadErasure200> | ReadErasure200), options?: RequestHandlerOptions) => {
  return http.get('*/user/erasures/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadErasureResponseMock(),
      { status: 200
    })
    }, options);
};
export const getErasureMock = () => [
  getListErasuresMockHandler(),
  getReadErasureMockHandler()
];
