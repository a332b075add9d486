// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListIntegrationTemplateStatusMappingHistory200 = operations['listIntegrationTemplateStatusMappingHistory']['responses'][200]['content']['application/json'];
type ListIntegrationTemplateStatusMappings200 = operations['listIntegrationTemplateStatusMappings']['responses'][200]['content']['application/json'];
type ReadIntegrationTemplateStatusMapping200 = operations['readIntegrationTemplateStatusMapping']['responses'][200]['content']['application/json'];

export const getListIntegrationTemplateStatusMappingsResponseMock = (): ListIntegrationTemplateStatusMappings200 => ({
  data: {
    items: [
      {
        id: 1,
        integrationTemplate: 1,
        theirs: 'Their status 1',
        leadGrade: 1,
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

export const getReadIntegrationTemplateStatusMappingResponseMock = (): ReadIntegrationTemplateStatusMapping200 => ({
  data: {
    id: 1,
    integrationTemplate: 1,
    theirs: 'Their status 1',
    leadGrade: 1,
    position: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListIntegrationTemplateStatusMappingHistoryResponseMock = (): ListIntegrationTemplateStatusMappingHistory200 => ({
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

export const getListIntegrationTemplateStatusMappingsMockHandler = (overrideResponse?: ListIntegrationTemplateStatusMappings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationTemplateStatusMappings200> | ListIntegrationTemplateStatusMappings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_status_mappings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationTemplateStatusMappingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadIntegrationTemplateStatusMappingMockHandler = (overrideResponse?: ReadIntegrationTemplateStatusMapping200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegrationTemplateStatusMapping200> | ReadIntegrationTemplateStatusMapping200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_status_mappings/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationTemplateStatusMappingResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationTemplateStatusMappingHistoryMockHandler = (overrideResponse?: ListIntegrationTemplateStatusMappingHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationTemplateStatusMappingHistory200> | ListIntegrationTemplateStatusMappingHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_status_mappings/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationTemplateStatusMappingHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getIntegrationTemplateStatusMappingMock = () => [
  getListIntegrationTemplateStatusMappingsMockHandler(),
  getReadIntegrationTemplateStatusMappingMockHandler(),
  getListIntegrationTemplateStatusMappingHistoryMockHandler()
];
