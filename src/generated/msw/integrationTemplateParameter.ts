// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListIntegrationTemplateParameterHistory200 = operations['listIntegrationTemplateParameterHistory']['responses'][200]['content']['application/json'];
type ListIntegrationTemplateParameters200 = operations['listIntegrationTemplateParameters']['responses'][200]['content']['application/json'];
type ReadIntegrationTemplateParameter200 = operations['readIntegrationTemplateParameter']['responses'][200]['content']['application/json'];

export const getListIntegrationTemplateParametersResponseMock = (): ListIntegrationTemplateParameters200 => ({
  data: {
    items: [
      {
        id: 1,
        integrationTemplate: 1,
        title: 'Parameter 1',
        key: 'Name_in_requests_1',
        type: 'text',
        placement: 'body',
        prefix: 'Prefix 1',
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

export const getReadIntegrationTemplateParameterResponseMock = (): ReadIntegrationTemplateParameter200 => ({
  data: {
    id: 1,
    integrationTemplate: 1,
    title: 'Parameter 1',
    key: 'Name_in_requests_1',
    type: 'text',
    placement: 'body',
    prefix: 'Prefix 1',
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

export const getListIntegrationTemplateParameterHistoryResponseMock = (): ListIntegrationTemplateParameterHistory200 => ({
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

export const getListIntegrationTemplateParametersMockHandler = (overrideResponse?: ListIntegrationTemplateParameters200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationTemplateParameters200> | ListIntegrationTemplateParameters200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_parameters', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationTemplateParametersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadIntegrationTemplateParameterMockHandler = (overrideResponse?: ReadIntegrationTemplateParameter200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegrationTemplateParameter200> | ReadIntegrationTemplateParameter200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_parameters/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationTemplateParameterResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationTemplateParameterHistoryMockHandler = (overrideResponse?: ListIntegrationTemplateParameterHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationTemplateParameterHistory200> | ListIntegrationTemplateParameterHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_parameters/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationTemplateParameterHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getIntegrationTemplateParameterMock = () => [
  getListIntegrationTemplateParametersMockHandler(),
  getReadIntegrationTemplateParameterMockHandler(),
  getListIntegrationTemplateParameterHistoryMockHandler()
];
