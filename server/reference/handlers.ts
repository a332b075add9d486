import type { Entity } from '../../openapi/define.ts';
import type { Database } from '../database/connection.ts';
import type { Call, Handlers } from '../http/call.ts';
import { Failure } from '../failure.ts';
import { choices, choicesOfField, choicesOfStatus } from './choices.ts';
import { postbackEvents, redirectMethods, redirectOptions } from './enumerations.ts';
import { information } from './information.ts';
import { taskSettings } from './task-settings.ts';
import { describe, parameterBlocks } from './parameters/describe.ts';

/** Handlers of `/user/info`, its variants, and the forms of parameter blocks. */
export const createReferenceHandlers = (entities: Readonly<Record<string, Entity>>, database: Database): Handlers => {
  const definition = (name: string): Entity => {
    const entity = entities[name];
    if (!entity) throw new Error(`There is no entity ${name}`);
    return entity;
  };
  const offer = definition('offer');
  const landing = definition('landing');
  const campaign = definition('campaign');
  const creative = definition('creative');
  const cap = definition('cap');
  const paymentRule = definition('paymentRule');
  const targeting = definition('targeting');
  const integration = definition('integration');
  const parameter = definition('integrationTemplateParameter');
  const template = definition('integrationTemplate');
  const vertical = definition('vertical');
  const conversion = definition('conversion');
  const postback = definition('postback');
  const task = definition('task');

  const activeTrafficSources = ({ caller }: Call): Promise<{ id: number; title: string }[]> =>
    database
      .tenant(caller.tenantId)
      .read((db) =>
        db
          .selectFrom('traffic_sources')
          .select(['id', 'title'])
          .where('status', '=', 'active')
          .orderBy('title')
          .execute(),
      );

  return {
    async readInformation({ language }) {
      return {
        data: {
          ...information(language, Math.floor(Date.now() / 1000)),
          redirectMethods: choices(redirectMethods, language),
          redirectOptions: choices(redirectOptions, language),
        },
      };
    },

    async readOfferInformation(call) {
      const { language } = call;
      return {
        data: {
          accessType: choicesOfField(offer, 'accessType', language),
          trafficSources: await activeTrafficSources(call),
          creativeTypes: choicesOfField(creative, 'type', language),
          capTypes: choicesOfField(cap, 'type', language),
          capActions: choicesOfField(cap, 'action', language),
          capPeriods: choicesOfField(cap, 'period', language),
          capProcessingTypes: choicesOfField(cap, 'processingType', language),
          paymentTypes: choicesOfField(paymentRule, 'paymentType', language),
          targetConversionStatuses: choicesOfField(paymentRule, 'targetConversionStatus', language),
          targetingPeriods: choicesOfField(targeting, 'period', language),
          sieveStatuses: choicesOfStatus(landing, language),
          statuses: choicesOfStatus(offer, language),
          landerStatuses: choicesOfStatus(landing, language),
          landerTypes: choicesOfField(landing, 'pageType', language),
          integrationMethods: choicesOfField(offer, 'integrationMethod', language),
          sessionLifespanTypes: choicesOfField(offer, 'sessionLifespanType', language),
        },
      };
    },

    async readIntegrationInformation({ language }) {
      return {
        data: {
          integrationMethods: choicesOfField(offer, 'integrationMethod', language),
          methods: choicesOfField(template, 'integrationMethodsRestrictions', language),
          apiParameterPlacements: choicesOfField(parameter, 'placement', language),
          apiSyncStatuses: choicesOfField(integration, 'apiSyncStatus', language),
          statuses: choicesOfStatus(integration, language),
          redirectMethods: choices(redirectMethods, language),
          redirectOptions: choices(redirectOptions, language),
        },
      };
    },

    async readVerticalInformation({ language }) {
      return {
        data: {
          conversionStatuses: choicesOfField(conversion, 'conversionStatus', language),
          distributionMethod: choicesOfField(vertical, 'distributionMethod', language),
          statuses: choicesOfStatus(vertical, language),
        },
      };
    },

    async readPostbackInformation({ language }) {
      return {
        data: {
          methods: choicesOfField(postback, 'method', language),
          bodyFormats: choicesOfField(postback, 'bodyFormat', language),
          statuses: choicesOfStatus(postback, language),
          events: postbackEvents.map(({ id, title, group }) => ({ id, slug: id, title: title[language], group })),
        },
      };
    },

    async readCampaignInformation(call) {
      const { language } = call;
      return {
        data: {
          statuses: choicesOfStatus(campaign, language),
          integrationMethods: choicesOfField(campaign, 'integrationMethod', language),
          trafficSources: await activeTrafficSources(call),
        },
      };
    },

    async readTaskSettings({ language }) {
      return { data: taskSettings(task, language) };
    },

    async readParameterBlock({ params: { name }, language }: Call<{ name: string }>) {
      if (!Object.hasOwn(parameterBlocks, name)) throw new Failure('notFound');
      return { data: describe(name, language) };
    },
  };
};
