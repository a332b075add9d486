import type { JsonSchema } from '../../domain/rules.ts';
import { answer, body, type ContractPart, failures, object, type Parameter, recordId, ref } from '../contract-part.ts';

const file: JsonSchema = {
  type: 'object',
  additionalProperties: true,
  description:
    'An integration template as a file. Its schema is published at `/docs/integration-template.schema.json`; goals are named by their keys, lead grades by their titles.',
};
const exampleFile = {
  ...{
    format: 'sluice-integration-template/1',
    title: 'JSON with token',
    integrationMethodsRestrictions: ['redirect'],
  },
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
        summary: 'Write a template as a file',
        description: 'To be read by another network. 409 where it holds what looks like a secret, with its place.',
        ...staff,
        'x-permission': ['integration_template.read'],
        parameters: [id],
        responses: {
          200: answer('The file.', ref('IntegrationTemplateFile'), exampleFile),
          ...failures(401, 403, 404, 409, 429, 503),
        },
      },
    },
    '/user/integration_templates/file': {
      post: {
        operationId: 'createTemplateOfFile',
        summary: 'Make a template of a file',
        description: 'What is wrong with the file is told with its place, such as `file.outApi.url`.',
        ...staff,
        'x-permission': ['integration_template.create'],
        requestBody: body(
          object(
            {
              platform: { ...recordId, description: 'The platform that it is for.' },
              vertical: { ...recordId, description: 'The vertical that it is for.' },
              file: ref('IntegrationTemplateFile'),
            },
            ['platform', 'vertical', 'file'],
          ),
          { platform: 3, vertical: 1, file: exampleFile },
        ),
        responses: {
          201: answer('The new template.', object({ id: recordId, title: { type: 'string' } }, ['id', 'title']), {
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
        summary: 'List the templates that come with the product',
        description: 'Files of the commonest shapes: JSON with a token, a form, a query string.',
        ...staff,
        'x-permission': ['integration_template.create'],
        responses: {
          200: answer(
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
