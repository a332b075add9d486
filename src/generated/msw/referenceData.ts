// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import type { operations } from '../api.d.ts';

type ReadCampaignInformation200 = operations['readCampaignInformation']['responses'][200]['content']['application/json'];
type ReadInformation200 = operations['readInformation']['responses'][200]['content']['application/json'];
type ReadIntegrationInformation200 = operations['readIntegrationInformation']['responses'][200]['content']['application/json'];
type ReadOfferInformation200 = operations['readOfferInformation']['responses'][200]['content']['application/json'];
type ReadParameterBlock200 = operations['readParameterBlock']['responses'][200]['content']['application/json'];
type ReadPostbackInformation200 = operations['readPostbackInformation']['responses'][200]['content']['application/json'];
type ReadVerticalInformation200 = operations['readVerticalInformation']['responses'][200]['content']['application/json'];

export const getReadInformationResponseMock = (): ReadInformation200 => ({
  data: {
    timezones: [{ id: 'Europe/Riga', title: 'Europe/Riga (+02:00)', offset: 7200 }],
    languages: [{ id: 'en', title: 'English', nativeTitle: 'English' }],
    isoLanguages: [{ id: 'lv', title: 'Latvian', nativeTitle: 'latviešu valoda' }],
    isoCountries: [{ id: 'LV', title: 'Latvia', alpha3: 'LVA', number: '428' }],
    redirectMethods: [{ id: 'http_302', slug: 'http_302', title: 'HTTP redirect (302)' }],
    redirectOptions: [{ id: 'direct', slug: 'direct', title: 'Directly to the advertiser' }],
    currencies: [
      {
        id: 'EUR',
        title: 'Euro',
        code: 'EUR',
        number: '978',
        digits: 2,
        symbol: '€',
        symbolNative: '€',
      },
    ],
  },
});

export const getReadCampaignInformationResponseMock = (): ReadCampaignInformation200 => ({
  data: {
    statuses: [{ id: 'active', slug: 'active', title: 'Active' }],
    integrationMethods: [{ id: 1, slug: 'redirect', title: 'Redirect' }],
    trafficSources: [{ id: 1, title: 'Search' }],
  },
});

export const getReadIntegrationInformationResponseMock = (): ReadIntegrationInformation200 => ({
  data: {
    integrationMethods: [{ id: 1, slug: 'redirect', title: 'Redirect' }],
    methods: [{ id: 'outApi', slug: 'outApi', title: 'API' }],
    apiParameterPlacements: [{ id: 'body', slug: 'body', title: 'Body' }],
    apiSyncStatuses: [{ id: 'on', slug: 'on', title: 'On' }],
    statuses: [{ id: 'active', slug: 'active', title: 'Active' }],
    redirectMethods: [{ id: 'http_302', slug: 'http_302', title: 'HTTP redirect (302)' }],
    redirectOptions: [{ id: 'direct', slug: 'direct', title: 'Directly to the advertiser' }],
  },
});

export const getReadOfferInformationResponseMock = (): ReadOfferInformation200 => ({
  data: {
    accessType: [{ id: 1, slug: 'public', title: 'Public' }],
    trafficSources: [{ id: 1, title: 'Search' }],
    creativeTypes: [{ id: 'image', slug: 'image', title: 'Image' }],
    capTypes: [{ id: 'leads', slug: 'leads', title: 'Leads' }],
    capActions: [{ id: 'stop', slug: 'stop', title: 'Stop' }],
    capPeriods: [{ id: 'day', slug: 'day', title: 'Day' }],
    capProcessingTypes: [{ id: 'hard', slug: 'hard', title: 'Hard' }],
    paymentTypes: [{ id: 1, slug: 'fixed', title: 'Fixed' }],
    targetConversionStatuses: [{ id: 1, slug: 'pending', title: 'Pending' }],
    targetingPeriods: [{ id: 'day', slug: 'day', title: 'Day' }],
    sieveStatuses: [{ id: 'active', slug: 'active', title: 'Active' }],
    statuses: [{ id: 'active', slug: 'active', title: 'Active' }],
    landerStatuses: [{ id: 'active', slug: 'active', title: 'Active' }],
    landerTypes: [{ id: 'landing', slug: 'landing', title: 'Landing page' }],
    integrationMethods: [{ id: 1, slug: 'redirect', title: 'Redirect' }],
    sessionLifespanTypes: [{ id: 1, slug: 'first_click', title: 'First click' }],
  },
});

export const getReadPostbackInformationResponseMock = (): ReadPostbackInformation200 => ({
  data: {
    events: [
      {
        id: 'conversion_approved',
        slug: 'conversion_approved',
        title: 'Conversion approved',
        group: 'conversions',
      },
    ],
    methods: [{ id: 'GET', slug: 'GET', title: 'GET' }],
    bodyFormats: [{ id: 'none', slug: 'none', title: 'None' }],
    statuses: [{ id: 'active', slug: 'active', title: 'Active' }],
  },
});

export const getReadVerticalInformationResponseMock = (): ReadVerticalInformation200 => ({
  data: {
    conversionStatuses: [{ id: 3, slug: 'approved', title: 'Approved' }],
    distributionMethod: [{ id: 'weight', slug: 'weight', title: 'By weight' }],
    statuses: [{ id: 'active', slug: 'active', title: 'Active' }],
  },
});

export const getReadParameterBlockResponseMock = (): ReadParameterBlock200 => ({ data: { schema: { type: 'object', properties: {} }, uiSchema: {} } });

export const getReadInformationMockHandler = (overrideResponse?: ReadInformation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadInformation200> | ReadInformation200), options?: RequestHandlerOptions) => {
  return http.get('*/user/info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadInformationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadCampaignInformationMockHandler = (overrideResponse?: ReadCampaignInformation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadCampaignInformation200> | ReadCampaignInformation200), options?: RequestHandlerOptions) => {
  return http.get('*/user/info/campaigns', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadCampaignInformationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadIntegrationInformationMockHandler = (overrideResponse?: ReadIntegrationInformation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadIntegrationInformation200> | ReadIntegrationInformation200), options?: RequestHandlerOptions) => {
  return http.get('*/user/info/integrations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadIntegrationInformationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadOfferInformationMockHandler = (overrideResponse?: ReadOfferInformation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadOfferInformation200> | ReadOfferInformation200), options?: RequestHandlerOptions) => {
  return http.get('*/user/info/offers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadOfferInformationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadPostbackInformationMockHandler = (overrideResponse?: ReadPostbackInformation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadPostbackInformation200> | ReadPostbackInformation200), options?: RequestHandlerOptions) => {
  return http.get('*/user/info/postbacks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadPostbackInformationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadVerticalInformationMockHandler = (overrideResponse?: ReadVerticalInformation200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadVerticalInformation200> | ReadVerticalInformation200), options?: RequestHandlerOptions) => {
  return http.get('*/user/info/verticals', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadVerticalInformationResponseMock(),
      { status: 200
    })
    }, options);
};

export const getReadParameterBlockMockHandler = (overrideResponse?: ReadParameterBlock200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReadParameterBlock200> | ReadParameterBlock200), options?: RequestHandlerOptions) => {
  return http.get('*/user/parameter_blocks/:name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
    return HttpResponse.json(overrideResponse !== undefined
        ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
        : getReadParameterBlockResponseMock(),
      { status: 200
    })
    }, options);
};
export const getReferenceDataMock = () => [
  getReadInformationMockHandler(),
  getReadCampaignInformationMockHandler(),
  getReadIntegrationInformationMockHandler(),
  getReadOfferInformationMockHandler(),
  getReadPostbackInformationMockHandler(),
  getReadVerticalInformationMockHandler(),
  getReadParameterBlockMockHandler()
];
