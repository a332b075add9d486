// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeBlockOfUsers200 = operations['changeBlockOfUsers']['responses'][200]['content']['application/json'];
type CreateUsers201 = operations['createUsers']['responses'][201]['content']['application/json'];
type EditUser200 = operations['editUser']['responses'][200]['content']['application/json'];
type EditUsers200 = operations['editUsers']['responses'][200]['content']['application/json'];
type ExplainPermissions200 = operations['explainPermissions']['responses'][200]['content']['application/json'];
type ExportUsers201 = operations['exportUsers']['responses'][201]['content']['application/json'];
type InviteOfUsers200 = operations['inviteOfUsers']['responses'][200]['content']['application/json'];
type ListUserHistory200 = operations['listUserHistory']['responses'][200]['content']['application/json'];
type ListUsers200 = operations['listUsers']['responses'][200]['content']['application/json'];
type ReadUser200 = operations['readUser']['responses'][200]['content']['application/json'];
type ResetTwoFactorOfUsers200 = operations['resetTwoFactorOfUsers']['responses'][200]['content']['application/json'];

export const getListUsersResponseMock = (): ListUsers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        firstName: 'First name 1',
        lastName: 'Last name 1',
        fullName: 'Name 1',
        email: 'person1@example.com',
        role: 1,
        roleType: 'admin',
        hasCustomPermissions: false,
        team: 1,
        managers: [1, 2],
        tags: [1, 2],
        timezone: 'UTC',
        language: 'en',
        lastActivityAt: 1767225600,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        extraInfo: 'Notes 1',
        status: 'active',
        blockReason: null,
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

export const getCreateUsersResponseMock = (): CreateUsers201 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        firstName: 'First name 1',
        lastName: 'Last name 1',
        fullName: 'Name 1',
        email: 'person1@example.com',
        role: 1,
        roleType: 'admin',
        hasCustomPermissions: false,
        team: 1,
        managers: [1, 2],
        tags: [1, 2],
        timezone: 'UTC',
        language: 'en',
        lastActivityAt: 1767225600,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        extraInfo: 'Notes 1',
        status: 'active',
        blockReason: null,
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

export const getEditUsersResponseMock = (): EditUsers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        firstName: 'First name 1',
        lastName: 'Last name 1',
        fullName: 'Name 1',
        email: 'person1@example.com',
        role: 1,
        roleType: 'admin',
        hasCustomPermissions: false,
        team: 1,
        managers: [1, 2],
        tags: [1, 2],
        timezone: 'UTC',
        language: 'en',
        lastActivityAt: 1767225600,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        extraInfo: 'Notes 1',
        status: 'active',
        blockReason: null,
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

export const getChangeBlockOfUsersResponseMock = (): ChangeBlockOfUsers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        firstName: 'First name 1',
        lastName: 'Last name 1',
        fullName: 'Name 1',
        email: 'person1@example.com',
        role: 1,
        roleType: 'admin',
        hasCustomPermissions: false,
        team: 1,
        managers: [1, 2],
        tags: [1, 2],
        timezone: 'UTC',
        language: 'en',
        lastActivityAt: 1767225600,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        extraInfo: 'Notes 1',
        status: 'active',
        blockReason: null,
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

export const getExportUsersResponseMock = (): ExportUsers201 => ({
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

export const getInviteOfUsersResponseMock = (): InviteOfUsers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        firstName: 'First name 1',
        lastName: 'Last name 1',
        fullName: 'Name 1',
        email: 'person1@example.com',
        role: 1,
        roleType: 'admin',
        hasCustomPermissions: false,
        team: 1,
        managers: [1, 2],
        tags: [1, 2],
        timezone: 'UTC',
        language: 'en',
        lastActivityAt: 1767225600,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        extraInfo: 'Notes 1',
        status: 'active',
        blockReason: null,
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

export const getResetTwoFactorOfUsersResponseMock = (): ResetTwoFactorOfUsers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        firstName: 'First name 1',
        lastName: 'Last name 1',
        fullName: 'Name 1',
        email: 'person1@example.com',
        role: 1,
        roleType: 'admin',
        hasCustomPermissions: false,
        team: 1,
        managers: [1, 2],
        tags: [1, 2],
        timezone: 'UTC',
        language: 'en',
        lastActivityAt: 1767225600,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        extraInfo: 'Notes 1',
        status: 'active',
        blockReason: null,
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

export const getReadUserResponseMock = (): ReadUser200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    firstName: 'First name 1',
    lastName: 'Last name 1',
    fullName: 'Name 1',
    email: 'person1@example.com',
    role: 1,
    roleType: 'admin',
    hasCustomPermissions: false,
    team: 1,
    managers: [1, 2],
    tags: [1, 2],
    timezone: 'UTC',
    language: 'en',
    lastActivityAt: 1767225600,
    trafficBlocked: false,
    trafficBlockedAt: 1767225600,
    acceptColdTraffic: true,
    acceptInvalidLeads: false,
    redirectToAdvertiser: true,
    extraInfo: 'Notes 1',
    status: 'active',
    blockReason: null,
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getEditUserResponseMock = (): EditUser200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        firstName: 'First name 1',
        lastName: 'Last name 1',
        fullName: 'Name 1',
        email: 'person1@example.com',
        role: 1,
        roleType: 'admin',
        hasCustomPermissions: false,
        team: 1,
        managers: [1, 2],
        tags: [1, 2],
        timezone: 'UTC',
        language: 'en',
        lastActivityAt: 1767225600,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        extraInfo: 'Notes 1',
        status: 'active',
        blockReason: null,
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

export const getListUserHistoryResponseMock = (): ListUserHistory200 => ({
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

export const getExplainPermissionsResponseMock = (): ExplainPermissions200 => ({
  data: {
    role: { id: 2, title: 'Manager', type: 'manager', status: 'active' },
    custom: false,
    items: [
      {
        id: 12,
        name: 'affiliate.read',
        title: 'Affiliates: view',
        description: null,
        groupId: 4,
        group: 'Affiliates',
        hidden: false,
        source: 'role',
        effective: true,
        reason: 'By the role “Manager”',
      },
    ],
    scopes: [
      {
        entity: 'affiliate',
        title: 'Affiliates',
        rows: '“Managers”: the user, or “Team” → “Managers”: the user',
        count: 12,
        countIsExact: true,
      },
    ],
  },
});

export const getListUsersMockHandler = (overrideResponse?: ListUsers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListUsers200> | ListUsers200), options?: RequestHandlerOptions) => {
  return http.get('*/user/users', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListUsersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateUsersMockHandler = (overrideResponse?: CreateUsers201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateUsers201> | CreateUsers201), options?: RequestHandlerOptions) => {
  return http.put('*/user/users', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateUsersResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditUsersMockHandler = (overrideResponse?: EditUsers200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditUsers200> | EditUsers200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/users', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditUsersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeBlockOfUsersMockHandler = (overrideResponse?: ChangeBlockOfUsers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeBlockOfUsers200> | ChangeBlockOfUsers200), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/change_block', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeBlockOfUsersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportUsersMockHandler = (overrideResponse?: ExportUsers201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportUsers201> | ExportUsers201), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportUsersResponseMock(),
      { status: 201
    })
    }, options);
};

export const getInviteOfUsersMockHandler = (overrideResponse?: InviteOfUsers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InviteOfUsers200> | InviteOfUsers200), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/invite', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getInviteOfUsersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getResetTwoFactorOfUsersMockHandler = (overrideResponse?: ResetTwoFactorOfUsers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetTwoFactorOfUsers200> | ResetTwoFactorOfUsers200), options?: RequestHandlerOptions) => {
  return http.post('*/user/users/reset_two_factor', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getResetTwoFactorOfUsersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadUserMockHandler = (overrideResponse?: ReadUser200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadUser200> | ReadUser200), options?: RequestHandlerOptions) => {
  return http.get('*/user/users/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadUserResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditUserMockHandler = (overrideResponse?: EditUser200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditUser200> | EditUser200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/users/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditUserResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListUserHistoryMockHandler = (overrideResponse?: ListUserHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListUserHistory200> | ListUserHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/users/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListUserHistoryResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExplainPermissionsMockHandler = (overrideResponse?: ExplainPermissions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExplainPermissions200> | ExplainPermissions200), options?: RequestHandlerOptions) => {
  return http.get('*/user/users/:id/permissions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExplainPermissionsResponseMock(),
      { status: 200
    })
    }, options);
};
export const getUserMock = () => [
  getListUsersMockHandler(),
  getCreateUsersMockHandler(),
  getEditUsersMockHandler(),
  getChangeBlockOfUsersMockHandler(),
  getExportUsersMockHandler(),
  getInviteOfUsersMockHandler(),
  getResetTwoFactorOfUsersMockHandler(),
  getReadUserMockHandler(),
  getEditUserMockHandler(),
  getListUserHistoryMockHandler(),
  getExplainPermissionsMockHandler()
];
