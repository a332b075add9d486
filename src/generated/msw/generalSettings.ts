// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type EditGeneralSettings200 = operations['editGeneralSettings']['responses'][200]['content']['application/json'];
type ListGeneralSettingsHistory200 = operations['listGeneralSettingsHistory']['responses'][200]['content']['application/json'];
type ReadGeneralSettings200 = operations['readGeneralSettings']['responses'][200]['content']['application/json'];

export const getReadGeneralSettingsResponseMock = (): ReadGeneralSettings200 => ({
  data: {
    id: 1,
    name: 'Sluice',
    logoUrl: null,
    faviconUrl: null,
    apiDomain: 'API domain 1',
    apiDomains: ['Available API domains 1'],
    trafficbackUrl: 'https://example.com/page-1',
    visitorCookie: 2592000,
    lateConversions: 'pay',
    contactDays: 2,
    exportDays: 7,
    circuitFailures: 5,
    circuitRefusals: 30,
    circuitDrop: 80,
    circuitPause: 60,
    baseCurrency: 'USD',
    timezone: 'UTC',
    withdrawalMinimum: '50',
    invoiceDetails: 'Details on invoices 1',
    rateSourceUrl: 'https://example.com/page-1',
    rateSourceForm: 'object',
    rateSourcePath: 'rates',
    rateSourceCodePath: 'Code in an entry 1',
    rateSourceValuePath: 'Rate in an entry 1',
    rateSourceBase: 'AAA',
    rateSourceInverse: false,
    rateSourceReadAt: 1767225600,
    rateSourceProblem: 'unreachable',
    rateSourceMissing: ['Currencies without a rate 1'],
    chatScriptUrl: 'https://example.com/page-1',
    chatId: 'Account_ID_1',
    passwordMinimum: 8,
    registration: 'moderated',
    registrationRole: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getEditGeneralSettingsResponseMock = (): EditGeneralSettings200 => ({
  data: {
    items: [
      {
        id: 1,
        name: 'Sluice',
        logoUrl: null,
        faviconUrl: null,
        apiDomain: 'API domain 1',
        apiDomains: ['Available API domains 1'],
        trafficbackUrl: 'https://example.com/page-1',
        visitorCookie: 2592000,
        lateConversions: 'pay',
        contactDays: 2,
        exportDays: 7,
        circuitFailures: 5,
        circuitRefusals: 30,
        circuitDrop: 80,
        circuitPause: 60,
        baseCurrency: 'USD',
        timezone: 'UTC',
        withdrawalMinimum: '50',
        invoiceDetails: 'Details on invoices 1',
        rateSourceUrl: 'https://example.com/page-1',
        rateSourceForm: 'object',
        rateSourcePath: 'rates',
        rateSourceCodePath: 'Code in an entry 1',
        rateSourceValuePath: 'Rate in an entry 1',
        rateSourceBase: 'AAA',
        rateSourceInverse: false,
        rateSourceReadAt: 1767225600,
        rateSourceProblem: 'unreachable',
        rateSourceMissing: ['Currencies without a rate 1'],
        chatScriptUrl: 'https://example.com/page-1',
        chatId: 'Account_ID_1',
        passwordMinimum: 8,
        registration: 'moderated',
        registrationRole: 1,
        createdAt: 1767225600,
        createdBy: 1,
        updatedAt: 1767225600,
        updatedBy: 1,
        version: 1,
      },
    ],
  },
});

export const getListGeneralSettingsHistoryResponseMock = (): ListGeneralSettingsHistory200 => ({
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

export const getReadGeneralSettingsMockHandler = (overrideResponse?: ReadGeneralSettings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadGeneralSettings200> | ReadGeneralSettings200), options?: RequestHandlerOptions) => {
  return http.get('*/user/settings/general', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadGeneralSettingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditGeneralSettingsMockHandler = (overrideResponse?: EditGeneralSettings200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditGeneralSettings200> | EditGeneralSettings200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/settings/general', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditGeneralSettingsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListGeneralSettingsHistoryMockHandler = (overrideResponse?: ListGeneralSettingsHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListGeneralSettingsHistory200> | ListGeneralSettingsHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/settings/general/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListGeneralSettingsHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getGeneralSettingsMock = () => [
  getReadGeneralSettingsMockHandler(),
  getEditGeneralSettingsMockHandler(),
  getListGeneralSettingsHistoryMockHandler()
];
