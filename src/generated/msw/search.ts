// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type Search200 = operations['search']['responses'][200]['content']['application/json'];

export const getSearchResponseMock = (): Search200 => ({
  data: {
    items: [
      {
        view: 'affiliate',
        entity: 'user',
        hits: [
          {
            id: 12,
            title: 'Ivan Petrov',
            subtitle: 'ivan@example.com',
            type: 'affiliate',
            status: 'active',
          },
        ],
      },
    ],
  },
});

export const getSearchMockHandler = (overrideResponse?: Search200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Search200> | Search200), options?: RequestHandlerOptions) => {
  return http.get('*/user/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSearchResponseMock(),
      { status: 200
    })
    }, options);
};
export const getSearchMock = () => [
  getSearchMockHandler()
];
