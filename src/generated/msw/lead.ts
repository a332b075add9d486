// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListLeads200 = operations['listLeads']['responses'][200]['content']['application/json'];
type ReadLead200 = operations['readLead']['responses'][200]['content']['application/json'];

export const getListLeadsResponseMock = (): ListLeads200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        affiliate: 1,
        campaign: 1,
        offer: 1,
        apiStatus: 'new',
        reason: 'campaign_active',
        refusal: 'blocked',
        grade: 1,
        firstName: 'First name 1',
        lastName: 'Last name 1',
        phone: 'Phone 1',
        email: 'Email 1',
        country: 'LV',
        language: 'lv',
        ip: '203.0.113.1',
        sourceUrl: 'Page of the form 1',
        clickId: 'Click ID 1',
        sub1: 'Sub ID 1 1',
        sub2: 'Sub ID 2 1',
        sub3: 'Sub ID 3 1',
        sub4: 'Sub ID 4 1',
        sub5: 'Sub ID 5 1',
        sub6: 'Sub ID 6 1',
        sub7: 'Sub ID 7 1',
        sub8: 'Sub ID 8 1',
        sub9: 'Sub ID 9 1',
        advertiser: 1,
        integration: 1,
        redirectUrl: 'https://example.com/page-1',
        isTest: true,
        createdAt: 1767225600,
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getReadLeadResponseMock = (): ReadLead200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    affiliate: 1,
    campaign: 1,
    offer: 1,
    apiStatus: 'new',
    reason: 'campaign_active',
    refusal: 'blocked',
    grade: 1,
    firstName: 'First name 1',
    lastName: 'Last name 1',
    phone: 'Phone 1',
    email: 'Email 1',
    country: 'LV',
    language: 'lv',
    ip: '203.0.113.1',
    sourceUrl: 'Page of the form 1',
    clickId: 'Click ID 1',
    sub1: 'Sub ID 1 1',
    sub2: 'Sub ID 2 1',
    sub3: 'Sub ID 3 1',
    sub4: 'Sub ID 4 1',
    sub5: 'Sub ID 5 1',
    sub6: 'Sub ID 6 1',
    sub7: 'Sub ID 7 1',
    sub8: 'Sub ID 8 1',
    sub9: 'Sub ID 9 1',
    advertiser: 1,
    integration: 1,
    redirectUrl: 'https://example.com/page-1',
    isTest: true,
    createdAt: 1767225600,
  },
});

export const getListLeadsMockHandler = (overrideResponse?: ListLeads200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListLeads200> | ListLeads200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/leads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadLeadMockHandler = (overrideResponse?: ReadLead200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLead200> | ReadLead200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/leads/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLeadResponseMock(),
      { status: 200
    })
    }, options);
};
export const getLeadMock = () => [
  getListLeadsMockHandler(),
  getReadLeadMockHandler()
];
