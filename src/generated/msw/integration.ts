// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfIntegrations200 = operations['changeStatusOfIntegrations']['responses'][200]['content']['application/json'];
type ChooseFakeBehaviour200 = operations['chooseFakeBehaviour']['responses'][200]['content']['application/json'];
type CloneIntegrations200 = operations['cloneIntegrations']['responses'][200]['content']['application/json'];
type CreateIntegrations201 = operations['createIntegrations']['responses'][201]['content']['application/json'];
type EditApiParametersOfIntegration200 = operations['editApiParametersOfIntegration']['responses'][200]['content']['application/json'];
type EditApiSyncOfIntegration200 = operations['editApiSyncOfIntegration']['responses'][200]['content']['application/json'];
type EditGoalsOfIntegration200 = operations['editGoalsOfIntegration']['responses'][200]['content']['application/json'];
type EditIntegrations200 = operations['editIntegrations']['responses'][200]['content']['application/json'];
type EditLeadStatusMappingsOfIntegration200 = operations['editLeadStatusMappingsOfIntegration']['responses'][200]['content']['application/json'];
type EditOutApiMappingsOfIntegration200 = operations['editOutApiMappingsOfIntegration']['responses'][200]['content']['application/json'];
type EditPostbackOfIntegration200 = operations['editPostbackOfIntegration']['responses'][200]['content']['application/json'];
type EditRedirectOfIntegration200 = operations['editRedirectOfIntegration']['responses'][200]['content']['application/json'];
type ExportIntegrations201 = operations['exportIntegrations']['responses'][201]['content']['application/json'];
type ListFakeAdvertiserRequests200 = operations['listFakeAdvertiserRequests']['responses'][200]['content']['application/json'];
type ListIntegrationHistory200 = operations['listIntegrationHistory']['responses'][200]['content']['application/json'];
type ListIntegrations200 = operations['listIntegrations']['responses'][200]['content']['application/json'];
type MonitorIntegration200 = operations['monitorIntegration']['responses'][200]['content']['application/json'];
type PauseOfIntegrations200 = operations['pauseOfIntegrations']['responses'][200]['content']['application/json'];
type ReadFakeAdvertiser200 = operations['readFakeAdvertiser']['responses'][200]['content']['application/json'];
type ReadIntegration200 = operations['readIntegration']['responses'][200]['content']['application/json'];
type ReportAsFakeAdvertiser200 = operations['reportAsFakeAdvertiser']['responses'][200]['content']['application/json'];
type ResumeOfIntegrations200 = operations['resumeOfIntegrations']['responses'][200]['content']['application/json'];
type SynchronizationOfIntegrations200 = operations['synchronizationOfIntegrations']['responses'][200]['content']['application/json'];
type SynchronizeOfIntegrations200 = operations['synchronizeOfIntegrations']['responses'][200]['content']['application/json'];
type TestIntegration200 = operations['testIntegration']['responses'][200]['content']['application/json'];

export const getReadFakeAdvertiserResponseMock = (): ReadFakeAdvertiser200 => ({ data: { next: { behaviour: 'refuse', times: 3 } } });

export const getChooseFakeBehaviourResponseMock = (): ChooseFakeBehaviour200 => ({ data: { next: { behaviour: 'refuse', times: 3 } } });

export const getReportAsFakeAdvertiserResponseMock = (): ReportAsFakeAdvertiser200 => ({ data: { status: 200, answer: '{"data":{"id":7731,"created":true}}' } });

export const getListFakeAdvertiserRequestsResponseMock = (): ListFakeAdvertiserRequests200 => ({
  data: {
    items: [
      {
        id: 1,
        at: 1767225600,
        method: 'POST',
        path: '/api/leads',
        behaviour: 'accept',
        headers: [{ name: 'content-type', value: 'application/json' }],
        body: '{"email":"anna.ozola@mail.example"}',
      },
    ],
    meta: { totalCount: 1 },
  },
});

export const getListIntegrationsResponseMock = (): ListIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getCreateIntegrationsResponseMock = (): CreateIntegrations201 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getEditIntegrationsResponseMock = (): EditIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getChangeStatusOfIntegrationsResponseMock = (): ChangeStatusOfIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getCloneIntegrationsResponseMock = (): CloneIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getExportIntegrationsResponseMock = (): ExportIntegrations201 => ({
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

export const getPauseOfIntegrationsResponseMock = (): PauseOfIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getResumeOfIntegrationsResponseMock = (): ResumeOfIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getSynchronizationOfIntegrationsResponseMock = (): SynchronizationOfIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getSynchronizeOfIntegrationsResponseMock = (): SynchronizeOfIntegrations200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        advertiser: 1,
        template: 1,
        vertical: 1,
        offers: [1, 2],
        outApiEnabled: false,
        redirectEnabled: false,
        apiSyncEnabled: false,
        postbackEnabled: false,
        apiSyncStatus: 'off',
        apiSyncPauseReason: {},
        apiSyncAskedAt: 1767225600,
        circuit: 'closed',
        circuitReason: 'unreached',
        circuitSince: 1767225600,
        circuitTryAt: 1767225600,
        acceptance: '1',
        postbackSecretSetAt: 1767225600,
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

export const getReadIntegrationResponseMock = (): ReadIntegration200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    advertiser: 1,
    template: 1,
    vertical: 1,
    offers: [1, 2],
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncStatus: 'off',
    apiSyncPauseReason: {},
    apiSyncAskedAt: 1767225600,
    circuit: 'closed',
    circuitReason: 'unreached',
    circuitSince: 1767225600,
    circuitTryAt: 1767225600,
    acceptance: '1',
    postbackSecretSetAt: 1767225600,
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

export const getEditApiParametersOfIntegrationResponseMock = (): EditApiParametersOfIntegration200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    advertiser: 1,
    template: 1,
    vertical: 1,
    offers: [1, 2],
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncStatus: 'off',
    apiSyncPauseReason: {},
    apiSyncAskedAt: 1767225600,
    circuit: 'closed',
    circuitReason: 'unreached',
    circuitSince: 1767225600,
    circuitTryAt: 1767225600,
    acceptance: '1',
    postbackSecretSetAt: 1767225600,
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

export const getEditApiSyncOfIntegrationResponseMock = (): EditApiSyncOfIntegration200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    advertiser: 1,
    template: 1,
    vertical: 1,
    offers: [1, 2],
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncStatus: 'off',
    apiSyncPauseReason: {},
    apiSyncAskedAt: 1767225600,
    circuit: 'closed',
    circuitReason: 'unreached',
    circuitSince: 1767225600,
    circuitTryAt: 1767225600,
    acceptance: '1',
    postbackSecretSetAt: 1767225600,
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

export const getEditGoalsOfIntegrationResponseMock = (): EditGoalsOfIntegration200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    advertiser: 1,
    template: 1,
    vertical: 1,
    offers: [1, 2],
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncStatus: 'off',
    apiSyncPauseReason: {},
    apiSyncAskedAt: 1767225600,
    circuit: 'closed',
    circuitReason: 'unreached',
    circuitSince: 1767225600,
    circuitTryAt: 1767225600,
    acceptance: '1',
    postbackSecretSetAt: 1767225600,
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

export const getEditLeadStatusMappingsOfIntegrationResponseMock = (): EditLeadStatusMappingsOfIntegration200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    advertiser: 1,
    template: 1,
    vertical: 1,
    offers: [1, 2],
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncStatus: 'off',
    apiSyncPauseReason: {},
    apiSyncAskedAt: 1767225600,
    circuit: 'closed',
    circuitReason: 'unreached',
    circuitSince: 1767225600,
    circuitTryAt: 1767225600,
    acceptance: '1',
    postbackSecretSetAt: 1767225600,
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

export const getEditOutApiMappingsOfIntegrationResponseMock = (): EditOutApiMappingsOfIntegration200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    advertiser: 1,
    template: 1,
    vertical: 1,
    offers: [1, 2],
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncStatus: 'off',
    apiSyncPauseReason: {},
    apiSyncAskedAt: 1767225600,
    circuit: 'closed',
    circuitReason: 'unreached',
    circuitSince: 1767225600,
    circuitTryAt: 1767225600,
    acceptance: '1',
    postbackSecretSetAt: 1767225600,
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

export const getEditPostbackOfIntegrationResponseMock = (): EditPostbackOfIntegration200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    advertiser: 1,
    template: 1,
    vertical: 1,
    offers: [1, 2],
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncStatus: 'off',
    apiSyncPauseReason: {},
    apiSyncAskedAt: 1767225600,
    circuit: 'closed',
    circuitReason: 'unreached',
    circuitSince: 1767225600,
    circuitTryAt: 1767225600,
    acceptance: '1',
    postbackSecretSetAt: 1767225600,
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

export const getEditRedirectOfIntegrationResponseMock = (): EditRedirectOfIntegration200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    advertiser: 1,
    template: 1,
    vertical: 1,
    offers: [1, 2],
    outApiEnabled: false,
    redirectEnabled: false,
    apiSyncEnabled: false,
    postbackEnabled: false,
    apiSyncStatus: 'off',
    apiSyncPauseReason: {},
    apiSyncAskedAt: 1767225600,
    circuit: 'closed',
    circuitReason: 'unreached',
    circuitSince: 1767225600,
    circuitTryAt: 1767225600,
    acceptance: '1',
    postbackSecretSetAt: 1767225600,
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

export const getListIntegrationHistoryResponseMock = (): ListIntegrationHistory200 => ({
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

export const getMonitorIntegrationResponseMock = (): MonitorIntegration200 => ({
  data: {
    attempts: 100,
    accepted: 82,
    since: 1767225600,
    outcomes: [{ outcome: 'accepted', count: 82 }, { outcome: 'refused', count: 18 }],
    took: { median: 240, p95: 910 },
  },
});

export const getTestIntegrationResponseMock = (): TestIntegration200 => ({
  data: {
    problem: null,
    missing: [],
    request: {
      method: 'POST',
      url: 'https://crm.example/api/leads',
      headers: [{ name: 'content-type', value: 'application/json' }],
      body: '{"email":"anna.ozola@mail.example"}',
    },
    attempt: null,
    fake: true,
  },
});

export const getReadFakeAdvertiserMockHandler = (overrideResponse?: ReadFakeAdvertiser200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadFakeAdvertiser200> | ReadFakeAdvertiser200), options?: RequestHandlerOptions) => {
  return http.get('*/user/fake_advertiser', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadFakeAdvertiserResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChooseFakeBehaviourMockHandler = (overrideResponse?: ChooseFakeBehaviour200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ChooseFakeBehaviour200> | ChooseFakeBehaviour200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/fake_advertiser', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChooseFakeBehaviourResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReportAsFakeAdvertiserMockHandler = (overrideResponse?: ReportAsFakeAdvertiser200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportAsFakeAdvertiser200> | ReportAsFakeAdvertiser200), options?: RequestHandlerOptions) => {
  return http.post('*/user/fake_advertiser/postbacks', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReportAsFakeAdvertiserResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListFakeAdvertiserRequestsMockHandler = (overrideResponse?: ListFakeAdvertiserRequests200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListFakeAdvertiserRequests200> | ListFakeAdvertiserRequests200), options?: RequestHandlerOptions) => {
  return http.get('*/user/fake_advertiser/requests', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListFakeAdvertiserRequestsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationsMockHandler = (overrideResponse?: ListIntegrations200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrations200> | ListIntegrations200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integrations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateIntegrationsMockHandler = (overrideResponse?: CreateIntegrations201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateIntegrations201> | CreateIntegrations201), options?: RequestHandlerOptions) => {
  return http.put('*/user/integrations', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateIntegrationsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditIntegrationsMockHandler = (overrideResponse?: EditIntegrations200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditIntegrations200> | EditIntegrations200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/integrations', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfIntegrationsMockHandler = (overrideResponse?: ChangeStatusOfIntegrations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfIntegrations200> | ChangeStatusOfIntegrations200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneIntegrationsMockHandler = (overrideResponse?: CloneIntegrations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneIntegrations200> | CloneIntegrations200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportIntegrationsMockHandler = (overrideResponse?: ExportIntegrations201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportIntegrations201> | ExportIntegrations201), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportIntegrationsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getPauseOfIntegrationsMockHandler = (overrideResponse?: PauseOfIntegrations200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PauseOfIntegrations200> | PauseOfIntegrations200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/integrations/pause', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getPauseOfIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getResumeOfIntegrationsMockHandler = (overrideResponse?: ResumeOfIntegrations200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ResumeOfIntegrations200> | ResumeOfIntegrations200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/integrations/resume', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getResumeOfIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getSynchronizationOfIntegrationsMockHandler = (overrideResponse?: SynchronizationOfIntegrations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SynchronizationOfIntegrations200> | SynchronizationOfIntegrations200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/synchronization', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSynchronizationOfIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getSynchronizeOfIntegrationsMockHandler = (overrideResponse?: SynchronizeOfIntegrations200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SynchronizeOfIntegrations200> | SynchronizeOfIntegrations200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/synchronize', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getSynchronizeOfIntegrationsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadIntegrationMockHandler = (overrideResponse?: ReadIntegration200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegration200> | ReadIntegration200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integrations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditApiParametersOfIntegrationMockHandler = (overrideResponse?: EditApiParametersOfIntegration200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditApiParametersOfIntegration200> | EditApiParametersOfIntegration200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/:id/edit_api_parameters', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditApiParametersOfIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditApiSyncOfIntegrationMockHandler = (overrideResponse?: EditApiSyncOfIntegration200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditApiSyncOfIntegration200> | EditApiSyncOfIntegration200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/:id/edit_api_sync', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditApiSyncOfIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditGoalsOfIntegrationMockHandler = (overrideResponse?: EditGoalsOfIntegration200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditGoalsOfIntegration200> | EditGoalsOfIntegration200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/:id/edit_goals', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditGoalsOfIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditLeadStatusMappingsOfIntegrationMockHandler = (overrideResponse?: EditLeadStatusMappingsOfIntegration200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditLeadStatusMappingsOfIntegration200> | EditLeadStatusMappingsOfIntegration200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/:id/edit_lead_status_mappings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditLeadStatusMappingsOfIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditOutApiMappingsOfIntegrationMockHandler = (overrideResponse?: EditOutApiMappingsOfIntegration200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditOutApiMappingsOfIntegration200> | EditOutApiMappingsOfIntegration200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/:id/edit_out_api_mappings', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditOutApiMappingsOfIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditPostbackOfIntegrationMockHandler = (overrideResponse?: EditPostbackOfIntegration200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditPostbackOfIntegration200> | EditPostbackOfIntegration200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/:id/edit_postback', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditPostbackOfIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditRedirectOfIntegrationMockHandler = (overrideResponse?: EditRedirectOfIntegration200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EditRedirectOfIntegration200> | EditRedirectOfIntegration200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/:id/edit_redirect', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditRedirectOfIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListIntegrationHistoryMockHandler = (overrideResponse?: ListIntegrationHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListIntegrationHistory200> | ListIntegrationHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integrations/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListIntegrationHistoryResponseMock(),
      { status: 200
    })
    }, options);
};

export const getMonitorIntegrationMockHandler = (overrideResponse?: MonitorIntegration200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MonitorIntegration200> | MonitorIntegration200), options?: RequestHandlerOptions) => {
  return http.get('*/user/integrations/:id/monitor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getMonitorIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getTestIntegrationMockHandler = (overrideResponse?: TestIntegration200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TestIntegration200> | TestIntegration200), options?: RequestHandlerOptions) => {
  return http.post('*/user/integrations/:id/test', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getTestIntegrationResponseMock(),
      { status: 200
    })
    }, options);
};
export const getIntegrationMock = () => [
  getReadFakeAdvertiserMockHandler(),
  getChooseFakeBehaviourMockHandler(),
  getReportAsFakeAdvertiserMockHandler(),
  getListFakeAdvertiserRequestsMockHandler(),
  getListIntegrationsMockHandler(),
  getCreateIntegrationsMockHandler(),
  getEditIntegrationsMockHandler(),
  getChangeStatusOfIntegrationsMockHandler(),
  getCloneIntegrationsMockHandler(),
  getExportIntegrationsMockHandler(),
  getPauseOfIntegrationsMockHandler(),
  getResumeOfIntegrationsMockHandler(),
  getSynchronizationOfIntegrationsMockHandler(),
  getSynchronizeOfIntegrationsMockHandler(),
  getReadIntegrationMockHandler(),
  getEditApiParametersOfIntegrationMockHandler(),
  getEditApiSyncOfIntegrationMockHandler(),
  getEditGoalsOfIntegrationMockHandler(),
  getEditLeadStatusMappingsOfIntegrationMockHandler(),
  getEditOutApiMappingsOfIntegrationMockHandler(),
  getEditPostbackOfIntegrationMockHandler(),
  getEditRedirectOfIntegrationMockHandler(),
  getListIntegrationHistoryMockHandler(),
  getMonitorIntegrationMockHandler(),
  getTestIntegrationMockHandler()
];
