// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfNotificationChannelIntegrations200 = operations['changeStatusOfNotificationChannelIntegrations']['responses'][200]['content']['application/json'];
type CreateNotificationChannelIntegrations201 = operations['createNotificationChannelIntegrations']['responses'][201]['content']['application/json'];
type EditNotificationChannelIntegrations200 = operations['editNotificationChannelIntegrations']['responses'][200]['content']['application/json'];
type ExportNotificationChannelIntegrations201 = operations['exportNotificationChannelIntegrations']['responses'][201]['content']['application/json'];
type ListNotificationChannelIntegrationHistory200 = operations['listNotificationChannelIntegrationHistory']['responses'][200]['content']['application/json'];
type ListNotificationChannelIntegrations200 = operations['listNotificationChannelIntegrations']['responses'][200]['content']['application/json'];
type ReadNotificationChannelIntegration200 = operations['readNotificationChannelIntegration']['responses'][200]['content']['application/json'];

export const getListNotificationChannelIntegrationsResponseMock = (): ListNotificationChannelIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        kind: 'webhook',
        url: 'https://example.com/page-1',
        secretSetAt: 1767225600,
        botTokenSetAt: 1767225600,
        problem: {},
        botName: 'Bot_name_1',
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

export const getCreateNotificationChannelIntegrationsResponseMock = (): CreateNotificationChannelIntegrations201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        kind: 'webhook',
        url: 'https://example.com/page-1',
        secretSetAt: 1767225600,
        botTokenSetAt: 1767225600,
        problem: {},
        botName: 'Bot_name_1',
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

export const getEditNotificationChannelIntegrationsResponseMock = (): EditNotificationChannelIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        kind: 'webhook',
        url: 'https://example.com/page-1',
        secretSetAt: 1767225600,
        botTokenSetAt: 1767225600,
        problem: {},
        botName: 'Bot_name_1',
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

export const getChangeStatusOfNotificationChannelIntegrationsResponseMock = (): ChangeStatusOfNotificationChannelIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        kind: 'webhook',
        url: 'https://example.com/page-1',
        secretSetAt: 1767225600,
        botTokenSetAt: 1767225600,
        problem: {},
        botName: 'Bot_name_1',
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

export const getExportNotificationChannelIntegrationsResponseMock = (): ExportNotificationChannelIntegrations201 => ({
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

export const getReadNotificationChannelIntegrationResponseMock = (): ReadNotificationChannelIntegration200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    kind: 'webhook',
    url: 'https://example.com/page-1',
    secretSetAt: 1767225600,
    botTokenSetAt: 1767225600,
    problem: {},
    botName: 'Bot_name_1',
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

export const getListNotificationChannelIntegrationHistoryResponseMock = (): ListNotificationChannelIntegrationHistory200 => ({
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

export const getListNotificationChannelIntegrationsMockHandler = (overrideResponse?: ListNotificationChannelIntegrations200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNotificationChannelIntegrations200> | ListNotificationChannelIntegrations200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notification_channel_integrations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListNotificationChannelIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateNotificationChannelIntegrationsMockHandler = (overrideResponse?: CreateNotificationChannelIntegrations201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateNotificationChannelIntegrations201> | CreateNotificationChannelIntegrations201), options?: RequestHandlerOptions) => {
  return http.put('*/user/notification_channel_integrations', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateNotificationChannelIntegrationsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditNotificationChannelIntegrationsMockHandler = (overrideResponse?: EditNotificationChannelIntegrations200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditNotificationChannelIntegrations200> | EditNotificationChannelIntegrations200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/notification_channel_integrations', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditNotificationChannelIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfNotificationChannelIntegrationsMockHandler = (overrideResponse?: ChangeStatusOfNotificationChannelIntegrations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfNotificationChannelIntegrations200> | ChangeStatusOfNotificationChannelIntegrations200), options?: RequestHandlerOptions) => {
  return http.post('*/user/notification_channel_integrations/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfNotificationChannelIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportNotificationChannelIntegrationsMockHandler = (overrideResponse?: ExportNotificationChannelIntegrations201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportNotificationChannelIntegrations201> | ExportNotificationChannelIntegrations201), options?: RequestHandlerOptions) => {
  return http.post('*/user/notification_channel_integrations/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportNotificationChannelIntegrationsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadNotificationChannelIntegrationMockHandler = (overrideResponse?: ReadNotificationChannelIntegration200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadNotificationChannelIntegration200> | ReadNotificationChannelIntegration200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notification_channel_integrations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadNotificationChannelIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListNotificationChannelIntegrationHistoryMockHandler = (overrideResponse?: ListNotificationChannelIntegrationHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNotificationChannelIntegrationHistory200> | ListNotificationChannelIntegrationHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notification_channel_integrations/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListNotificationChannelIntegrationHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getNotificationChannelIntegrationMock = () => [
  getListNotificationChannelIntegrationsMockHandler(),
  getCreateNotificationChannelIntegrationsMockHandler(),
  getEditNotificationChannelIntegrationsMockHandler(),
  getChangeStatusOfNotificationChannelIntegrationsMockHandler(),
  getExportNotificationChannelIntegrationsMockHandler(),
  getReadNotificationChannelIntegrationMockHandler(),
  getListNotificationChannelIntegrationHistoryMockHandler()
];
