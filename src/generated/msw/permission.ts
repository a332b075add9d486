// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListPermissions200 = operations['listPermissions']['responses'][200]['content']['application/json'];
type ReadPermission200 = operations['readPermission']['responses'][200]['content']['application/json'];

export const getListPermissionsResponseMock = (): ListPermissions200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
        system: 'Name in code 1',
        groupId: 1,
        hidden: false,
        disabled: false,
        permissionRoleType: ['admin'],
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadPermissionResponseMock = (): ReadPermission200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
    system: 'Name in code 1',
    groupId: 1,
    hidden: false,
    disabled: false,
    permissionRoleType: ['admin'],
  },
});

export const getListPermissionsMockHandler = (overrideResponse?: ListPermissions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPermissions200> | ListPermissions200), options?: RequestHandlerOptions) => {
  return http.get('*/user/permissions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPermissionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadPermissionMockHandler = (overrideResponse?: ReadPermission200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPermission200> | ReadPermission200), options?: RequestHandlerOptions) => {
  return http.get('*/user/permissions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPermissionResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPermissionMock = () => [
  getListPermissionsMockHandler(),
  getReadPermissionMockHandler()
];
