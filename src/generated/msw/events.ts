// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type WatchRecord200 = operations['watchRecord']['responses'][200]['content']['application/json'];

export const getWatchRecordResponseMock = (): WatchRecord200 => ({ data: { entity: 'offer', id: 12, version: 3, isScheduled: false } });

export const getWatchRecordMockHandler = (overrideResponse?: WatchRecord200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WatchRecord200> | WatchRecord200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/events/watch', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getWatchRecordResponseMock(),
      { status: 200
    })
    }, options);
};
export const getEventsMock = () => [
  getWatchRecordMockHandler()
];
