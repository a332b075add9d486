// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListLeadAttempts200 = operations['listLeadAttempts']['responses'][200]['content']['application/json'];
type ReadLeadAttempt200 = operations['readLeadAttempt']['responses'][200]['content']['application/json'];

export const getListLeadAttemptsResponseMock = (): ListLeadAttempts200 => ({
  data: {
    items: [
      {
        id: 1,
        lead: 1,
        affiliate: 1,
        offer: 1,
        advertiser: 1,
        integration: 1,
        order: 1,
        outcome: 'pending',
        message: 'Advertiser’s message 1',
        failure: 'settings',
        startedAt: 1767225600,
        finishedAt: 1767225600,
        took: 1,
        httpStatus: 1,
        advertiserLeadId: 'Advertiser’s ID 1',
        advertiserStatus: 'Advertiser’s status 1',
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadLeadAttemptResponseMock = (): ReadLeadAttempt200 => ({
  data: {
    id: 1,
    lead: 1,
    affiliate: 1,
    offer: 1,
    advertiser: 1,
    integration: 1,
    order: 1,
    outcome: 'pending',
    message: 'Advertiser’s message 1',
    failure: 'settings',
    startedAt: 1767225600,
    finishedAt: 1767225600,
    took: 1,
    httpStatus: 1,
    advertiserLeadId: 'Advertiser’s ID 1',
    advertiserStatus: 'Advertiser’s status 1',
    createdAt: 1767225600,
  },
});

export const getListLeadAttemptsMockHandler = (overrideResponse?: ListLeadAttempts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLeadAttempts200> | ListLeadAttempts200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/lead_attempts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLeadAttemptsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadLeadAttemptMockHandler = (overrideResponse?: ReadLeadAttempt200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLeadAttempt200> | ReadLeadAttempt200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/lead_attempts/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLeadAttemptResponseMock(),
      { status: 200
    })
    }, options);
};
export const getLeadAttemptMock = () => [
  getListLeadAttemptsMockHandler(),
  getReadLeadAttemptMockHandler()
];
