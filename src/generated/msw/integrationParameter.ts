// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListIntegrationParameterHistory200 = operations['listIntegrationParameterHistory']['responses'][200]['content']['application/json'];
type ListIntegrationParameters200 = operations['listIntegrationParameters']['responses'][200]['content']['application/json'];
type ReadIntegrationParameter200 = operations['readIntegrationParameter']['responses'][200]['content']['application/json'];

export const getListIntegrationParametersResponseMock = (): ListIntegrationParameters200 => ({
  data: {
    items: [
      {
        id: 1,
        integration: 1,
        parameter: 1,
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

export const getReadIntegrationParameterResponseMock = (): ReadIntegrationParameter200 => ({
  data: {
    id: 1,
    integration: 1,
    parameter: 1,
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

export const getListIntegrationParameterHistoryResponseMock = (): ListIntegrationParameterHistory200 => ({
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

export const getListIntegrationParametersMockHandler = (overrideResponse?: ListIntegrationParameters200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationParameters200> | ListIntegrationParameters200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_parameters', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationParametersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadIntegrationParameterMockHandler = (overrideResponse?: ReadIntegrationParameter200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegrationParameter200> | ReadIntegrationParameter200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_parameters/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationParameterResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationParameterHistoryMockHandler = (overrideResponse?: ListIntegrationParameterHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationParameterHistory200> | ListIntegrationParameterHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_parameters/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationParameterHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getIntegrationParameterMock = () => [
  getListIntegrationParametersMockHandler(),
  getReadIntegrationParameterMockHandler(),
  getListIntegrationParameterHistoryMockHandler()
];
