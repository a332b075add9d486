// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListContactViews200 = operations['listContactViews']['responses'][200]['content']['application/json'];
type ReadContactView200 = operations['readContactView']['responses'][200]['content']['application/json'];

export const getListContactViewsResponseMock = (): ListContactViews200 => ({
  data: {
    items: [
      {
        id: 1,
        lead: 1,
        affiliate: 1,
        user: 1,
        impersonator: 1,
        purpose: 'shown',
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadContactViewResponseMock = (): ReadContactView200 => ({
  data: {
    id: 1,
    lead: 1,
    affiliate: 1,
    user: 1,
    impersonator: 1,
    purpose: 'shown',
    createdAt: 1767225600,
  },
});

export const getListContactViewsMockHandler = (overrideResponse?: ListContactViews200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListContactViews200> | ListContactViews200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/contact_views', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListContactViewsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadContactViewMockHandler = (overrideResponse?: ReadContactView200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadContactView200> | ReadContactView200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/contact_views/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadContactViewResponseMock(),
      { status: 200
    })
    }, options);
};
export const getContactViewMock = () => [
  getListContactViewsMockHandler(),
  getReadContactViewMockHandler()
];
