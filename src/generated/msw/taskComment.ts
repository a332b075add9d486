// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CreateTaskComments201 = operations['createTaskComments']['responses'][201]['content']['application/json'];
type ListTaskCommentHistory200 = operations['listTaskCommentHistory']['responses'][200]['content']['application/json'];
type ListTaskComments200 = operations['listTaskComments']['responses'][200]['content']['application/json'];
type ReadTaskComment200 = operations['readTaskComment']['responses'][200]['content']['application/json'];

export const getListTaskCommentsResponseMock = (): ListTaskComments200 => ({
  data: {
    items: [
      {
        id: 1,
        task: 1,
        content: 'Comment 1',
        mentions: [1, 2],
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

export const getCreateTaskCommentsResponseMock = (): CreateTaskComments201 => ({
  data: {
    items: [
      {
        id: 1,
        task: 1,
        content: 'Comment 1',
        mentions: [1, 2],
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getReadTaskCommentResponseMock = (): ReadTaskComment200 => ({
  data: {
    id: 1,
    task: 1,
    content: 'Comment 1',
    mentions: [1, 2],
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListTaskCommentHistoryResponseMock = (): ListTaskCommentHistory200 => ({
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

export const getListTaskCommentsMockHandler = (overrideResponse?: ListTaskComments200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTaskComments200> | ListTaskComments200), options?: RequestHandlerOptions) => {
  return http.get('*/user/task_comments', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTaskCommentsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateTaskCommentsMockHandler = (overrideResponse?: CreateTaskComments201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateTaskComments201> | CreateTaskComments201), options?: RequestHandlerOptions) => {
  return http.put('*/user/task_comments', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateTaskCommentsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadTaskCommentMockHandler = (overrideResponse?: ReadTaskComment200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadTaskComment200> | ReadTaskComment200), options?: RequestHandlerOptions) => {
  return http.get('*/user/task_comments/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadTaskCommentResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListTaskCommentHistoryMockHandler = (overrideResponse?: ListTaskCommentHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTaskCommentHistory200> | ListTaskCommentHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/task_comments/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTaskCommentHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTaskCommentMock = () => [
  getListTaskCommentsMockHandler(),
  getCreateTaskCommentsMockHandler(),
  getReadTaskCommentMockHandler(),
  getListTaskCommentHistoryMockHandler()
];
