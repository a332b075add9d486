// Generated from openapi/openapi.json by `npm run codegen`. Do not edit.

import * as zod from 'zod';
import { Choice, Country, KnownCurrency, Named, ParameterForm, PostbackEvent, SpokenLanguage, Timezone } from './shared.ts';

export const ReadInformationResponse = zod.object({
  data: zod.object({
    timezones: zod.array(Timezone),
    languages: zod.array(SpokenLanguage),
    isoLanguages: zod.array(SpokenLanguage),
    isoCountries: zod.array(Country),
    redirectMethods: zod.array(Choice),
    redirectOptions: zod.array(Choice),
    currencies: zod.array(KnownCurrency)
  })
});

export const ReadCampaignInformationResponse = zod.object({
  data: zod.object({
    statuses: zod.array(Choice),
    integrationMethods: zod.array(Choice),
    trafficSources: zod.array(Named)
  })
});

export const ReadIntegrationInformationResponse = zod.object({
  data: zod.object({
    integrationMethods: zod.array(Choice),
    methods: zod.array(Choice),
    apiParameterPlacements: zod.array(Choice),
    apiSyncStatuses: zod.array(Choice),
    statuses: zod.array(Choice),
    redirectMethods: zod.array(Choice),
    redirectOptions: zod.array(Choice)
  })
});

export const ReadOfferInformationResponse = zod.object({
  data: zod.object({
    accessType: zod.array(Choice),
    trafficSources: zod.array(Named),
    creativeTypes: zod.array(Choice),
    capTypes: zod.array(Choice),
    capActions: zod.array(Choice),
    capPeriods: zod.array(Choice),
    capProcessingTypes: zod.array(Choice),
    paymentTypes: zod.array(Choice),
    targetConversionStatuses: zod.array(Choice),
    targetingPeriods: zod.array(Choice),
    sieveStatuses: zod.array(Choice),
    statuses: zod.array(Choice),
    landerStatuses: zod.array(Choice),
    landerTypes: zod.array(Choice),
    integrationMethods: zod.array(Choice),
    sessionLifespanTypes: zod.array(Choice)
  })
});

export const ReadPostbackInformationResponse = zod.object({
  data: zod.object({
    events: zod.array(PostbackEvent),
    methods: zod.array(Choice),
    bodyFormats: zod.array(Choice),
    statuses: zod.array(Choice)
  })
});

export const ReadVerticalInformationResponse = zod.object({
  data: zod.object({
    conversionStatuses: zod.array(Choice),
    distributionMethod: zod.array(Choice),
    statuses: zod.array(Choice)
  })
});

export const ReadParameterBlockResponse = zod.object({
  data: ParameterForm
});
