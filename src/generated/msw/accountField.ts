// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListAccountFieldHistory200 = operations['listAccountFieldHistory']['responses'][200]['content']['application/json'];
type ListAccountFields200 = operations['listAccountFields']['responses'][200]['content']['application/json'];
type ReadAccountField200 = operations['readAccountField']['responses'][200]['content']['application/json'];

export const getListAccountFieldsResponseMock = (): ListAccountFields200 => ({
  data: {
    items: [
      {
        id: 1,
        paymentMethod: 1,
        title: 'Field 1',
        titleRu: 'Field in Russian 1',
        format: 'text',
        required: true,
        secret: false,
        position: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadAccountFieldResponseMock = (): ReadAccountField200 => ({
  data: {
    id: 1,
    paymentMethod: 1,
    title: 'Field 1',
    titleRu: 'Field in Russian 1',
    format: 'text',
    required: true,
    secret: false,
    position: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListAccountFieldHistoryResponseMock = (): ListAccountFieldHistory200 => ({
  data: {
    items: [
      {
        id: 7,
        at: 1767225600,
        user: 1,
        userName: 'Anna Berzina',
        impersonator: null,
        impersonatorName: null,
        scheduledChange: null,
        scheduledReason: null,
        action: 'edit',
        version: 2,
        changes: { title: ['Old title', 'New title'] },
      },
    ],
  },
});

export const getListAccountFieldsMockHandler = (overrideResponse?: ListAccountFields200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAccountFields200> | ListAccountFields200), options?: RequestHandlerOptions) => {
  return http.get('*/user/account_fields', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAccountFieldsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadAccountFieldMockHandler = (overrideResponse?: ReadAccountField200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAccountField200> | ReadAccountField200), options?: RequestHandlerOptions) => {
  return http.get('*/user/account_fields/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAccountFieldResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListAccountFieldHistoryMockHandler = (overrideResponse?: ListAccountFieldHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAccountFieldHistory200> | ListAccountFieldHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/account_fields/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAccountFieldHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAccountFieldMock = () => [
  getListAccountFieldsMockHandler(),
  getReadAccountFieldMockHandler(),
  getListAccountFieldHistoryMockHandler()
];
