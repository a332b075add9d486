// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListIntegrationGoalMappingHistory200 = operations['listIntegrationGoalMappingHistory']['responses'][200]['content']['application/json'];
type ListIntegrationGoalMappings200 = operations['listIntegrationGoalMappings']['responses'][200]['content']['application/json'];
type ReadIntegrationGoalMapping200 = operations['readIntegrationGoalMapping']['responses'][200]['content']['application/json'];

export const getListIntegrationGoalMappingsResponseMock = (): ListIntegrationGoalMappings200 => ({
  data: {
    items: [
      {
        id: 1,
        integration: 1,
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

export const getReadIntegrationGoalMappingResponseMock = (): ReadIntegrationGoalMapping200 => ({
  data: {
    id: 1,
    integration: 1,
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

export const getListIntegrationGoalMappingHistoryResponseMock = (): ListIntegrationGoalMappingHistory200 => ({
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

export const getListIntegrationGoalMappingsMockHandler = (overrideResponse?: ListIntegrationGoalMappings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationGoalMappings200> | ListIntegrationGoalMappings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_goal_mappings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationGoalMappingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadIntegrationGoalMappingMockHandler = (overrideResponse?: ReadIntegrationGoalMapping200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegrationGoalMapping200> | ReadIntegrationGoalMapping200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_goal_mappings/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationGoalMappingResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationGoalMappingHistoryMockHandler = (overrideResponse?: ListIntegrationGoalMappingHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationGoalMappingHistory200> | ListIntegrationGoalMappingHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_goal_mappings/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationGoalMappingHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getIntegrationGoalMappingMock = () => [
  getListIntegrationGoalMappingsMockHandler(),
  getReadIntegrationGoalMappingMockHandler(),
  getListIntegrationGoalMappingHistoryMockHandler()
];
