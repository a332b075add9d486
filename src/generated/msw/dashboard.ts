// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CloneDashboards200 = operations['cloneDashboards']['responses'][200]['content']['application/json'];
type CreateDashboards201 = operations['createDashboards']['responses'][201]['content']['application/json'];
type DeleteDashboards200 = operations['deleteDashboards']['responses'][200]['content']['application/json'];
type EditDashboards200 = operations['editDashboards']['responses'][200]['content']['application/json'];
type ListDashboardHistory200 = operations['listDashboardHistory']['responses'][200]['content']['application/json'];
type ListDashboards200 = operations['listDashboards']['responses'][200]['content']['application/json'];
type ReadDashboard200 = operations['readDashboard']['responses'][200]['content']['application/json'];

export const getListDashboardsResponseMock = (): ListDashboards200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        user: 1,
        parent: 1,
        type: 'admin',
        assignedTo: [1, 2],
        settings: { refresh: 'minute' },
        isSystem: false,
        isImmutable: false,
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

export const getCreateDashboardsResponseMock = (): CreateDashboards201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        user: 1,
        parent: 1,
        type: 'admin',
        assignedTo: [1, 2],
        settings: { refresh: 'minute' },
        isSystem: false,
        isImmutable: false,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditDashboardsResponseMock = (): EditDashboards200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        user: 1,
        parent: 1,
        type: 'admin',
        assignedTo: [1, 2],
        settings: { refresh: 'minute' },
        isSystem: false,
        isImmutable: false,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getDeleteDashboardsResponseMock = (): DeleteDashboards200 => ({ data: { items: [{ id: 1 }] } });

export const getCloneDashboardsResponseMock = (): CloneDashboards200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        titleRu: 'Title in Russian 1',
        user: 1,
        parent: 1,
        type: 'admin',
        assignedTo: [1, 2],
        settings: { refresh: 'minute' },
        isSystem: false,
        isImmutable: false,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getReadDashboardResponseMock = (): ReadDashboard200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    titleRu: 'Title in Russian 1',
    user: 1,
    parent: 1,
    type: 'admin',
    assignedTo: [1, 2],
    settings: { refresh: 'minute' },
    isSystem: false,
    isImmutable: false,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListDashboardHistoryResponseMock = (): ListDashboardHistory200 => ({
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

export const getListDashboardsMockHandler = (overrideResponse?: ListDashboards200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDashboards200> | ListDashboards200), options?: RequestHandlerOptions) => {
  return http.get('*/user/dashboards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListDashboardsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateDashboardsMockHandler = (overrideResponse?: CreateDashboards201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateDashboards201> | CreateDashboards201), options?: RequestHandlerOptions) => {
  return http.put('*/user/dashboards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateDashboardsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditDashboardsMockHandler = (overrideResponse?: EditDashboards200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditDashboards200> | EditDashboards200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/dashboards', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditDashboardsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeleteDashboardsMockHandler = (overrideResponse?: DeleteDashboards200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteDashboards200> | DeleteDashboards200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/dashboards', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteDashboardsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneDashboardsMockHandler = (overrideResponse?: CloneDashboards200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneDashboards200> | CloneDashboards200), options?: RequestHandlerOptions) => {
  return http.post('*/user/dashboards/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneDashboardsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadDashboardMockHandler = (overrideResponse?: ReadDashboard200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadDashboard200> | ReadDashboard200), options?: RequestHandlerOptions) => {
  return http.get('*/user/dashboards/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadDashboardResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListDashboardHistoryMockHandler = (overrideResponse?: ListDashboardHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDashboardHistory200> | ListDashboardHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/dashboards/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListDashboardHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getDashboardMock = () => [
  getListDashboardsMockHandler(),
  getCreateDashboardsMockHandler(),
  getEditDashboardsMockHandler(),
  getDeleteDashboardsMockHandler(),
  getCloneDashboardsMockHandler(),
  getReadDashboardMockHandler(),
  getListDashboardHistoryMockHandler()
];
