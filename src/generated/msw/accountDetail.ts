// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListAccountDetailHistory200 = operations['listAccountDetailHistory']['responses'][200]['content']['application/json'];
type ListAccountDetails200 = operations['listAccountDetails']['responses'][200]['content']['application/json'];
type ReadAccountDetail200 = operations['readAccountDetail']['responses'][200]['content']['application/json'];

export const getListAccountDetailsResponseMock = (): ListAccountDetails200 => ({
  data: {
    items: [
      {
        id: 1,
        withdrawalMethod: 1,
        field: 1,
        value: 'Value 1',
        secretValueSetAt: 1767225600,
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

export const getReadAccountDetailResponseMock = (): ReadAccountDetail200 => ({
  data: {
    id: 1,
    withdrawalMethod: 1,
    field: 1,
    value: 'Value 1',
    secretValueSetAt: 1767225600,
    position: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListAccountDetailHistoryResponseMock = (): ListAccountDetailHistory200 => ({
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

export const getListAccountDetailsMockHandler = (overrideResponse?: ListAccountDetails200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAccountDetails200> | ListAccountDetails200), options?: RequestHandlerOptions) => {
  return http.get('*/user/account_details', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAccountDetailsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadAccountDetailMockHandler = (overrideResponse?: ReadAccountDetail200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAccountDetail200> | ReadAccountDetail200), options?: RequestHandlerOptions) => {
  return http.get('*/user/account_details/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAccountDetailResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListAccountDetailHistoryMockHandler = (overrideResponse?: ListAccountDetailHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAccountDetailHistory200> | ListAccountDetailHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/account_details/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListAccountDetailHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getAccountDetailMock = () => [
  getListAccountDetailsMockHandler(),
  getReadAccountDetailMockHandler(),
  getListAccountDetailHistoryMockHandler()
];
