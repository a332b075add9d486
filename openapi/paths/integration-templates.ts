import type { JsonSchema } from '../../domain/rules.ts';
import {
  dataResponse,
  body,
  type ContractPart,
  failures,
  object,
  type Parameter,
  recordId,
  ref,
} from '../contract-part.ts';

const file: JsonSchema = {
  type: 'object',
  additionalProperties: true,
  description:
    'An integration template as a file. Its schema is published at `/docs/integration-template.schema.json`; goals are identified by key, lead grades by title.',
};
const exampleFile = {
  format: 'sluice-integration-template/1',
  title: 'JSON with token',
  integrationMethodsRestrictions: ['redirect'],
  redirect: { option: 'direct', url: 'https://go.crm.example/?click_id={click_id}' },
};
const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, description: 'The template.' };
const staff = { tags: ['Integration templates'], 'x-role-types': ['admin', 'manager', 'advertiser_manager'] };

export default {
  schemas: { IntegrationTemplateFile: file },
  paths: {
    '/user/integration_templates/{id}/file': {
      get: {
        operationId: 'exportIntegrationTemplate',
        summary: 'Export a template to a file',
        description:
          'For import into another network. 409 with the place if the template contains what looks like a secret.',
        ...staff,
        'x-permission': ['integration_template.read'],
        parameters: [id],
        responses: {
          200: dataResponse('The file.', ref('IntegrationTemplateFile'), exampleFile),
          ...failures(401, 403, 404, 409, 429, 503),
        },
      },
    },
    '/user/integration_templates/file': {
      post: {
        operationId: 'createTemplateOfFile',
        summary: 'Import a template from a file',
        description: 'Errors in the file are reported with their place, such as `file.outApi.url`.',
        ...staff,
        'x-permission': ['integration_template.create'],
        requestBody: body(
          object(
            {
              platform: { ...recordId, description: 'The template’s platform.' },
              vertical: { ...recordId, description: 'The template’s vertical.' },
              file: ref('IntegrationTemplateFile'),
            },
            ['platform', 'vertical', 'file'],
          ),
          { platform: 3, vertical: 1, file: exampleFile },
        ),
        responses: {
          201: dataResponse('The new template.', object({ id: recordId, title: { type: 'string' } }, ['id', 'title']), {
            id: 12,
            title: 'JSON with token',
          }),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    '/user/integration_template_files': {
      get: {
        operationId: 'listShippedTemplates',
        summary: 'List built-in templates',
        description: 'Template files for the most common kinds of API: JSON with a token, a form, a query string.',
        ...staff,
        'x-permission': ['integration_template.create'],
        responses: {
          200: dataResponse(
            'Their files.',
            object({ items: { type: 'array', items: ref('IntegrationTemplateFile') } }, ['items']),
            { items: [exampleFile] },
          ),
          ...failures(401, 403, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
