// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ListOpenLanders200 = operations['listOpenLanders']['responses'][200]['content']['application/json'];
type ListOpenOffers200 = operations['listOpenOffers']['responses'][200]['content']['application/json'];
type ListSentLeads200 = operations['listSentLeads']['responses'][200]['content']['application/json'];
type ReadClickDecision200 = operations['readClickDecision']['responses'][200]['content']['application/json'];
type ReadLeadDecision200 = operations['readLeadDecision']['responses'][200]['content']['application/json'];
type ReadOfferAvailability200 = operations['readOfferAvailability']['responses'][200]['content']['application/json'];
type ReadOfferPlan200 = operations['readOfferPlan']['responses'][200]['content']['application/json'];
type Replay200 = operations['replay']['responses'][200]['content']['application/json'];
type SendLead201 = operations['sendLead']['responses'][201]['content']['application/json'];
type ShowLeadContacts200 = operations['showLeadContacts']['responses'][200]['content']['application/json'];
type Simulate200 = operations['simulate']['responses'][200]['content']['application/json'];

export const getListOpenLandersResponseMock = (): ListOpenLanders200 => ({
  data: {
    items: [
      {
        id: 4,
        title: 'Quiz, German',
        url: 'https://pages.example/quiz-de/',
        previewUrl: null,
        vertical: 'Nutra',
        categories: ['Weight loss'],
        languages: ['de'],
        offers: [12],
      },
    ],
  },
});

export const getListSentLeadsResponseMock = (): ListSentLeads200 => ({
  data: {
    items: [
      {
        id: 90412,
        createdAt: 1767225600,
        campaign: '3f2c9b1e8d7a4c60b5e2f19a7d8c6e40',
        clickId: null,
        apiStatus: 'sent',
        reason: null,
        grade: 'Called back',
        goals: [
          {
            key: 'deposit',
            title: 'First deposit',
            at: 1767312000,
            status: 'approved',
            payout: '20.25',
            currency: 'USD',
          },
        ],
      },
    ],
  },
});

export const getSendLeadResponseMock = (): SendLead201 => ({
  data: {
    id: 90412,
    apiStatus: 'sent',
    redirectUrl: 'https://broker.example/welcome?token=8f2a1c',
  },
});

export const getListOpenOffersResponseMock = (): ListOpenOffers200 => ({
  data: {
    items: [
      {
        id: 12,
        title: 'KetoSlim',
        countries: ['LV'],
        payouts: [
          {
            paidFor: 'report',
            goal: 'deposit',
            value: '20.25',
            isPercent: false,
            currency: 'USD',
            countries: [],
            countriesMode: 'only',
            languages: [],
            languagesMode: 'only',
            trafficSources: [],
            trafficSourcesMode: 'only',
            audience: 'all',
            schedule: null,
          },
        ],
        room: [],
        isUnlimited: true,
        schedule: null,
      },
    ],
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

export const getReplayResponseMock = (): Replay200 => ({
  data: {
    from: 1795132800,
    every: 1,
    currency: 'USD',
    before: { clicks: 5200, leads: 310, revenue: '8420.00', payout: '5610.00' },
    after: { clicks: 4100, leads: 310, revenue: '7950.00', payout: '5240.00' },
    advertisers: [
      {
        advertiser: 7,
        before: { clicks: 5200, leads: 310, revenue: '8420.00', payout: '5610.00' },
        after: { clicks: 4100, leads: 310, revenue: '7950.00', payout: '5240.00' },
      },
    ],
    affiliates: [
      {
        affiliate: 40,
        before: { clicks: 5200, leads: 310, revenue: '8420.00', payout: '5610.00' },
        after: { clicks: 4100, leads: 310, revenue: '7950.00', payout: '5240.00' },
      },
    ],
    caps: [{ cap: 5, before: 0, after: 1100 }],
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

export const getReadOfferAvailabilityResponseMock = (): ReadOfferAvailability200 => ({
  data: {
    countries: ['EE', 'LV'],
    room: [
      {
        type: 'leads',
        period: 'day',
        limit: '50',
        left: '35',
        currency: null,
        resetsAt: 1767312000,
        countries: [],
        countriesMode: 'only',
      },
    ],
    isUnlimited: false,
    schedule: null,
  },
});

export const getReadOfferPlanResponseMock = (): ReadOfferPlan200 => ({
  data: {
    click: { countries: ['LV'], takers: [], gaps: [] },
    lead: {
      countries: ['EE', 'LV'],
      takers: [
        {
          targeting: 8,
          advertiser: 7,
          landing: null,
          isLow: false,
          isForSome: false,
          fault: null,
          shares: [{ countries: ['LV'], percent: '25' }],
        },
      ],
      gaps: [{ countries: ['EE'], schedule: null }],
    },
  },
});

export const getListOpenLandersMockHandler = (overrideResponse?: ListOpenLanders200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOpenLanders200> | ListOpenLanders200), options?: RequestHandlerOptions) => {
  return http.get('*/public/landers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListOpenLandersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListSentLeadsMockHandler = (overrideResponse?: ListSentLeads200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSentLeads200> | ListSentLeads200), options?: RequestHandlerOptions) => {
  return http.get('*/public/leads', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListSentLeadsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getSendLeadMockHandler = (overrideResponse?: SendLead201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendLead201> | SendLead201), options?: RequestHandlerOptions) => {
  return http.post('*/public/leads', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSendLeadResponseMock(),
      { status: 201
    })
    }, options);
};

export const getListOpenOffersMockHandler = (overrideResponse?: ListOpenOffers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOpenOffers200> | ListOpenOffers200), options?: RequestHandlerOptions) => {
  return http.get('*/public/offers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListOpenOffersResponseMock(),
      { status: 200
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

export const getReplayMockHandler = (overrideResponse?: Replay200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Replay200> | Replay200), options?: RequestHandlerOptions) => {
  return http.post('*/stat/replay', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReplayResponseMock(),
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

export const getReadOfferAvailabilityMockHandler = (overrideResponse?: ReadOfferAvailability200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadOfferAvailability200> | ReadOfferAvailability200), options?: RequestHandlerOptions) => {
  return http.get('*/user/offers/:id/availability', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadOfferAvailabilityResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadOfferPlanMockHandler = (overrideResponse?: ReadOfferPlan200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadOfferPlan200> | ReadOfferPlan200), options?: RequestHandlerOptions) => {
  return http.get('*/user/offers/:id/plan', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadOfferPlanResponseMock(),
      { status: 200
    })
    }, options);
};
export const getTrafficMock = () => [
  getListOpenLandersMockHandler(),
  getListSentLeadsMockHandler(),
  getSendLeadMockHandler(),
  getListOpenOffersMockHandler(),
  getReadClickDecisionMockHandler(),
  getShowLeadContactsMockHandler(),
  getReadLeadDecisionMockHandler(),
  getReplayMockHandler(),
  getSimulateMockHandler(),
  getReadOfferAvailabilityMockHandler(),
  getReadOfferPlanMockHandler()
];
