// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ReadClickDecision200 = operations['readClickDecision']['responses'][200]['content']['application/json'];
type ReadLeadDecision200 = operations['readLeadDecision']['responses'][200]['content']['application/json'];
type SendLead201 = operations['sendLead']['responses'][201]['content']['application/json'];
type ShowLeadContacts200 = operations['showLeadContacts']['responses'][200]['content']['application/json'];
type Simulate200 = operations['simulate']['responses'][200]['content']['application/json'];

export const getSendLeadResponseMock = (): SendLead201 => ({
  data: {
    id: 90412,
    apiStatus: 'sent',
    redirectUrl: 'https://broker.example/welcome?token=8f2a1c',
  },
});

export const getReadClickDecisionResponseMock = (): ReadClickDecision200 => ({
  data: {
    outcome: 'offered',
    otherwise: 'unsent',
    reason: null,
    reasonText: null,
    affiliateText: null,
    url: null,
    checks: [
      {
        code: 'campaign_active',
        passed: true,
        waived: false,
        text: 'Campaign is active',
        detail: null,
      },
    ],
    candidates: [
      {
        targeting: 12,
        advertiser: 7,
        integration: 31,
        landing: null,
        order: 1,
        checks: [
          {
            code: 'cap_room',
            passed: true,
            waived: false,
            text: 'Cap has room',
            detail: 5,
          },
        ],
      },
    ],
  },
});

export const getShowLeadContactsResponseMock = (): ShowLeadContacts200 => ({
  data: {
    firstName: 'Anna',
    lastName: 'Ozola',
    phone: '+371 2100 0001',
    email: 'anna@example.com',
    ip: '192.0.2.7',
    sourceUrl: 'https://landing.example/quiz',
    params: [],
  },
});

export const getReadLeadDecisionResponseMock = (): ReadLeadDecision200 => ({
  data: {
    outcome: 'offered',
    otherwise: 'unsent',
    reason: null,
    reasonText: null,
    affiliateText: null,
    url: null,
    checks: [
      {
        code: 'campaign_active',
        passed: true,
        waived: false,
        text: 'Campaign is active',
        detail: null,
      },
    ],
    candidates: [
      {
        targeting: 12,
        advertiser: 7,
        integration: 31,
        landing: null,
        order: 1,
        checks: [
          {
            code: 'cap_room',
            passed: true,
            waived: false,
            text: 'Cap has room',
            detail: 5,
          },
        ],
      },
    ],
  },
});

export const getSimulateResponseMock = (): Simulate200 => ({
  data: {
    outcome: 'offered',
    otherwise: 'unsent',
    reason: null,
    reasonText: null,
    affiliateText: null,
    url: null,
    checks: [
      {
        code: 'campaign_active',
        passed: true,
        waived: false,
        text: 'Campaign is active',
        detail: null,
      },
    ],
    candidates: [
      {
        targeting: 12,
        advertiser: 7,
        integration: 31,
        landing: null,
        order: 1,
        checks: [
          {
            code: 'cap_room',
            passed: true,
            waived: false,
            text: 'Cap has room',
            detail: 5,
          },
        ],
      },
    ],
  },
});

export const getSendLeadMockHandler = (overrideResponse?: SendLead201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendLead201> | SendLead201), options?: RequestHandlerOptions) => {
  return http.post('*/public/leads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSendLeadResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadClickDecisionMockHandler = (overrideResponse?: ReadClickDecision200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadClickDecision200> | ReadClickDecision200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/clicks/:id/decision', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadClickDecisionResponseMock(),
      { status: 200
    })
    }, options);
};

export const getShowLeadContactsMockHandler = (overrideResponse?: ShowLeadContacts200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ShowLeadContacts200> | ShowLeadContacts200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/leads/:id/contacts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getShowLeadContactsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadLeadDecisionMockHandler = (overrideResponse?: ReadLeadDecision200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadLeadDecision200> | ReadLeadDecision200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/leads/:id/decision', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadLeadDecisionResponseMock(),
      { status: 200
    })
    }, options);
};

export const getSimulateMockHandler = (overrideResponse?: Simulate200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Simulate200> | Simulate200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/simulate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSimulateResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTrafficMock = () => [
  getSendLeadMockHandler(),
  getReadClickDecisionMockHandler(),
  getShowLeadContactsMockHandler(),
  getReadLeadDecisionMockHandler(),
  getSimulateMockHandler()
];
