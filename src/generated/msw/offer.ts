// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ChangeBlockOfOffers200 = operations['changeBlockOfOffers']['responses'][200]['content']['application/json'];
type CloneOffers200 = operations['cloneOffers']['responses'][200]['content']['application/json'];
type CreateOffers201 = operations['createOffers']['responses'][201]['content']['application/json'];
type EditOffer200 = operations['editOffer']['responses'][200]['content']['application/json'];
type EditOffers200 = operations['editOffers']['responses'][200]['content']['application/json'];
type ExportOffers201 = operations['exportOffers']['responses'][201]['content']['application/json'];
type ListOfferHistory200 = operations['listOfferHistory']['responses'][200]['content']['application/json'];
type ListOffers200 = operations['listOffers']['responses'][200]['content']['application/json'];
type ReadOffer200 = operations['readOffer']['responses'][200]['content']['application/json'];

export const getListOffersResponseMock = (): ListOffers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        accessType: 1,
        imageUrl: null,
        description: 'Description 1',
        notes: 'Internal notes 1',
        vertical: 1,
        goal: 1,
        categories: [1, 2],
        trafficSources: [1, 2],
        geos: [1, 2],
        payMethods: [1, 2],
        integrationMethod: 1,
        redirectMethod: 'http_302',
        advertisers: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        isHot: false,
        makesCampaigns: false,
        sessionLifespan: 1,
        sessionLifespanType: 1,
        trafficbackUrl: 'https://example.com/page-1',
        status: 'draft',
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

export const getCreateOffersResponseMock = (): CreateOffers201 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        accessType: 1,
        imageUrl: null,
        description: 'Description 1',
        notes: 'Internal notes 1',
        vertical: 1,
        goal: 1,
        categories: [1, 2],
        trafficSources: [1, 2],
        geos: [1, 2],
        payMethods: [1, 2],
        integrationMethod: 1,
        redirectMethod: 'http_302',
        advertisers: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        isHot: false,
        makesCampaigns: false,
        sessionLifespan: 1,
        sessionLifespanType: 1,
        trafficbackUrl: 'https://example.com/page-1',
        status: 'draft',
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

export const getEditOffersResponseMock = (): EditOffers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        accessType: 1,
        imageUrl: null,
        description: 'Description 1',
        notes: 'Internal notes 1',
        vertical: 1,
        goal: 1,
        categories: [1, 2],
        trafficSources: [1, 2],
        geos: [1, 2],
        payMethods: [1, 2],
        integrationMethod: 1,
        redirectMethod: 'http_302',
        advertisers: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        isHot: false,
        makesCampaigns: false,
        sessionLifespan: 1,
        sessionLifespanType: 1,
        trafficbackUrl: 'https://example.com/page-1',
        status: 'draft',
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

export const getChangeBlockOfOffersResponseMock = (): ChangeBlockOfOffers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        accessType: 1,
        imageUrl: null,
        description: 'Description 1',
        notes: 'Internal notes 1',
        vertical: 1,
        goal: 1,
        categories: [1, 2],
        trafficSources: [1, 2],
        geos: [1, 2],
        payMethods: [1, 2],
        integrationMethod: 1,
        redirectMethod: 'http_302',
        advertisers: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        isHot: false,
        makesCampaigns: false,
        sessionLifespan: 1,
        sessionLifespanType: 1,
        trafficbackUrl: 'https://example.com/page-1',
        status: 'draft',
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

export const getCloneOffersResponseMock = (): CloneOffers200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        accessType: 1,
        imageUrl: null,
        description: 'Description 1',
        notes: 'Internal notes 1',
        vertical: 1,
        goal: 1,
        categories: [1, 2],
        trafficSources: [1, 2],
        geos: [1, 2],
        payMethods: [1, 2],
        integrationMethod: 1,
        redirectMethod: 'http_302',
        advertisers: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        isHot: false,
        makesCampaigns: false,
        sessionLifespan: 1,
        sessionLifespanType: 1,
        trafficbackUrl: 'https://example.com/page-1',
        status: 'draft',
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

export const getExportOffersResponseMock = (): ExportOffers201 => ({
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

export const getReadOfferResponseMock = (): ReadOffer200 => ({
  data: {
    id: 1,
    secureId: 's000000000000000000000',
    title: 'Title 1',
    accessType: 1,
    imageUrl: null,
    description: 'Description 1',
    notes: 'Internal notes 1',
    vertical: 1,
    goal: 1,
    categories: [1, 2],
    trafficSources: [1, 2],
    geos: [1, 2],
    payMethods: [1, 2],
    integrationMethod: 1,
    redirectMethod: 'http_302',
    advertisers: [1, 2],
    managers: [1, 2],
    tags: [1, 2],
    isHot: false,
    makesCampaigns: false,
    sessionLifespan: 1,
    sessionLifespanType: 1,
    trafficbackUrl: 'https://example.com/page-1',
    status: 'draft',
    statusChangedAt: 1767225600,
    statusChangedBy: 1,
    createdAt: 1767225600,
    createdBy: 1,
    updatedAt: 1767225600,
    updatedBy: 1,
    version: 1,
  },
});

export const getEditOfferResponseMock = (): EditOffer200 => ({
  data: {
    items: [
      {
        id: 1,
        secureId: 's000000000000000000000',
        title: 'Title 1',
        accessType: 1,
        imageUrl: null,
        description: 'Description 1',
        notes: 'Internal notes 1',
        vertical: 1,
        goal: 1,
        categories: [1, 2],
        trafficSources: [1, 2],
        geos: [1, 2],
        payMethods: [1, 2],
        integrationMethod: 1,
        redirectMethod: 'http_302',
        advertisers: [1, 2],
        managers: [1, 2],
        tags: [1, 2],
        isHot: false,
        makesCampaigns: false,
        sessionLifespan: 1,
        sessionLifespanType: 1,
        trafficbackUrl: 'https://example.com/page-1',
        status: 'draft',
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

export const getListOfferHistoryResponseMock = (): ListOfferHistory200 => ({
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

export const getListOffersMockHandler = (overrideResponse?: ListOffers200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOffers200> | ListOffers200), options?: RequestHandlerOptions) => {
  return http.get('*/user/offers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListOffersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCreateOffersMockHandler = (overrideResponse?: CreateOffers201 | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CreateOffers201> | CreateOffers201), options?: RequestHandlerOptions) => {
  return http.put('*/user/offers', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCreateOffersResponseMock(),
      { status: 201
    })
    }, options);
};

export const getEditOffersMockHandler = (overrideResponse?: EditOffers200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditOffers200> | EditOffers200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/offers', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditOffersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getChangeBlockOfOffersMockHandler = (overrideResponse?: ChangeBlockOfOffers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeBlockOfOffers200> | ChangeBlockOfOffers200), options?: RequestHandlerOptions) => {
  return http.post('*/user/offers/change_block', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getChangeBlockOfOffersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getCloneOffersMockHandler = (overrideResponse?: CloneOffers200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CloneOffers200> | CloneOffers200), options?: RequestHandlerOptions) => {
  return http.post('*/user/offers/clone', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getCloneOffersResponseMock(),
      { status: 200
    })
    }, options);
};

export const getExportOffersMockHandler = (overrideResponse?: ExportOffers201 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExportOffers201> | ExportOffers201), options?: RequestHandlerOptions) => {
  return http.post('*/user/offers/export', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getExportOffersResponseMock(),
      { status: 201
    })
    }, options);
};

export const getReadOfferMockHandler = (overrideResponse?: ReadOffer200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadOffer200> | ReadOffer200), options?: RequestHandlerOptions) => {
  return http.get('*/user/offers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadOfferResponseMock(),
      { status: 200
    })
    }, options);
};

export const getEditOfferMockHandler = (overrideResponse?: EditOffer200 | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<EditOffer200> | EditOffer200), options?: RequestHandlerOptions) => {
  return http.patch('*/user/offers/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getEditOfferResponseMock(),
      { status: 200
    })
    }, options);
};

export const getListOfferHistoryMockHandler = (overrideResponse?: ListOfferHistory200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOfferHistory200> | ListOfferHistory200), options?: RequestHandlerOptions) => {
  return http.get('*/user/offers/:id/history', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getListOfferHistoryResponseMock(),
      { status: 200
    })
    }, options);
};
export const getOfferMock = () => [
  getListOffersMockHandler(),
  getCreateOffersMockHandler(),
  getEditOffersMockHandler(),
  getChangeBlockOfOffersMockHandler(),
  getCloneOffersMockHandler(),
  getExportOffersMockHandler(),
  getReadOfferMockHandler(),
  getEditOfferMockHandler(),
  getListOfferHistoryMockHandler()
];
