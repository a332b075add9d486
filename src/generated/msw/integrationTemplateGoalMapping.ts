// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListIntegrationTemplateGoalMappingHistory200 = operations['listIntegrationTemplateGoalMappingHistory']['responses'][200]['content']['application/json'];
type ListIntegrationTemplateGoalMappings200 = operations['listIntegrationTemplateGoalMappings']['responses'][200]['content']['application/json'];
type ReadIntegrationTemplateGoalMapping200 = operations['readIntegrationTemplateGoalMapping']['responses'][200]['content']['application/json'];

export const getListIntegrationTemplateGoalMappingsResponseMock = (): ListIntegrationTemplateGoalMappings200 => ({
  data: {
    items: [
      {
        id: 1,
        integrationTemplate: 1,
        theirs: 'Their name 1',
        goal: 1,
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

export const getReadIntegrationTemplateGoalMappingResponseMock = (): ReadIntegrationTemplateGoalMapping200 => ({
  data: {
    id: 1,
    integrationTemplate: 1,
    theirs: 'Their name 1',
    goal: 1,
    position: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListIntegrationTemplateGoalMappingHistoryResponseMock = (): ListIntegrationTemplateGoalMappingHistory200 => ({
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

export const getListIntegrationTemplateGoalMappingsMockHandler = (overrideResponse?: ListIntegrationTemplateGoalMappings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationTemplateGoalMappings200> | ListIntegrationTemplateGoalMappings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_goal_mappings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationTemplateGoalMappingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadIntegrationTemplateGoalMappingMockHandler = (overrideResponse?: ReadIntegrationTemplateGoalMapping200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegrationTemplateGoalMapping200> | ReadIntegrationTemplateGoalMapping200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_goal_mappings/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationTemplateGoalMappingResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationTemplateGoalMappingHistoryMockHandler = (overrideResponse?: ListIntegrationTemplateGoalMappingHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationTemplateGoalMappingHistory200> | ListIntegrationTemplateGoalMappingHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_template_goal_mappings/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationTemplateGoalMappingHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getIntegrationTemplateGoalMappingMock = () => [
  getListIntegrationTemplateGoalMappingsMockHandler(),
  getReadIntegrationTemplateGoalMappingMockHandler(),
  getListIntegrationTemplateGoalMappingHistoryMockHandler()
];
