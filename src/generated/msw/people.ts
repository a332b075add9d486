// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ForgetPerson200 = operations['forgetPerson']['responses'][200]['content']['application/json'];
type ReportPerson200 = operations['reportPerson']['responses'][200]['content']['application/json'];

export const getForgetPersonResponseMock = (): ForgetPerson200 => ({ data: { leads: 1, attempts: 2, conversions: 0, postbacks: 0, changes: 2 } });

export const getReportPersonResponseMock = (): ReportPerson200 => ({
  data: {
    clicks: [],
    leads: [],
    attempts: [],
    changes: [],
    conversions: [],
    customers: [],
    postbacks: [],
    views: [],
  },
});

export const getForgetPersonMockHandler = (overrideResponse?: ForgetPerson200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForgetPerson200> | ForgetPerson200), options?: RequestHandlerOptions) => {
  return http.post('*/user/people/forget', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getForgetPersonResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReportPersonMockHandler = (overrideResponse?: ReportPerson200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportPerson200> | ReportPerson200), options?: RequestHandlerOptions) => {
  return http.post('*/user/people/report', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReportPersonResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPeopleMock = () => [
  getForgetPersonMockHandler(),
  getReportPersonMockHandler()
];
