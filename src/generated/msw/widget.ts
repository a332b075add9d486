// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CreateWidgets201 = operations['createWidgets']['responses'][201]['content']['application/json'];
type DeleteWidgets200 = operations['deleteWidgets']['responses'][200]['content']['application/json'];
type EditWidgets200 = operations['editWidgets']['responses'][200]['content']['application/json'];
type ListWidgetHistory200 = operations['listWidgetHistory']['responses'][200]['content']['application/json'];
type ListWidgets200 = operations['listWidgets']['responses'][200]['content']['application/json'];
type ReadWidget200 = operations['readWidget']['responses'][200]['content']['application/json'];

export const getListWidgetsResponseMock = (): ListWidgets200 => ({
  data: {
    items: [
      {
        id: 1,
        dashboard: 1,
        type: 'number',
        title: 'Title 1',
        metrics: ['Metrics 1'],
        groupBy: 'offer',
        filters: [],
        limit: 5,
        isCompared: true,
        x: 0,
        y: 0,
        width: 4,
        height: 5,
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

export const getCreateWidgetsResponseMock = (): CreateWidgets201 => ({
  data: {
    items: [
      {
        id: 1,
        dashboard: 1,
        type: 'number',
        title: 'Title 1',
        metrics: ['Metrics 1'],
        groupBy: 'offer',
        filters: [],
        limit: 5,
        isCompared: true,
        x: 0,
        y: 0,
        width: 4,
        height: 5,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getEditWidgetsResponseMock = (): EditWidgets200 => ({
  data: {
    items: [
      {
        id: 1,
        dashboard: 1,
        type: 'number',
        title: 'Title 1',
        metrics: ['Metrics 1'],
        groupBy: 'offer',
        filters: [],
        limit: 5,
        isCompared: true,
        x: 0,
        y: 0,
        width: 4,
        height: 5,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getDeleteWidgetsResponseMock = (): DeleteWidgets200 => ({ data: { items: [{ id: 1 }] } });

export const getReadWidgetResponseMock = (): ReadWidget200 => ({
  data: {
    id: 1,
    dashboard: 1,
    type: 'number',
    title: 'Title 1',
    metrics: ['Metrics 1'],
    groupBy: 'offer',
    filters: [],
    limit: 5,
    isCompared: true,
    x: 0,
    y: 0,
    width: 4,
    height: 5,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListWidgetHistoryResponseMock = (): ListWidgetHistory200 => ({
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

export const getListWidgetsMockHandler = (overrideResponse?: ListWidgets200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListWidgets200> | ListWidgets200), options?: RequestHandlerOptions) => {
  return http.get('*/user/widgets', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListWidgetsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateWidgetsMockHandler = (overrideResponse?: CreateWidgets201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateWidgets201> | CreateWidgets201), options?: RequestHandlerOptions) => {
  return http.put('*/user/widgets', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateWidgetsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditWidgetsMockHandler = (overrideResponse?: EditWidgets200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditWidgets200> | EditWidgets200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/widgets', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditWidgetsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getDeleteWidgetsMockHandler = (overrideResponse?: DeleteWidgets200 | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeleteWidgets200> | DeleteWidgets200), options?: RequestHandlerOptions) => {
  return http.delete('*/user/widgets', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getDeleteWidgetsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadWidgetMockHandler = (overrideResponse?: ReadWidget200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadWidget200> | ReadWidget200), options?: RequestHandlerOptions) => {
  return http.get('*/user/widgets/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadWidgetResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListWidgetHistoryMockHandler = (overrideResponse?: ListWidgetHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListWidgetHistory200> | ListWidgetHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/widgets/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListWidgetHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getWidgetMock = () => [
  getListWidgetsMockHandler(),
  getCreateWidgetsMockHandler(),
  getEditWidgetsMockHandler(),
  getDeleteWidgetsMockHandler(),
  getReadWidgetMockHandler(),
  getListWidgetHistoryMockHandler()
];
