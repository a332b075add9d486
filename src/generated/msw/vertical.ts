// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfVerticals200 = operations['changeStatusOfVerticals']['responses'][200]['content']['application/json'];
type CreateVerticals201 = operations['createVerticals']['responses'][201]['content']['application/json'];
type EditVerticals200 = operations['editVerticals']['responses'][200]['content']['application/json'];
type ListVerticalHistory200 = operations['listVerticalHistory']['responses'][200]['content']['application/json'];
type ListVerticals200 = operations['listVerticals']['responses'][200]['content']['application/json'];
type ReadVertical200 = operations['readVertical']['responses'][200]['content']['application/json'];

export const getListVerticalsResponseMock = (): ListVerticals200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
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

export const getCreateVerticalsResponseMock = (): CreateVerticals201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
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

export const getEditVerticalsResponseMock = (): EditVerticals200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
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

export const getChangeStatusOfVerticalsResponseMock = (): ChangeStatusOfVerticals200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        description: 'Description 1',
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

export const getReadVerticalResponseMock = (): ReadVertical200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    description: 'Description 1',
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

export const getListVerticalHistoryResponseMock = (): ListVerticalHistory200 => ({
  data: {
    items: [
      {
        id: 7,
        at: 1767225600,
        user: 1,
        userName: 'Anna Berzina',
        impersonator: null,
        impersonatorName: null,
        action: 'edit',
        version: 2,
        changes: { title: ['Old title', 'New title'] },
      },
    ],
  },
});

export const getListVerticalsMockHandler = (overrideResponse?: ListVerticals200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVerticals200> | ListVerticals200), options?: RequestHandlerOptions) => {
  return http.get('*/user/verticals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListVerticalsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateVerticalsMockHandler = (overrideResponse?: CreateVerticals201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateVerticals201> | CreateVerticals201), options?: RequestHandlerOptions) => {
  return http.put('*/user/verticals', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateVerticalsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditVerticalsMockHandler = (overrideResponse?: EditVerticals200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditVerticals200> | EditVerticals200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/verticals', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditVerticalsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfVerticalsMockHandler = (overrideResponse?: ChangeStatusOfVerticals200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfVerticals200> | ChangeStatusOfVerticals200), options?: RequestHandlerOptions) => {
  return http.post('*/user/verticals/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfVerticalsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadVerticalMockHandler = (overrideResponse?: ReadVertical200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadVertical200> | ReadVertical200), options?: RequestHandlerOptions) => {
  return http.get('*/user/verticals/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadVerticalResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListVerticalHistoryMockHandler = (overrideResponse?: ListVerticalHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListVerticalHistory200> | ListVerticalHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/verticals/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListVerticalHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getVerticalMock = () => [
  getListVerticalsMockHandler(),
  getCreateVerticalsMockHandler(),
  getEditVerticalsMockHandler(),
  getChangeStatusOfVerticalsMockHandler(),
  getReadVerticalMockHandler(),
  getListVerticalHistoryMockHandler()
];
