// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ExportGoals201 = operations['exportGoals']['responses'][201]['content']['application/json'];
type ListGoalHistory200 = operations['listGoalHistory']['responses'][200]['content']['application/json'];
type ListGoals200 = operations['listGoals']['responses'][200]['content']['application/json'];
type ReadGoal200 = operations['readGoal']['responses'][200]['content']['application/json'];

export const getListGoalsResponseMock = (): ListGoals200 => ({
  data: {
    items: [
      {
        id: 1,
        vertical: 1,
        title: 'Goal 1',
        key: 'key_1',
        repeatable: false,
        isDeposit: false,
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

export const getExportGoalsResponseMock = (): ExportGoals201 => ({
  data: {
    id: 12,
    kind: 'export_click',
    collection: 'stat/clicks',
    query: 'offer=7',
    format: 'csv',
    contacts: false,
    state: 'running',
    total: 48210,
    rows: 20000,
    bytes: null,
    fileName: 'clicks-2026-01-01.csv',
    code: null,
    user: { id: 3, name: 'Ada Berg' },
    createdAt: 1767225600,
    endedAt: null,
    expiresAt: null,
  },
});

export const getReadGoalResponseMock = (): ReadGoal200 => ({
  data: {
    id: 1,
    vertical: 1,
    title: 'Goal 1',
    key: 'key_1',
    repeatable: false,
    isDeposit: false,
    position: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListGoalHistoryResponseMock = (): ListGoalHistory200 => ({
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

export const getListGoalsMockHandler = (overrideResponse?: ListGoals200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGoals200> | ListGoals200), options?: RequestHandlerOptions) => {
  return http.get('*/user/goals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListGoalsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportGoalsMockHandler = (overrideResponse?: ExportGoals201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportGoals201> | ExportGoals201), options?: RequestHandlerOptions) => {
  return http.post('*/user/goals/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportGoalsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadGoalMockHandler = (overrideResponse?: ReadGoal200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadGoal200> | ReadGoal200), options?: RequestHandlerOptions) => {
  return http.get('*/user/goals/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadGoalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListGoalHistoryMockHandler = (overrideResponse?: ListGoalHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGoalHistory200> | ListGoalHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/goals/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListGoalHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getGoalMock = () => [
  getListGoalsMockHandler(),
  getExportGoalsMockHandler(),
  getReadGoalMockHandler(),
  getListGoalHistoryMockHandler()
];
