// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeBlockOfTeams200 = operations['changeBlockOfTeams']['responses'][200]['content']['application/json'];
type CreateTeams201 = operations['createTeams']['responses'][201]['content']['application/json'];
type EditTeam200 = operations['editTeam']['responses'][200]['content']['application/json'];
type EditTeams200 = operations['editTeams']['responses'][200]['content']['application/json'];
type ExportTeams201 = operations['exportTeams']['responses'][201]['content']['application/json'];
type ListTeamHistory200 = operations['listTeamHistory']['responses'][200]['content']['application/json'];
type ListTeams200 = operations['listTeams']['responses'][200]['content']['application/json'];
type ReadTeam200 = operations['readTeam']['responses'][200]['content']['application/json'];

export const getListTeamsResponseMock = (): ListTeams200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        managers: [1, 2],
        tags: [1, 2],
        membersCount: 1,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
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

export const getCreateTeamsResponseMock = (): CreateTeams201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        managers: [1, 2],
        tags: [1, 2],
        membersCount: 1,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
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

export const getEditTeamsResponseMock = (): EditTeams200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        managers: [1, 2],
        tags: [1, 2],
        membersCount: 1,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
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

export const getChangeBlockOfTeamsResponseMock = (): ChangeBlockOfTeams200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        managers: [1, 2],
        tags: [1, 2],
        membersCount: 1,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
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

export const getExportTeamsResponseMock = (): ExportTeams201 => ({
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

export const getReadTeamResponseMock = (): ReadTeam200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    managers: [1, 2],
    tags: [1, 2],
    membersCount: 1,
    acceptColdTraffic: true,
    acceptInvalidLeads: false,
    redirectToAdvertiser: true,
    trafficBlocked: false,
    trafficBlockedAt: 1767225600,
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

export const getEditTeamResponseMock = (): EditTeam200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        managers: [1, 2],
        tags: [1, 2],
        membersCount: 1,
        acceptColdTraffic: true,
        acceptInvalidLeads: false,
        redirectToAdvertiser: true,
        trafficBlocked: false,
        trafficBlockedAt: 1767225600,
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

export const getListTeamHistoryResponseMock = (): ListTeamHistory200 => ({
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

export const getListTeamsMockHandler = (overrideResponse?: ListTeams200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTeams200> | ListTeams200), options?: RequestHandlerOptions) => {
  return http.get('*/user/teams', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTeamsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateTeamsMockHandler = (overrideResponse?: CreateTeams201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateTeams201> | CreateTeams201), options?: RequestHandlerOptions) => {
  return http.put('*/user/teams', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateTeamsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditTeamsMockHandler = (overrideResponse?: EditTeams200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditTeams200> | EditTeams200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/teams', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditTeamsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeBlockOfTeamsMockHandler = (overrideResponse?: ChangeBlockOfTeams200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeBlockOfTeams200> | ChangeBlockOfTeams200), options?: RequestHandlerOptions) => {
  return http.post('*/user/teams/change_block', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeBlockOfTeamsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportTeamsMockHandler = (overrideResponse?: ExportTeams201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportTeams201> | ExportTeams201), options?: RequestHandlerOptions) => {
  return http.post('*/user/teams/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportTeamsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadTeamMockHandler = (overrideResponse?: ReadTeam200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadTeam200> | ReadTeam200), options?: RequestHandlerOptions) => {
  return http.get('*/user/teams/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadTeamResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditTeamMockHandler = (overrideResponse?: EditTeam200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditTeam200> | EditTeam200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/teams/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditTeamResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListTeamHistoryMockHandler = (overrideResponse?: ListTeamHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTeamHistory200> | ListTeamHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/teams/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTeamHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTeamMock = () => [
  getListTeamsMockHandler(),
  getCreateTeamsMockHandler(),
  getEditTeamsMockHandler(),
  getChangeBlockOfTeamsMockHandler(),
  getExportTeamsMockHandler(),
  getReadTeamMockHandler(),
  getEditTeamMockHandler(),
  getListTeamHistoryMockHandler()
];
