// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListCustomers200 = operations['listCustomers']['responses'][200]['content']['application/json'];
type ReadCustomer200 = operations['readCustomer']['responses'][200]['content']['application/json'];

export const getListCustomersResponseMock = (): ListCustomers200 => ({
  data: {
    items: [
      {
        id: 1,
        customerId: 'Customer ID 1',
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        clickId: 'Click ID 1',
        lead: 1,
        country: 'LV',
        firstDepositAt: 1767225600,
        lastDepositAt: 1767225600,
        deposits: 1,
        deposited: '1',
        turnover: '1',
        ngr: '1',
        currency: 1,
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

export const getReadCustomerResponseMock = (): ReadCustomer200 => ({
  data: {
    id: 1,
    customerId: 'Customer ID 1',
    affiliate: 1,
    campaign: 1,
    offer: 1,
    advertiser: 1,
    clickId: 'Click ID 1',
    lead: 1,
    country: 'LV',
    firstDepositAt: 1767225600,
    lastDepositAt: 1767225600,
    deposits: 1,
    deposited: '1',
    turnover: '1',
    ngr: '1',
    currency: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListCustomersMockHandler = (overrideResponse?: ListCustomers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCustomers200> | ListCustomers200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/customers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCustomersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadCustomerMockHandler = (overrideResponse?: ReadCustomer200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCustomer200> | ReadCustomer200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/customers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCustomerResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCustomerMock = () => [
  getListCustomersMockHandler(),
  getReadCustomerMockHandler()
];
