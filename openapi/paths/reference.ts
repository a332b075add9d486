import type { JsonSchema } from '../../domain/rules.ts';
import { dataResponse, type ContractPart, failures, object, type Operation, ref } from '../contract-part.ts';

const tags = ['Reference data'];

const text: JsonSchema = { type: 'string' };
const title: JsonSchema = { type: 'string', description: 'In the language of `Accept-Language`.' };
const listOf = (schema: string): JsonSchema => ({ type: 'array', items: ref(schema) });
const whole = (properties: Record<string, JsonSchema>): JsonSchema => object(properties, Object.keys(properties));

const schemas: Record<string, JsonSchema> = {
  Choice: {
    ...whole({ id: { type: ['integer', 'string'], description: 'The value stored in fields.' }, slug: text, title }),
    description: 'One of a fixed set of values.',
  },
  Named: { ...whole({ id: { type: 'integer' }, title }), description: 'A record that can currently be selected.' },
  Country: whole({
    id: { type: 'string', description: 'ISO 3166-1 alpha-2 code.' },
    title,
    alpha3: text,
    number: { type: 'string', description: 'Three digits.' },
  }),
  SpokenLanguage: whole({
    id: { type: 'string', description: 'ISO 639-1 code.' },
    title,
    nativeTitle: { type: 'string', description: 'Its name in the language itself.' },
  }),
  Timezone: whole({
    id: { type: 'string', description: 'IANA name.' },
    title: { type: 'string', description: 'The name with its offset now: `Europe/Riga (+02:00)`.' },
    offset: { type: 'integer', description: 'Seconds east of UTC now.' },
  }),
  KnownCurrency: whole({
    id: { type: 'string', description: 'ISO 4217 code.' },
    title,
    code: text,
    number: { type: 'string', description: 'Three digits.' },
    digits: { type: 'integer', description: 'The number of decimals in payments.' },
    symbol: text,
    symbolNative: text,
  }),
  PostbackEvent: whole({
    id: text,
    slug: text,
    title,
    group: { type: 'string', enum: ['conversions', 'leadGrades', 'leadStatuses'] },
  }),
  ParameterForm: {
    ...whole({
      schema: {
        type: 'object',
        additionalProperties: true,
        description: 'JSON Schema (2020-12) of the stored value.',
      },
      uiSchema: {
        type: 'object',
        additionalProperties: true,
        description: 'How forms display it (react-jsonschema-form).',
      },
    }),
    description: 'Parameters described by the server.',
  },
};

const choices = listOf('Choice');
const choice = { id: 'landing', slug: 'landing', title: 'Landing page' };
const numbered = (id: number, slug: string, title: string) => ({ id, slug, title });
const method = numbered(1, 'redirect', 'Redirect');
const source = { id: 1, title: 'Search' };
const plain = (id: string, title: string) => ({ id, slug: id, title });

const information = (
  operationId: string,
  summary: string,
  properties: Record<string, JsonSchema>,
  example: Record<string, unknown>,
): Operation => ({
  operationId,
  summary,
  tags,
  'x-permission': [],
  responses: { 200: dataResponse('The lists.', whole(properties), example), ...failures(401, 403, 429, 503) },
});

export default {
  tags: [{ name: 'Reference data', description: 'Lists of options, in the caller’s language.' }],
  schemas,
  paths: {
    '/user/info': {
      get: information(
        'readInformation',
        'List time zones, languages, countries, currencies and redirect methods',
        {
          timezones: listOf('Timezone'),
          languages: listOf('SpokenLanguage'),
          isoLanguages: listOf('SpokenLanguage'),
          isoCountries: listOf('Country'),
          redirectMethods: choices,
          redirectOptions: choices,
          currencies: listOf('KnownCurrency'),
        },
        {
          timezones: [{ id: 'Europe/Riga', title: 'Europe/Riga (+02:00)', offset: 7200 }],
          languages: [{ id: 'en', title: 'English', nativeTitle: 'English' }],
          isoLanguages: [{ id: 'lv', title: 'Latvian', nativeTitle: 'latviešu valoda' }],
          isoCountries: [{ id: 'LV', title: 'Latvia', alpha3: 'LVA', number: '428' }],
          redirectMethods: [plain('http_302', 'HTTP redirect (302)')],
          redirectOptions: [plain('direct', 'Directly to the advertiser')],
          currencies: [
            { id: 'EUR', title: 'Euro', code: 'EUR', number: '978', digits: 2, symbol: '€', symbolNative: '€' },
          ],
        },
      ),
    },
    '/user/info/offers': {
      get: information(
        'readOfferInformation',
        'List options for offers, landing pages, creatives, caps and payment rules',
        {
          accessType: choices,
          trafficSources: listOf('Named'),
          creativeTypes: choices,
          capTypes: choices,
          capActions: choices,
          capPeriods: choices,
          capProcessingTypes: choices,
          paymentTypes: choices,
          targetConversionStatuses: choices,
          targetingPeriods: choices,
          sieveStatuses: choices,
          statuses: choices,
          landerStatuses: choices,
          landerTypes: choices,
          integrationMethods: choices,
          sessionLifespanTypes: choices,
        },
        {
          accessType: [numbered(1, 'public', 'Public')],
          trafficSources: [source],
          creativeTypes: [plain('image', 'Image')],
          capTypes: [plain('leads', 'Leads')],
          capActions: [plain('stop', 'Stop')],
          capPeriods: [plain('day', 'Day')],
          capProcessingTypes: [plain('hard', 'Hard')],
          paymentTypes: [numbered(1, 'fixed', 'Fixed')],
          targetConversionStatuses: [numbered(1, 'pending', 'Pending')],
          targetingPeriods: [plain('day', 'Day')],
          sieveStatuses: [plain('active', 'Active')],
          statuses: [plain('active', 'Active')],
          landerStatuses: [plain('active', 'Active')],
          landerTypes: [choice],
          integrationMethods: [method],
          sessionLifespanTypes: [numbered(1, 'first_click', 'First click')],
        },
      ),
    },
    '/user/info/integrations': {
      get: information(
        'readIntegrationInformation',
        'List options for integrations',
        {
          integrationMethods: choices,
          methods: choices,
          apiParameterPlacements: choices,
          apiSyncStatuses: choices,
          statuses: choices,
          redirectMethods: choices,
          redirectOptions: choices,
        },
        {
          integrationMethods: [method],
          methods: [plain('outApi', 'API')],
          apiParameterPlacements: [plain('body', 'Body')],
          apiSyncStatuses: [plain('on', 'On')],
          statuses: [plain('active', 'Active')],
          redirectMethods: [plain('http_302', 'HTTP redirect (302)')],
          redirectOptions: [plain('direct', 'Directly to the advertiser')],
        },
      ),
    },
    '/user/info/verticals': {
      get: information(
        'readVerticalInformation',
        'List options for verticals',
        { conversionStatuses: choices, distributionMethod: choices, statuses: choices },
        {
          conversionStatuses: [numbered(3, 'approved', 'Approved')],
          distributionMethod: [plain('weight', 'By weight')],
          statuses: [plain('active', 'Active')],
        },
      ),
    },
    '/user/info/postbacks': {
      get: information(
        'readPostbackInformation',
        'List options for postbacks',
        { events: listOf('PostbackEvent'), methods: choices, bodyFormats: choices, statuses: choices },
        {
          events: [{ ...plain('conversion_approved', 'Conversion approved'), group: 'conversions' }],
          methods: [plain('GET', 'GET')],
          bodyFormats: [plain('none', 'None')],
          statuses: [plain('active', 'Active')],
        },
      ),
    },
    '/user/info/campaigns': {
      get: information(
        'readCampaignInformation',
        'List options for campaigns',
        { statuses: choices, integrationMethods: choices, trafficSources: listOf('Named') },
        { statuses: [plain('active', 'Active')], integrationMethods: [method], trafficSources: [source] },
      ),
    },
    '/user/parameter_blocks/{name}': {
      get: {
        operationId: 'readParameterBlock',
        summary: 'Get the form of a block of parameters',
        tags,
        'x-permission': [],
        parameters: [
          {
            name: 'name',
            in: 'path',
            required: true,
            schema: { type: 'string', minLength: 1, maxLength: 60 },
            example: 'landing',
          },
        ],
        responses: {
          200: dataResponse('The form.', ref('ParameterForm'), {
            schema: { type: 'object', properties: {} },
            uiSchema: {},
          }),
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
