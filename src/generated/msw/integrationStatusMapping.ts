// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListIntegrationStatusMappingHistory200 = operations['listIntegrationStatusMappingHistory']['responses'][200]['content']['application/json'];
type ListIntegrationStatusMappings200 = operations['listIntegrationStatusMappings']['responses'][200]['content']['application/json'];
type ReadIntegrationStatusMapping200 = operations['readIntegrationStatusMapping']['responses'][200]['content']['application/json'];

export const getListIntegrationStatusMappingsResponseMock = (): ListIntegrationStatusMappings200 => ({
  data: {
    items: [
      {
        id: 1,
        integration: 1,
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

export const getReadIntegrationStatusMappingResponseMock = (): ReadIntegrationStatusMapping200 => ({
  data: {
    id: 1,
    integration: 1,
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

export const getListIntegrationStatusMappingHistoryResponseMock = (): ListIntegrationStatusMappingHistory200 => ({
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

export const getListIntegrationStatusMappingsMockHandler = (overrideResponse?: ListIntegrationStatusMappings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationStatusMappings200> | ListIntegrationStatusMappings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_status_mappings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationStatusMappingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadIntegrationStatusMappingMockHandler = (overrideResponse?: ReadIntegrationStatusMapping200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegrationStatusMapping200> | ReadIntegrationStatusMapping200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_status_mappings/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationStatusMappingResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationStatusMappingHistoryMockHandler = (overrideResponse?: ListIntegrationStatusMappingHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationStatusMappingHistory200> | ListIntegrationStatusMappingHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integration_status_mappings/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationStatusMappingHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getIntegrationStatusMappingMock = () => [
  getListIntegrationStatusMappingsMockHandler(),
  getReadIntegrationStatusMappingMockHandler(),
  getListIntegrationStatusMappingHistoryMockHandler()
];
