// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfPaymentRules200 = operations['changeStatusOfPaymentRules']['responses'][200]['content']['application/json'];
type ClonePaymentRules200 = operations['clonePaymentRules']['responses'][200]['content']['application/json'];
type CreatePaymentRules201 = operations['createPaymentRules']['responses'][201]['content']['application/json'];
type EditPaymentRules200 = operations['editPaymentRules']['responses'][200]['content']['application/json'];
type EditSieveOfPaymentRules200 = operations['editSieveOfPaymentRules']['responses'][200]['content']['application/json'];
type ExportPaymentRules201 = operations['exportPaymentRules']['responses'][201]['content']['application/json'];
type ListApplicablePaymentRules200 = operations['listApplicablePaymentRules']['responses'][200]['content']['application/json'];
type ListPaymentRuleHistory200 = operations['listPaymentRuleHistory']['responses'][200]['content']['application/json'];
type ListPaymentRules200 = operations['listPaymentRules']['responses'][200]['content']['application/json'];
type ReadPaymentRule200 = operations['readPaymentRule']['responses'][200]['content']['application/json'];

export const getListPaymentRulesResponseMock = (): ListPaymentRules200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        paymentModel: 1,
        paidFor: 'report',
        goal: 1,
        paymentType: 1,
        revenueValue: '1',
        revenueCurrency: 1,
        payoutValue: '1',
        payoutCurrency: 1,
        targetConversionStatus: 1,
        autoApprovePeriod: 1,
        isMultiConversion: false,
        audience: 'all',
        affiliate: 1,
        team: 1,
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
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

export const getCreatePaymentRulesResponseMock = (): CreatePaymentRules201 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        paymentModel: 1,
        paidFor: 'report',
        goal: 1,
        paymentType: 1,
        revenueValue: '1',
        revenueCurrency: 1,
        payoutValue: '1',
        payoutCurrency: 1,
        targetConversionStatus: 1,
        autoApprovePeriod: 1,
        isMultiConversion: false,
        audience: 'all',
        affiliate: 1,
        team: 1,
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
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

export const getEditPaymentRulesResponseMock = (): EditPaymentRules200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        paymentModel: 1,
        paidFor: 'report',
        goal: 1,
        paymentType: 1,
        revenueValue: '1',
        revenueCurrency: 1,
        payoutValue: '1',
        payoutCurrency: 1,
        targetConversionStatus: 1,
        autoApprovePeriod: 1,
        isMultiConversion: false,
        audience: 'all',
        affiliate: 1,
        team: 1,
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
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

export const getListApplicablePaymentRulesResponseMock = (): ListApplicablePaymentRules200 => ({
  data: {
    items: [
      {
        paidFor: 'report',
        goal: 3,
        rules: [
          { rule: 8, version: 2, rank: 'country', passed: null },
          { rule: 5, version: 1, rank: 'general', passed: 'outranked' },
        ],
      },
    ],
  },
});

export const getChangeStatusOfPaymentRulesResponseMock = (): ChangeStatusOfPaymentRules200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        paymentModel: 1,
        paidFor: 'report',
        goal: 1,
        paymentType: 1,
        revenueValue: '1',
        revenueCurrency: 1,
        payoutValue: '1',
        payoutCurrency: 1,
        targetConversionStatus: 1,
        autoApprovePeriod: 1,
        isMultiConversion: false,
        audience: 'all',
        affiliate: 1,
        team: 1,
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
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

export const getClonePaymentRulesResponseMock = (): ClonePaymentRules200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        paymentModel: 1,
        paidFor: 'report',
        goal: 1,
        paymentType: 1,
        revenueValue: '1',
        revenueCurrency: 1,
        payoutValue: '1',
        payoutCurrency: 1,
        targetConversionStatus: 1,
        autoApprovePeriod: 1,
        isMultiConversion: false,
        audience: 'all',
        affiliate: 1,
        team: 1,
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
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

export const getEditSieveOfPaymentRulesResponseMock = (): EditSieveOfPaymentRules200 => ({
  data: {
    items: [
      {
        id: 1,
        title: 'Title 1',
        offer: 1,
        paymentModel: 1,
        paidFor: 'report',
        goal: 1,
        paymentType: 1,
        revenueValue: '1',
        revenueCurrency: 1,
        payoutValue: '1',
        payoutCurrency: 1,
        targetConversionStatus: 1,
        autoApprovePeriod: 1,
        isMultiConversion: false,
        audience: 'all',
        affiliate: 1,
        team: 1,
        countries: ['LV'],
        countriesMode: 'only',
        languages: ['lv'],
        languagesMode: 'only',
        trafficSources: [1, 2],
        trafficSourcesMode: 'only',
        schedule: {
          timezone: 'Europe/Riga',
          ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
        },
        weight: 100,
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

export const getExportPaymentRulesResponseMock = (): ExportPaymentRules201 => ({
  data: {
    id: 12,
    kind: 'export_click',
    collection: 'stat/clicks',
    query: 'offer=7',
    format: 'csv',
    contacts: false,
    state: 'running',
    total: 48210,
    rows: 20000,
    bytes: null,
    fileName: 'clicks-2026-01-01.csv',
    code: null,
    user: { id: 3, name: 'Ada Berg' },
    createdAt: 1767225600,
    endedAt: null,
    expiresAt: null,
  },
});

export const getReadPaymentRuleResponseMock = (): ReadPaymentRule200 => ({
  data: {
    id: 1,
    title: 'Title 1',
    offer: 1,
    paymentModel: 1,
    paidFor: 'report',
    goal: 1,
    paymentType: 1,
    revenueValue: '1',
    revenueCurrency: 1,
    payoutValue: '1',
    payoutCurrency: 1,
    targetConversionStatus: 1,
    autoApprovePeriod: 1,
    isMultiConversion: false,
    audience: 'all',
    affiliate: 1,
    team: 1,
    countries: ['LV'],
    countriesMode: 'only',
    languages: ['lv'],
    languagesMode: 'only',
    trafficSources: [1, 2],
    trafficSourcesMode: 'only',
    schedule: {
      timezone: 'Europe/Riga',
      ranges: [{ days: ['monday'], from: '09:00', to: '18:00' }],
    },
    weight: 100,
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

export const getListPaymentRuleHistoryResponseMock = (): ListPaymentRuleHistory200 => ({
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

export const getListPaymentRulesMockHandler = (overrideResponse?: ListPaymentRules200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPaymentRules200> | ListPaymentRules200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_rules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPaymentRulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreatePaymentRulesMockHandler = (overrideResponse?: CreatePaymentRules201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreatePaymentRules201> | CreatePaymentRules201), options?: RequestHandlerOptions) => {
  return http.put('*/user/payment_rules', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreatePaymentRulesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditPaymentRulesMockHandler = (overrideResponse?: EditPaymentRules200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditPaymentRules200> | EditPaymentRules200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/payment_rules', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPaymentRulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListApplicablePaymentRulesMockHandler = (overrideResponse?: ListApplicablePaymentRules200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListApplicablePaymentRules200> | ListApplicablePaymentRules200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_rules/applicable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListApplicablePaymentRulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfPaymentRulesMockHandler = (overrideResponse?: ChangeStatusOfPaymentRules200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfPaymentRules200> | ChangeStatusOfPaymentRules200), options?: RequestHandlerOptions) => {
  return http.post('*/user/payment_rules/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfPaymentRulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getClonePaymentRulesMockHandler = (overrideResponse?: ClonePaymentRules200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ClonePaymentRules200> | ClonePaymentRules200), options?: RequestHandlerOptions) => {
  return http.post('*/user/payment_rules/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getClonePaymentRulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditSieveOfPaymentRulesMockHandler = (overrideResponse?: EditSieveOfPaymentRules200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditSieveOfPaymentRules200> | EditSieveOfPaymentRules200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/payment_rules/edit_sieve', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditSieveOfPaymentRulesResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportPaymentRulesMockHandler = (overrideResponse?: ExportPaymentRules201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportPaymentRules201> | ExportPaymentRules201), options?: RequestHandlerOptions) => {
  return http.post('*/user/payment_rules/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportPaymentRulesResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadPaymentRuleMockHandler = (overrideResponse?: ReadPaymentRule200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPaymentRule200> | ReadPaymentRule200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_rules/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPaymentRuleResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListPaymentRuleHistoryMockHandler = (overrideResponse?: ListPaymentRuleHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPaymentRuleHistory200> | ListPaymentRuleHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/payment_rules/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListPaymentRuleHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getPaymentRuleMock = () => [
  getListPaymentRulesMockHandler(),
  getCreatePaymentRulesMockHandler(),
  getEditPaymentRulesMockHandler(),
  getListApplicablePaymentRulesMockHandler(),
  getChangeStatusOfPaymentRulesMockHandler(),
  getClonePaymentRulesMockHandler(),
  getEditSieveOfPaymentRulesMockHandler(),
  getExportPaymentRulesMockHandler(),
  getReadPaymentRuleMockHandler(),
  getListPaymentRuleHistoryMockHandler()
];
