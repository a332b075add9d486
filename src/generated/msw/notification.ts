// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfNotifications200 = operations['changeStatusOfNotifications']['responses'][200]['content']['application/json'];
type CloneNotifications200 = operations['cloneNotifications']['responses'][200]['content']['application/json'];
type CreateNotifications201 = operations['createNotifications']['responses'][201]['content']['application/json'];
type DeleteNotifications200 = operations['deleteNotifications']['responses'][200]['content']['application/json'];
type EditNotifications200 = operations['editNotifications']['responses'][200]['content']['application/json'];
type EditOwnNotifications200 = operations['editOwnNotifications']['responses'][200]['content']['application/json'];
type ExportNotifications201 = operations['exportNotifications']['responses'][201]['content']['application/json'];
type ListNotificationDeliveries200 = operations['listNotificationDeliveries']['responses'][200]['content']['application/json'];
type ListNotificationHistory200 = operations['listNotificationHistory']['responses'][200]['content']['application/json'];
type ListNotifications200 = operations['listNotifications']['responses'][200]['content']['application/json'];
type ListOwnNotices200 = operations['listOwnNotices']['responses'][200]['content']['application/json'];
type ListOwnNotifications200 = operations['listOwnNotifications']['responses'][200]['content']['application/json'];
type ListOwnTelegram200 = operations['listOwnTelegram']['responses'][200]['content']['application/json'];
type MarkOwnNotices200 = operations['markOwnNotices']['responses'][200]['content']['application/json'];
type ReadNotification200 = operations['readNotification']['responses'][200]['content']['application/json'];
type TakeOverOfNotifications200 = operations['takeOverOfNotifications']['responses'][200]['content']['application/json'];
type TestNotificationChannel200 = operations['testNotificationChannel']['responses'][200]['content']['application/json'];
type UnlinkTelegram200 = operations['unlinkTelegram']['responses'][200]['content']['application/json'];

export const getListNotificationsResponseMock = (): ListNotifications200 => ({
  data: {
    items: [
      {
        id: 1,
        description: 'Description 1',
        groupSlug: 'caps',
        type: 'cap.filling',
        capPercent: 80,
        offers: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        countries: ['LV'],
        users: [1, 2],
        roles: [1, 2],
        authorAway: true,
        channel: 'email',
        notificationChannelIntegration: null,
        frequency: 'immediately',
        quietFrom: '00:00',
        quietTo: '00:00',
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

export const getCreateNotificationsResponseMock = (): CreateNotifications201 => ({
  data: {
    items: [
      {
        id: 1,
        description: 'Description 1',
        groupSlug: 'caps',
        type: 'cap.filling',
        capPercent: 80,
        offers: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        countries: ['LV'],
        users: [1, 2],
        roles: [1, 2],
        authorAway: true,
        channel: 'email',
        notificationChannelIntegration: null,
        frequency: 'immediately',
        quietFrom: '00:00',
        quietTo: '00:00',
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

export const getEditNotificationsResponseMock = (): EditNotifications200 => ({
  data: {
    items: [
      {
        id: 1,
        description: 'Description 1',
        groupSlug: 'caps',
        type: 'cap.filling',
        capPercent: 80,
        offers: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        countries: ['LV'],
        users: [1, 2],
        roles: [1, 2],
        authorAway: true,
        channel: 'email',
        notificationChannelIntegration: null,
        frequency: 'immediately',
        quietFrom: '00:00',
        quietTo: '00:00',
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

export const getDeleteNotificationsResponseMock = (): DeleteNotifications200 => ({ data: { items: [{ id: 1 }] } });

export const getChangeStatusOfNotificationsResponseMock = (): ChangeStatusOfNotifications200 => ({
  data: {
    items: [
      {
        id: 1,
        description: 'Description 1',
        groupSlug: 'caps',
        type: 'cap.filling',
        capPercent: 80,
        offers: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        countries: ['LV'],
        users: [1, 2],
        roles: [1, 2],
        authorAway: true,
        channel: 'email',
        notificationChannelIntegration: null,
        frequency: 'immediately',
        quietFrom: '00:00',
        quietTo: '00:00',
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

export const getCloneNotificationsResponseMock = (): CloneNotifications200 => ({
  data: {
    items: [
      {
        id: 1,
        description: 'Description 1',
        groupSlug: 'caps',
        type: 'cap.filling',
        capPercent: 80,
        offers: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        countries: ['LV'],
        users: [1, 2],
        roles: [1, 2],
        authorAway: true,
        channel: 'email',
        notificationChannelIntegration: null,
        frequency: 'immediately',
        quietFrom: '00:00',
        quietTo: '00:00',
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

export const getListNotificationDeliveriesResponseMock = (): ListNotificationDeliveries200 => ({
  data: {
    items: [
      {
        id: 8,
        notification: 2,
        channel: 'webhook',
        channelTitle: 'Our CRM',
        groupSlug: 'caps',
        type: 'cap.full',
        notificationTitle: 'Caps, each morning',
        about: 'Cap full',
        user: { id: 3, name: 'Ada Berg' },
        isDigest: false,
        state: 'waiting',
        attempts: 1,
        problem: 'HTTP 503',
        happenedAt: 1767225600,
        dueAt: 1767225630,
        endedAt: null,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getExportNotificationsResponseMock = (): ExportNotifications201 => ({
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

export const getListOwnNoticesResponseMock = (): ListOwnNotices200 => ({
  data: {
    items: [
      {
        id: 41,
        groupSlug: 'caps',
        type: 'cap.full',
        title: 'Cap full: Daily leads',
        text: '100 of 100 used in this period',
        path: '/caps/4/general',
        createdAt: 1767225600,
        readAt: null,
      },
    ],
    meta: { unread: 1, hasMore: false },
  },
});

export const getMarkOwnNoticesResponseMock = (): MarkOwnNotices200 => ({ data: { unread: 0, latest: 41 } });

export const getTakeOverOfNotificationsResponseMock = (): TakeOverOfNotifications200 => ({
  data: {
    items: [
      {
        id: 1,
        description: 'Description 1',
        groupSlug: 'caps',
        type: 'cap.filling',
        capPercent: 80,
        offers: [1, 2],
        affiliates: [1, 2],
        advertisers: [1, 2],
        countries: ['LV'],
        users: [1, 2],
        roles: [1, 2],
        authorAway: true,
        channel: 'email',
        notificationChannelIntegration: null,
        frequency: 'immediately',
        quietFrom: '00:00',
        quietTo: '00:00',
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

export const getListOwnTelegramResponseMock = (): ListOwnTelegram200 => ({
  data: {
    items: [{ id: 3, title: 'Our bot', botName: 'sluice_bot', linkedAt: 1767225600 }],
  },
});

export const getTestNotificationChannelResponseMock = (): TestNotificationChannel200 => ({ data: { delivered: true, status: 200, problem: null, took: 84 } });

export const getUnlinkTelegramResponseMock = (): UnlinkTelegram200 => ({ data: { count: 1 } });

export const getReadNotificationResponseMock = (): ReadNotification200 => ({
  data: {
    id: 1,
    description: 'Description 1',
    groupSlug: 'caps',
    type: 'cap.filling',
    capPercent: 80,
    offers: [1, 2],
    affiliates: [1, 2],
    advertisers: [1, 2],
    countries: ['LV'],
    users: [1, 2],
    roles: [1, 2],
    authorAway: true,
    channel: 'email',
    notificationChannelIntegration: null,
    frequency: 'immediately',
    quietFrom: '00:00',
    quietTo: '00:00',
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

export const getListNotificationHistoryResponseMock = (): ListNotificationHistory200 => ({
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

export const getListOwnNotificationsResponseMock = (): ListOwnNotifications200 => ({
  data: {
    items: [
      {
        kind: 'new_sign_in',
        title: 'New sign-in',
        description: 'Someone signed in to your account from a browser or an address not seen before.',
        email: true,
        locked: false,
      },
    ],
  },
});

export const getEditOwnNotificationsResponseMock = (): EditOwnNotifications200 => ({
  data: {
    items: [
      {
        kind: 'new_sign_in',
        title: 'New sign-in',
        description: 'Someone signed in to your account from a browser or an address not seen before.',
        email: true,
        locked: false,
      },
    ],
  },
});

export const getListNotificationsMockHandler = (overrideResponse?: ListNotifications200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNotifications200> | ListNotifications200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListNotificationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateNotificationsMockHandler = (overrideResponse?: CreateNotifications201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateNotifications201> | CreateNotifications201), options?: RequestHandlerOptions) => {
  return http.put('*/user/notifications', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateNotificationsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditNotificationsMockHandler = (overrideResponse?: EditNotifications200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditNotifications200> | EditNotifications200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/notifications', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditNotificationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeleteNotificationsMockHandler = (overrideResponse?: DeleteNotifications200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteNotifications200> | DeleteNotifications200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/notifications', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteNotificationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfNotificationsMockHandler = (overrideResponse?: ChangeStatusOfNotifications200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfNotifications200> | ChangeStatusOfNotifications200), options?: RequestHandlerOptions) => {
  return http.post('*/user/notifications/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfNotificationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneNotificationsMockHandler = (overrideResponse?: CloneNotifications200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneNotifications200> | CloneNotifications200), options?: RequestHandlerOptions) => {
  return http.post('*/user/notifications/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneNotificationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListNotificationDeliveriesMockHandler = (overrideResponse?: ListNotificationDeliveries200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNotificationDeliveries200> | ListNotificationDeliveries200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notifications/deliveries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListNotificationDeliveriesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportNotificationsMockHandler = (overrideResponse?: ExportNotifications201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportNotifications201> | ExportNotifications201), options?: RequestHandlerOptions) => {
  return http.post('*/user/notifications/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportNotificationsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getListOwnNoticesMockHandler = (overrideResponse?: ListOwnNotices200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOwnNotices200> | ListOwnNotices200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notifications/personal/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListOwnNoticesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getMarkOwnNoticesMockHandler = (overrideResponse?: MarkOwnNotices200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MarkOwnNotices200> | MarkOwnNotices200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/notifications/personal/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getMarkOwnNoticesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getTakeOverOfNotificationsMockHandler = (overrideResponse?: TakeOverOfNotifications200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TakeOverOfNotifications200> | TakeOverOfNotifications200), options?: RequestHandlerOptions) => {
  return http.post('*/user/notifications/take_over', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getTakeOverOfNotificationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListOwnTelegramMockHandler = (overrideResponse?: ListOwnTelegram200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOwnTelegram200> | ListOwnTelegram200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notifications/telegram', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListOwnTelegramResponseMock(),
      { status: 200
    })
    }, options);
};

export const getTestNotificationChannelMockHandler = (overrideResponse?: TestNotificationChannel200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestNotificationChannel200> | TestNotificationChannel200), options?: RequestHandlerOptions) => {
  return http.post('*/user/notifications/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getTestNotificationChannelResponseMock(),
      { status: 200
    })
    }, options);
};

export const getUnlinkTelegramMockHandler = (overrideResponse?: UnlinkTelegram200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnlinkTelegram200> | UnlinkTelegram200), options?: RequestHandlerOptions) => {
  return http.post('*/user/notifications/unlink_telegram', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getUnlinkTelegramResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadNotificationMockHandler = (overrideResponse?: ReadNotification200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadNotification200> | ReadNotification200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notifications/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadNotificationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListNotificationHistoryMockHandler = (overrideResponse?: ListNotificationHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListNotificationHistory200> | ListNotificationHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/notifications/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListNotificationHistoryResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListOwnNotificationsMockHandler = (overrideResponse?: ListOwnNotifications200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOwnNotifications200> | ListOwnNotifications200), options?: RequestHandlerOptions) => {
  return http.get('*/user/users/me/notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListOwnNotificationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditOwnNotificationsMockHandler = (overrideResponse?: EditOwnNotifications200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditOwnNotifications200> | EditOwnNotifications200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/users/me/notifications', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditOwnNotificationsResponseMock(),
      { status: 200
    })
    }, options);
};
export const getNotificationMock = () => [
  getListNotificationsMockHandler(),
  getCreateNotificationsMockHandler(),
  getEditNotificationsMockHandler(),
  getDeleteNotificationsMockHandler(),
  getChangeStatusOfNotificationsMockHandler(),
  getCloneNotificationsMockHandler(),
  getListNotificationDeliveriesMockHandler(),
  getExportNotificationsMockHandler(),
  getListOwnNoticesMockHandler(),
  getMarkOwnNoticesMockHandler(),
  getTakeOverOfNotificationsMockHandler(),
  getListOwnTelegramMockHandler(),
  getTestNotificationChannelMockHandler(),
  getUnlinkTelegramMockHandler(),
  getReadNotificationMockHandler(),
  getListNotificationHistoryMockHandler(),
  getListOwnNotificationsMockHandler(),
  getEditOwnNotificationsMockHandler()
];
