// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ApproveOfConversions200 = operations['approveOfConversions']['responses'][200]['content']['application/json'];
type EditConversions200 = operations['editConversions']['responses'][200]['content']['application/json'];
type ExportConversions201 = operations['exportConversions']['responses'][201]['content']['application/json'];
type HideOfConversions200 = operations['hideOfConversions']['responses'][200]['content']['application/json'];
type HoldOfConversions200 = operations['holdOfConversions']['responses'][200]['content']['application/json'];
type ListConversionHistory200 = operations['listConversionHistory']['responses'][200]['content']['application/json'];
type ListConversions200 = operations['listConversions']['responses'][200]['content']['application/json'];
type ReadConversion200 = operations['readConversion']['responses'][200]['content']['application/json'];
type RejectOfConversions200 = operations['rejectOfConversions']['responses'][200]['content']['application/json'];
type UnhideOfConversions200 = operations['unhideOfConversions']['responses'][200]['content']['application/json'];

export const getListConversionsResponseMock = (): ListConversions200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        goal: 1,
        conversionStatus: 1,
        isHidden: true,
        isLate: true,
        marks: ['late_conversion'],
        overCap: 1,
        revenue: '1',
        revenueCurrency: 1,
        revenueRate: '1',
        payout: '1',
        payoutCurrency: 1,
        payoutRate: '1',
        profit: '1',
        receivedRevenue: '1',
        receivedPayout: '1',
        netProfit: '1',
        originalRevenue: '1',
        originalPayout: '1',
        changeReason: 'Why the amounts were changed 1',
        publicNotes: 'Notes for the affiliate 1',
        amount: '1',
        amountCurrency: 1,
        paymentRule: 1,
        paymentRuleVersion: 1,
        ruleType: 1,
        ruleRevenue: '1',
        rulePayout: '1',
        affiliateInvoices: [1, 2],
        advertiserInvoices: [1, 2],
        clickId: 'Click ID 1',
        attribution: 'named_click',
        lead: 1,
        country: 'LV',
        transactionId: 'Advertiser’s transaction ID 1',
        trafficAt: 1767225600,
        approveAt: 1767225600,
        approvedAt: 1767225600,
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

export const getEditConversionsResponseMock = (): EditConversions200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        goal: 1,
        conversionStatus: 1,
        isHidden: true,
        isLate: true,
        marks: ['late_conversion'],
        overCap: 1,
        revenue: '1',
        revenueCurrency: 1,
        revenueRate: '1',
        payout: '1',
        payoutCurrency: 1,
        payoutRate: '1',
        profit: '1',
        receivedRevenue: '1',
        receivedPayout: '1',
        netProfit: '1',
        originalRevenue: '1',
        originalPayout: '1',
        changeReason: 'Why the amounts were changed 1',
        publicNotes: 'Notes for the affiliate 1',
        amount: '1',
        amountCurrency: 1,
        paymentRule: 1,
        paymentRuleVersion: 1,
        ruleType: 1,
        ruleRevenue: '1',
        rulePayout: '1',
        affiliateInvoices: [1, 2],
        advertiserInvoices: [1, 2],
        clickId: 'Click ID 1',
        attribution: 'named_click',
        lead: 1,
        country: 'LV',
        transactionId: 'Advertiser’s transaction ID 1',
        trafficAt: 1767225600,
        approveAt: 1767225600,
        approvedAt: 1767225600,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getApproveOfConversionsResponseMock = (): ApproveOfConversions200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        goal: 1,
        conversionStatus: 1,
        isHidden: true,
        isLate: true,
        marks: ['late_conversion'],
        overCap: 1,
        revenue: '1',
        revenueCurrency: 1,
        revenueRate: '1',
        payout: '1',
        payoutCurrency: 1,
        payoutRate: '1',
        profit: '1',
        receivedRevenue: '1',
        receivedPayout: '1',
        netProfit: '1',
        originalRevenue: '1',
        originalPayout: '1',
        changeReason: 'Why the amounts were changed 1',
        publicNotes: 'Notes for the affiliate 1',
        amount: '1',
        amountCurrency: 1,
        paymentRule: 1,
        paymentRuleVersion: 1,
        ruleType: 1,
        ruleRevenue: '1',
        rulePayout: '1',
        affiliateInvoices: [1, 2],
        advertiserInvoices: [1, 2],
        clickId: 'Click ID 1',
        attribution: 'named_click',
        lead: 1,
        country: 'LV',
        transactionId: 'Advertiser’s transaction ID 1',
        trafficAt: 1767225600,
        approveAt: 1767225600,
        approvedAt: 1767225600,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getExportConversionsResponseMock = (): ExportConversions201 => ({
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

export const getHideOfConversionsResponseMock = (): HideOfConversions200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        goal: 1,
        conversionStatus: 1,
        isHidden: true,
        isLate: true,
        marks: ['late_conversion'],
        overCap: 1,
        revenue: '1',
        revenueCurrency: 1,
        revenueRate: '1',
        payout: '1',
        payoutCurrency: 1,
        payoutRate: '1',
        profit: '1',
        receivedRevenue: '1',
        receivedPayout: '1',
        netProfit: '1',
        originalRevenue: '1',
        originalPayout: '1',
        changeReason: 'Why the amounts were changed 1',
        publicNotes: 'Notes for the affiliate 1',
        amount: '1',
        amountCurrency: 1,
        paymentRule: 1,
        paymentRuleVersion: 1,
        ruleType: 1,
        ruleRevenue: '1',
        rulePayout: '1',
        affiliateInvoices: [1, 2],
        advertiserInvoices: [1, 2],
        clickId: 'Click ID 1',
        attribution: 'named_click',
        lead: 1,
        country: 'LV',
        transactionId: 'Advertiser’s transaction ID 1',
        trafficAt: 1767225600,
        approveAt: 1767225600,
        approvedAt: 1767225600,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getHoldOfConversionsResponseMock = (): HoldOfConversions200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        goal: 1,
        conversionStatus: 1,
        isHidden: true,
        isLate: true,
        marks: ['late_conversion'],
        overCap: 1,
        revenue: '1',
        revenueCurrency: 1,
        revenueRate: '1',
        payout: '1',
        payoutCurrency: 1,
        payoutRate: '1',
        profit: '1',
        receivedRevenue: '1',
        receivedPayout: '1',
        netProfit: '1',
        originalRevenue: '1',
        originalPayout: '1',
        changeReason: 'Why the amounts were changed 1',
        publicNotes: 'Notes for the affiliate 1',
        amount: '1',
        amountCurrency: 1,
        paymentRule: 1,
        paymentRuleVersion: 1,
        ruleType: 1,
        ruleRevenue: '1',
        rulePayout: '1',
        affiliateInvoices: [1, 2],
        advertiserInvoices: [1, 2],
        clickId: 'Click ID 1',
        attribution: 'named_click',
        lead: 1,
        country: 'LV',
        transactionId: 'Advertiser’s transaction ID 1',
        trafficAt: 1767225600,
        approveAt: 1767225600,
        approvedAt: 1767225600,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getRejectOfConversionsResponseMock = (): RejectOfConversions200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        goal: 1,
        conversionStatus: 1,
        isHidden: true,
        isLate: true,
        marks: ['late_conversion'],
        overCap: 1,
        revenue: '1',
        revenueCurrency: 1,
        revenueRate: '1',
        payout: '1',
        payoutCurrency: 1,
        payoutRate: '1',
        profit: '1',
        receivedRevenue: '1',
        receivedPayout: '1',
        netProfit: '1',
        originalRevenue: '1',
        originalPayout: '1',
        changeReason: 'Why the amounts were changed 1',
        publicNotes: 'Notes for the affiliate 1',
        amount: '1',
        amountCurrency: 1,
        paymentRule: 1,
        paymentRuleVersion: 1,
        ruleType: 1,
        ruleRevenue: '1',
        rulePayout: '1',
        affiliateInvoices: [1, 2],
        advertiserInvoices: [1, 2],
        clickId: 'Click ID 1',
        attribution: 'named_click',
        lead: 1,
        country: 'LV',
        transactionId: 'Advertiser’s transaction ID 1',
        trafficAt: 1767225600,
        approveAt: 1767225600,
        approvedAt: 1767225600,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getUnhideOfConversionsResponseMock = (): UnhideOfConversions200 => ({
  data: {
    items: [
      {
        id: 1,
        affiliate: 1,
        campaign: 1,
        offer: 1,
        advertiser: 1,
        goal: 1,
        conversionStatus: 1,
        isHidden: true,
        isLate: true,
        marks: ['late_conversion'],
        overCap: 1,
        revenue: '1',
        revenueCurrency: 1,
        revenueRate: '1',
        payout: '1',
        payoutCurrency: 1,
        payoutRate: '1',
        profit: '1',
        receivedRevenue: '1',
        receivedPayout: '1',
        netProfit: '1',
        originalRevenue: '1',
        originalPayout: '1',
        changeReason: 'Why the amounts were changed 1',
        publicNotes: 'Notes for the affiliate 1',
        amount: '1',
        amountCurrency: 1,
        paymentRule: 1,
        paymentRuleVersion: 1,
        ruleType: 1,
        ruleRevenue: '1',
        rulePayout: '1',
        affiliateInvoices: [1, 2],
        advertiserInvoices: [1, 2],
        clickId: 'Click ID 1',
        attribution: 'named_click',
        lead: 1,
        country: 'LV',
        transactionId: 'Advertiser’s transaction ID 1',
        trafficAt: 1767225600,
        approveAt: 1767225600,
        approvedAt: 1767225600,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getReadConversionResponseMock = (): ReadConversion200 => ({
  data: {
    id: 1,
    affiliate: 1,
    campaign: 1,
    offer: 1,
    advertiser: 1,
    goal: 1,
    conversionStatus: 1,
    isHidden: true,
    isLate: true,
    marks: ['late_conversion'],
    overCap: 1,
    revenue: '1',
    revenueCurrency: 1,
    revenueRate: '1',
    payout: '1',
    payoutCurrency: 1,
    payoutRate: '1',
    profit: '1',
    receivedRevenue: '1',
    receivedPayout: '1',
    netProfit: '1',
    originalRevenue: '1',
    originalPayout: '1',
    changeReason: 'Why the amounts were changed 1',
    publicNotes: 'Notes for the affiliate 1',
    amount: '1',
    amountCurrency: 1,
    paymentRule: 1,
    paymentRuleVersion: 1,
    ruleType: 1,
    ruleRevenue: '1',
    rulePayout: '1',
    affiliateInvoices: [1, 2],
    advertiserInvoices: [1, 2],
    clickId: 'Click ID 1',
    attribution: 'named_click',
    lead: 1,
    country: 'LV',
    transactionId: 'Advertiser’s transaction ID 1',
    trafficAt: 1767225600,
    approveAt: 1767225600,
    approvedAt: 1767225600,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListConversionHistoryResponseMock = (): ListConversionHistory200 => ({
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

export const getListConversionsMockHandler = (overrideResponse?: ListConversions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListConversions200> | ListConversions200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/conversions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditConversionsMockHandler = (overrideResponse?: EditConversions200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditConversions200> | EditConversions200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/conversions', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getApproveOfConversionsMockHandler = (overrideResponse?: ApproveOfConversions200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ApproveOfConversions200> | ApproveOfConversions200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/conversions/approve', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getApproveOfConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportConversionsMockHandler = (overrideResponse?: ExportConversions201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportConversions201> | ExportConversions201), options?: RequestHandlerOptions) => {
  return http.post('*/stat/conversions/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportConversionsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getHideOfConversionsMockHandler = (overrideResponse?: HideOfConversions200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HideOfConversions200> | HideOfConversions200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/conversions/hide', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getHideOfConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getHoldOfConversionsMockHandler = (overrideResponse?: HoldOfConversions200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<HoldOfConversions200> | HoldOfConversions200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/conversions/hold', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getHoldOfConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getRejectOfConversionsMockHandler = (overrideResponse?: RejectOfConversions200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RejectOfConversions200> | RejectOfConversions200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/conversions/reject', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getRejectOfConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getUnhideOfConversionsMockHandler = (overrideResponse?: UnhideOfConversions200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnhideOfConversions200> | UnhideOfConversions200), options?: RequestHandlerOptions) => {
  return http.patch('*/stat/conversions/unhide', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getUnhideOfConversionsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadConversionMockHandler = (overrideResponse?: ReadConversion200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadConversion200> | ReadConversion200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/conversions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadConversionResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListConversionHistoryMockHandler = (overrideResponse?: ListConversionHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListConversionHistory200> | ListConversionHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/stat/conversions/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListConversionHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getConversionMock = () => [
  getListConversionsMockHandler(),
  getEditConversionsMockHandler(),
  getApproveOfConversionsMockHandler(),
  getExportConversionsMockHandler(),
  getHideOfConversionsMockHandler(),
  getHoldOfConversionsMockHandler(),
  getRejectOfConversionsMockHandler(),
  getUnhideOfConversionsMockHandler(),
  getReadConversionMockHandler(),
  getListConversionHistoryMockHandler()
];
