// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfRoles200 = operations['changeStatusOfRoles']['responses'][200]['content']['application/json'];
type CloneRoles200 = operations['cloneRoles']['responses'][200]['content']['application/json'];
type CreateRoles201 = operations['createRoles']['responses'][201]['content']['application/json'];
type EditRoles200 = operations['editRoles']['responses'][200]['content']['application/json'];
type ExportRoles201 = operations['exportRoles']['responses'][201]['content']['application/json'];
type ListRoleHistory200 = operations['listRoleHistory']['responses'][200]['content']['application/json'];
type ListRoles200 = operations['listRoles']['responses'][200]['content']['application/json'];
type ReadRole200 = operations['readRole']['responses'][200]['content']['application/json'];

export const getListRolesResponseMock = (): ListRoles200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'admin',
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

export const getCreateRolesResponseMock = (): CreateRoles201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'admin',
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

export const getEditRolesResponseMock = (): EditRoles200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'admin',
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

export const getChangeStatusOfRolesResponseMock = (): ChangeStatusOfRoles200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'admin',
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

export const getCloneRolesResponseMock = (): CloneRoles200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        type: 'admin',
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

export const getExportRolesResponseMock = (): ExportRoles201 => ({
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

export const getReadRoleResponseMock = (): ReadRole200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    type: 'admin',
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

export const getListRoleHistoryResponseMock = (): ListRoleHistory200 => ({
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

export const getListRolesMockHandler = (overrideResponse?: ListRoles200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRoles200> | ListRoles200), options?: RequestHandlerOptions) => {
  return http.get('*/user/roles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListRolesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateRolesMockHandler = (overrideResponse?: CreateRoles201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateRoles201> | CreateRoles201), options?: RequestHandlerOptions) => {
  return http.put('*/user/roles', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateRolesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditRolesMockHandler = (overrideResponse?: EditRoles200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditRoles200> | EditRoles200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/roles', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditRolesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfRolesMockHandler = (overrideResponse?: ChangeStatusOfRoles200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfRoles200> | ChangeStatusOfRoles200), options?: RequestHandlerOptions) => {
  return http.post('*/user/roles/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfRolesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneRolesMockHandler = (overrideResponse?: CloneRoles200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneRoles200> | CloneRoles200), options?: RequestHandlerOptions) => {
  return http.post('*/user/roles/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneRolesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportRolesMockHandler = (overrideResponse?: ExportRoles201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportRoles201> | ExportRoles201), options?: RequestHandlerOptions) => {
  return http.post('*/user/roles/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportRolesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadRoleMockHandler = (overrideResponse?: ReadRole200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadRole200> | ReadRole200), options?: RequestHandlerOptions) => {
  return http.get('*/user/roles/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadRoleResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListRoleHistoryMockHandler = (overrideResponse?: ListRoleHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListRoleHistory200> | ListRoleHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/roles/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListRoleHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getRoleMock = () => [
  getListRolesMockHandler(),
  getCreateRolesMockHandler(),
  getEditRolesMockHandler(),
  getChangeStatusOfRolesMockHandler(),
  getCloneRolesMockHandler(),
  getExportRolesMockHandler(),
  getReadRoleMockHandler(),
  getListRoleHistoryMockHandler()
];
