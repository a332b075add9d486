import { dataResponse, type ContractPart, failures, type Parameter, recordId, ref } from '../contract-part.ts';
import { complete } from '../define.ts';
import { creative } from '../entities/creative.ts';
import { isSeveral, sample } from '../kinds.ts';

const { fields } = complete('creative', creative);
/** References point at the first record, as only the database could provide one. */
const example = Object.fromEntries(
  Object.entries(fields).flatMap(([name, field]) =>
    field.writeOnly ? [] : [[name, sample(field) ?? (isSeveral(field) ? [] : 1)]],
  ),
);
const tags = [creative.name.en[1]];
const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, example: 1 };

export default {
  paths: {
    '/user/creatives/{id}/file': {
      put: {
        operationId: 'attachCreativeFile',
        summary: 'Attach a file to a creative',
        description:
          'The extension must be one that creatives accept, and the content must match it. The file replaces an ' +
          'earlier one and determines the creative’s `type`.',
        tags,
        'x-permission': ['creative.update'],
        'x-role-types': ['admin', 'manager', 'advertiser_manager'],
        parameters: [id],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { file: { type: 'string', format: 'binary' } },
                required: ['file'],
                additionalProperties: false,
              },
            },
          },
        },
        responses: {
          200: dataResponse('The creative.', ref('Creative'), example),
          ...failures(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
      get: {
        operationId: 'downloadCreativeFile',
        summary: 'Download the file of a creative',
        description: 'Each call counts as a download.',
        tags,
        'x-permission': ['creative.read'],
        parameters: [id],
        responses: {
          200: {
            description: 'The content.',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
          ...failures(400, 401, 403, 404, 429, 503),
        },
      },
    },
    '/public/creatives/{key}': {
      get: {
        operationId: 'readCreativePreview',
        summary: 'Read the preview of a creative',
        description:
          'Only for images. Anyone with the address can read it, but the address can’t be guessed. Does not count as a download.',
        tags,
        'x-permission': null,
        security: [],
        parameters: [
          { name: 'key', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{48}$' } },
        ],
        responses: {
          200: {
            description: 'The content.',
            content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
          },
          ...failures(404, 503),
        },
      },
    },
  },
} satisfies ContractPart;
