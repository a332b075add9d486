// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type CountRelated200 = operations['countRelated']['responses'][200]['content']['application/json'];
type ListTitles200 = operations['listTitles']['responses'][200]['content']['application/json'];
type ReadAsOf200 = operations['readAsOf']['responses'][200]['content']['application/json'];
type UndoClones200 = operations['undoClones']['responses'][200]['content']['application/json'];

export const getReadAsOfResponseMock = (): ReadAsOf200 => ({
  data: { state: 'known', createdAt: 1735689600, values: { title: 'Casino Royale' } },
});

export const getUndoClonesResponseMock = (): UndoClones200 => ({ data: { items: [{ id: 12 }] } });

export const getCountRelatedResponseMock = (): CountRelated200 => ({ data: { items: [{ route: 'campaigns', field: 'offer', count: 14 }] } });

export const getListTitlesResponseMock = (): ListTitles200 => ({ data: { items: [{ id: 5, titles: [{ id: 12, title: 'Casino Royale' }] }] } });

export const getReadAsOfMockHandler = (overrideResponse?: ReadAsOf200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadAsOf200> | ReadAsOf200), options?: RequestHandlerOptions) => {
  return http.get('*/user/as_of', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadAsOfResponseMock(),
      { status: 200
    })
    }, options);
};

export const getUndoClonesMockHandler = (overrideResponse?: UndoClones200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UndoClones200> | UndoClones200), options?: RequestHandlerOptions) => {
  return http.post('*/user/clones/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getUndoClonesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCountRelatedMockHandler = (overrideResponse?: CountRelated200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountRelated200> | CountRelated200), options?: RequestHandlerOptions) => {
  return http.get('*/user/related', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCountRelatedResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListTitlesMockHandler = (overrideResponse?: ListTitles200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListTitles200> | ListTitles200), options?: RequestHandlerOptions) => {
  return http.get('*/user/titles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListTitlesResponseMock(),
      { status: 200
    })
    }, options);
};
export const getReferencesMock = () => [
  getReadAsOfMockHandler(),
  getUndoClonesMockHandler(),
  getCountRelatedMockHandler(),
  getListTitlesMockHandler()
];
