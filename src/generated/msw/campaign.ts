// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeStatusOfCampaigns200 = operations['changeStatusOfCampaigns']['responses'][200]['content']['application/json'];
type CloneCampaigns200 = operations['cloneCampaigns']['responses'][200]['content']['application/json'];
type CreateCampaigns201 = operations['createCampaigns']['responses'][201]['content']['application/json'];
type EditCampaigns200 = operations['editCampaigns']['responses'][200]['content']['application/json'];
type ExportCampaigns201 = operations['exportCampaigns']['responses'][201]['content']['application/json'];
type ListCampaignHistory200 = operations['listCampaignHistory']['responses'][200]['content']['application/json'];
type ListCampaigns200 = operations['listCampaigns']['responses'][200]['content']['application/json'];
type ReadCampaign200 = operations['readCampaign']['responses'][200]['content']['application/json'];

export const getListCampaignsResponseMock = (): ListCampaigns200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        integrationMethod: 1,
        trafficSource: 1,
        countries: ['LV'],
        domain: 1,
        targetUrl: 'https://example.com/page-1',
        autocreated: false,
        status: 'active',
        blockReason: null,
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

export const getCreateCampaignsResponseMock = (): CreateCampaigns201 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        integrationMethod: 1,
        trafficSource: 1,
        countries: ['LV'],
        domain: 1,
        targetUrl: 'https://example.com/page-1',
        autocreated: false,
        status: 'active',
        blockReason: null,
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

export const getEditCampaignsResponseMock = (): EditCampaigns200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        integrationMethod: 1,
        trafficSource: 1,
        countries: ['LV'],
        domain: 1,
        targetUrl: 'https://example.com/page-1',
        autocreated: false,
        status: 'active',
        blockReason: null,
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

export const getChangeStatusOfCampaignsResponseMock = (): ChangeStatusOfCampaigns200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        integrationMethod: 1,
        trafficSource: 1,
        countries: ['LV'],
        domain: 1,
        targetUrl: 'https://example.com/page-1',
        autocreated: false,
        status: 'active',
        blockReason: null,
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

export const getCloneCampaignsResponseMock = (): CloneCampaigns200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        affiliate: 1,
        offer: 1,
        integrationMethod: 1,
        trafficSource: 1,
        countries: ['LV'],
        domain: 1,
        targetUrl: 'https://example.com/page-1',
        autocreated: false,
        status: 'active',
        blockReason: null,
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

export const getExportCampaignsResponseMock = (): ExportCampaigns201 => ({
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

export const getReadCampaignResponseMock = (): ReadCampaign200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    affiliate: 1,
    offer: 1,
    integrationMethod: 1,
    trafficSource: 1,
    countries: ['LV'],
    domain: 1,
    targetUrl: 'https://example.com/page-1',
    autocreated: false,
    status: 'active',
    blockReason: null,
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getListCampaignHistoryResponseMock = (): ListCampaignHistory200 => ({
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

export const getListCampaignsMockHandler = (overrideResponse?: ListCampaigns200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCampaigns200> | ListCampaigns200), options?: RequestHandlerOptions) => {
  return http.get('*/user/campaigns', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCampaignsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateCampaignsMockHandler = (overrideResponse?: CreateCampaigns201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateCampaigns201> | CreateCampaigns201), options?: RequestHandlerOptions) => {
  return http.put('*/user/campaigns', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateCampaignsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditCampaignsMockHandler = (overrideResponse?: EditCampaigns200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditCampaigns200> | EditCampaigns200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/campaigns', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditCampaignsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeStatusOfCampaignsMockHandler = (overrideResponse?: ChangeStatusOfCampaigns200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeStatusOfCampaigns200> | ChangeStatusOfCampaigns200), options?: RequestHandlerOptions) => {
  return http.post('*/user/campaigns/change_status', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeStatusOfCampaignsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneCampaignsMockHandler = (overrideResponse?: CloneCampaigns200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneCampaigns200> | CloneCampaigns200), options?: RequestHandlerOptions) => {
  return http.post('*/user/campaigns/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneCampaignsResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportCampaignsMockHandler = (overrideResponse?: ExportCampaigns201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportCampaigns201> | ExportCampaigns201), options?: RequestHandlerOptions) => {
  return http.post('*/user/campaigns/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportCampaignsResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadCampaignMockHandler = (overrideResponse?: ReadCampaign200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCampaign200> | ReadCampaign200), options?: RequestHandlerOptions) => {
  return http.get('*/user/campaigns/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCampaignResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListCampaignHistoryMockHandler = (overrideResponse?: ListCampaignHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListCampaignHistory200> | ListCampaignHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/campaigns/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListCampaignHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getCampaignMock = () => [
  getListCampaignsMockHandler(),
  getCreateCampaignsMockHandler(),
  getEditCampaignsMockHandler(),
  getChangeStatusOfCampaignsMockHandler(),
  getCloneCampaignsMockHandler(),
  getExportCampaignsMockHandler(),
  getReadCampaignMockHandler(),
  getListCampaignHistoryMockHandler()
];
