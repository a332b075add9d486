// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfTasks200 = operations['changeStatusOfTasks']['responses'][200]['content']['application/json'];
type CreateTasks201 = operations['createTasks']['responses'][201]['content']['application/json'];
type EditTasks200 = operations['editTasks']['responses'][200]['content']['application/json'];
type ExportTasks201 = operations['exportTasks']['responses'][201]['content']['application/json'];
type ListTaskHistory200 = operations['listTaskHistory']['responses'][200]['content']['application/json'];
type ListTasks200 = operations['listTasks']['responses'][200]['content']['application/json'];
type ReadTask200 = operations['readTask']['responses'][200]['content']['application/json'];
type ReadTaskSettings200 = operations['readTaskSettings']['responses'][200]['content']['application/json'];

export const getListTasksResponseMock = (): ListTasks200 => ({
  data: {
    items: [
      {
        id: 1,
        fullId: 'Number 1',
        number: 1,
        title: 'Title 1',
        type: 'task',
        taskStatus: 'todo',
        priority: 'normal',
        dueDate: '1990-01-01',
        assignees: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        description: 'Description 1',
        mentioned: [1, 2],
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
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

export const getCreateTasksResponseMock = (): CreateTasks201 => ({
  data: {
    items: [
      {
        id: 1,
        fullId: 'Number 1',
        number: 1,
        title: 'Title 1',
        type: 'task',
        taskStatus: 'todo',
        priority: 'normal',
        dueDate: '1990-01-01',
        assignees: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        description: 'Description 1',
        mentioned: [1, 2],
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditTasksResponseMock = (): EditTasks200 => ({
  data: {
    items: [
      {
        id: 1,
        fullId: 'Number 1',
        number: 1,
        title: 'Title 1',
        type: 'task',
        taskStatus: 'todo',
        priority: 'normal',
        dueDate: '1990-01-01',
        assignees: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        description: 'Description 1',
        mentioned: [1, 2],
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getChangeStatusOfTasksResponseMock = (): ChangeStatusOfTasks200 => ({
  data: {
    items: [
      {
        id: 1,
        fullId: 'Number 1',
        number: 1,
        title: 'Title 1',
        type: 'task',
        taskStatus: 'todo',
        priority: 'normal',
        dueDate: '1990-01-01',
        assignees: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        description: 'Description 1',
        mentioned: [1, 2],
        status: 'active',
        statusChangedAt: 1767225600,
        statusChangedBy: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getExportTasksResponseMock = (): ExportTasks201 => ({
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

export const getReadTaskSettingsResponseMock = (): ReadTaskSettings200 => ({
  data: {
    type: {
      task: { id: 'task', title: 'Task', tone: null, icon: 'task' },
      chat: { id: 'chat', title: 'Chat', tone: null, icon: 'chat' },
      phone: { id: 'phone', title: 'Call', tone: null, icon: 'phone' },
    },
    status: {
      active: { id: 'active', title: 'Active', tone: 'success', icon: null },
      archived: { id: 'archived', title: 'Archived', tone: 'neutral', icon: null },
    },
    taskStatus: {
      todo: { id: 'todo', title: 'To do', tone: 'neutral', icon: null },
      in_progress: { id: 'in_progress', title: 'In progress', tone: 'info', icon: null },
      waiting: { id: 'waiting', title: 'Waiting', tone: 'warning', icon: null },
      done: { id: 'done', title: 'Done', tone: 'success', icon: null },
    },
    priority: {
      low: { id: 'low', title: 'Low', tone: 'neutral', icon: null },
      normal: { id: 'normal', title: 'Normal', tone: 'info', icon: null },
      high: { id: 'high', title: 'High', tone: 'warning', icon: null },
      urgent: { id: 'urgent', title: 'Urgent', tone: 'error', icon: null },
    },
  },
});

export const getReadTaskResponseMock = (): ReadTask200 => ({
  data: {
    id: 1,
    fullId: 'Number 1',
    number: 1,
    title: 'Title 1',
    type: 'task',
    taskStatus: 'todo',
    priority: 'normal',
    dueDate: '1990-01-01',
    assignees: [1, 2],
    affiliates: [1, 2],
    advertisers: [1, 2],
    description: 'Description 1',
    mentioned: [1, 2],
    status: 'active',
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListTaskHistoryResponseMock = (): ListTaskHistory200 => ({
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

export const getListTasksMockHandler = (overrideResponse?: ListTasks200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTasks200> | ListTasks200), options?: RequestHandlerOptions) => {
  return http.get('*/user/tasks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTasksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateTasksMockHandler = (overrideResponse?: CreateTasks201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateTasks201> | CreateTasks201), options?: RequestHandlerOptions) => {
  return http.put('*/user/tasks', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateTasksResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditTasksMockHandler = (overrideResponse?: EditTasks200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditTasks200> | EditTasks200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/tasks', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditTasksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfTasksMockHandler = (overrideResponse?: ChangeStatusOfTasks200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfTasks200> | ChangeStatusOfTasks200), options?: RequestHandlerOptions) => {
  return http.post('*/user/tasks/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfTasksResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportTasksMockHandler = (overrideResponse?: ExportTasks201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportTasks201> | ExportTasks201), options?: RequestHandlerOptions) => {
  return http.post('*/user/tasks/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportTasksResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadTaskSettingsMockHandler = (overrideResponse?: ReadTaskSettings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadTaskSettings200> | ReadTaskSettings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/tasks/settings', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadTaskSettingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadTaskMockHandler = (overrideResponse?: ReadTask200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadTask200> | ReadTask200), options?: RequestHandlerOptions) => {
  return http.get('*/user/tasks/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadTaskResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListTaskHistoryMockHandler = (overrideResponse?: ListTaskHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTaskHistory200> | ListTaskHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/tasks/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTaskHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTaskMock = () => [
  getListTasksMockHandler(),
  getCreateTasksMockHandler(),
  getEditTasksMockHandler(),
  getChangeStatusOfTasksMockHandler(),
  getExportTasksMockHandler(),
  getReadTaskSettingsMockHandler(),
  getReadTaskMockHandler(),
  getListTaskHistoryMockHandler()
];
