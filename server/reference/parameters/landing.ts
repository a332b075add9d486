import { patterns } from '../../../domain/patterns.ts';
import { isoCountries } from '../countries.ts';
import type { ParameterBlock } from './block.ts';

const subs = ['sub1', 'sub2', 'sub3', 'sub4', 'sub5', 'sub6', 'sub7', 'sub8', 'sub9'];

const pixelNetworks = {
  meta: 'Meta',
  tiktok: 'TikTok',
  google_ads: 'Google Ads',
  google_analytics: 'Google Analytics',
  snapchat: 'Snapchat',
};

/** What a landing needs beyond its address: tracking, pixels, its lead form, what happens on leaving and afterwards. */
export const landing: ParameterBlock = (say) => {
  const link = { type: 'string', maxLength: 2000, pattern: patterns.url };
  const countries = isoCountries
    .map(({ id, title }) => ({ id, title: say(title) }))
    .toSorted((one, other) => one.title.localeCompare(other.title));

  const tracking = {
    type: 'object',
    title: say({ en: 'Tracking', ru: 'Отслеживание' }),
    description: say({ en: 'For pages of every type', ru: 'Для страниц любого типа' }),
    additionalProperties: false,
    required: ['clickIdParameter'],
    properties: {
      clickIdParameter: {
        type: 'string',
        title: say({ en: 'Click ID parameter', ru: 'Параметр идентификатора клика' }),
        description: say({
          en: 'Query parameter that passes the click ID to the page',
          ru: 'Параметр запроса, в котором странице передаётся идентификатор клика',
        }),
        default: 'click_id',
        minLength: 1,
        maxLength: 40,
        pattern: '^[A-Za-z][A-Za-z0-9_\\-]*$',
      },
      subParameters: {
        type: 'array',
        title: say({ en: 'Sub parameters to pass on', ru: 'Передаваемые sub-параметры' }),
        items: { type: 'string', enum: subs },
        uniqueItems: true,
        default: [],
      },
      keepQuery: {
        type: 'boolean',
        title: say({ en: 'Pass on all other query parameters', ru: 'Передавать остальные параметры запроса' }),
        default: false,
      },
    },
  };

  const pixels = {
    type: 'array',
    title: say({ en: 'Pixels', ru: 'Пиксели' }),
    maxItems: 20,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['network', 'pixelId', 'event'],
      properties: {
        network: {
          type: 'string',
          title: say({ en: 'Network', ru: 'Сеть' }),
          enum: Object.keys(pixelNetworks),
        },
        pixelId: {
          type: 'string',
          title: say({ en: 'Pixel ID', ru: 'Идентификатор пикселя' }),
          minLength: 1,
          maxLength: 64,
          pattern: '^[A-Za-z0-9_\\-]+$',
        },
        event: {
          type: 'string',
          title: say({ en: 'Fires on', ru: 'Срабатывает при' }),
          enum: ['page_view', 'lead', 'conversion'],
          default: 'lead',
        },
      },
    },
  };

  const leadForm = {
    type: 'object',
    title: say({ en: 'Lead form', ru: 'Форма лида' }),
    description: say({ en: 'For landing pages', ru: 'Для лендингов' }),
    additionalProperties: false,
    properties: {
      phoneCountry: {
        type: 'string',
        title: say({ en: 'Phone country', ru: 'Страна телефона' }),
        description: say({
          en: 'Its dialling code is filled in. Leave empty to use the visitor’s country',
          ru: 'Подставляется её телефонный код; если не выбрана — страна посетителя',
        }),
        enum: countries.map(({ id }) => id),
      },
      consentText: {
        type: 'string',
        title: say({ en: 'Consent text', ru: 'Текст согласия' }),
        description: say({
          en: 'Required to submit the form. Leave empty if no consent is needed',
          ru: 'Форму можно отправить только после согласия; пустой текст — согласие не требуется',
        }),
        maxLength: 2000,
      },
    },
  };

  const onExit = {
    type: 'object',
    title: say({ en: 'Exit intent', ru: 'При уходе со страницы' }),
    description: say({ en: 'For prelanders and landing pages', ru: 'Для прелендингов и лендингов' }),
    additionalProperties: false,
    properties: {
      popupText: {
        type: 'string',
        title: say({ en: 'Popup text', ru: 'Текст всплывающего окна' }),
        description: say({ en: 'Leave empty for no popup', ru: 'Оставьте пустым, чтобы окна не было' }),
        maxLength: 500,
      },
      popupUrl: { ...link, title: say({ en: 'Popup link', ru: 'Ссылка всплывающего окна' }) },
      backButtonUrl: {
        ...link,
        title: say({ en: 'Back button URL', ru: 'Куда ведёт кнопка «Назад»' }),
      },
    },
  };

  const afterwards = {
    type: 'object',
    title: say({ en: 'After submission', ru: 'После отправки' }),
    description: say({
      en: 'For transit, landing and thank-you pages',
      ru: 'Для транзитных страниц, лендингов и страниц благодарности',
    }),
    additionalProperties: false,
    properties: {
      thankYouUrl: {
        ...link,
        title: say({ en: 'Thank-you page', ru: 'Страница благодарности' }),
        description: say({
          en: 'Leave empty to use the network’s page',
          ru: 'Оставьте пустым, чтобы использовать страницу сети',
        }),
      },
      redirectDelay: {
        type: 'integer',
        title: say({ en: 'Redirect delay, seconds', ru: 'Задержка редиректа, секунд' }),
        minimum: 0,
        maximum: 60,
        default: 0,
      },
    },
  };

  return {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
      properties: { tracking, pixels, leadForm, onExit, afterwards },
    },
    uiSchema: {
      tracking: { subParameters: { 'ui:widget': 'checkboxes', 'ui:options': { inline: true } } },
      pixels: {
        items: {
          network: { 'ui:enumNames': Object.values(pixelNetworks) },
          event: {
            'ui:enumNames': [
              say({ en: 'Page view', ru: 'Просмотр страницы' }),
              say({ en: 'Lead', ru: 'Лид' }),
              say({ en: 'Conversion', ru: 'Конверсия' }),
            ],
          },
        },
      },
      leadForm: {
        phoneCountry: { 'ui:enumNames': countries.map(({ title }) => title) },
        consentText: { 'ui:widget': 'textarea' },
      },
      onExit: { popupText: { 'ui:widget': 'textarea' } },
      afterwards: { redirectDelay: { 'ui:widget': 'updown' } },
    },
  };
};
