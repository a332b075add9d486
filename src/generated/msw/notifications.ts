// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type EditOwnNotifications200 = operations['editOwnNotifications']['responses'][200]['content']['application/json'];
type ListOwnNotifications200 = operations['listOwnNotifications']['responses'][200]['content']['application/json'];

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
export const getNotificationsMock = () => [
  getListOwnNotificationsMockHandler(),
  getEditOwnNotificationsMockHandler()
];
