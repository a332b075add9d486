import { dataResponse, type ContractPart, failures, ref } from '../contract-part.ts';
import { complete } from '../define.ts';
import { image } from '../entities/image.ts';
import { kindOf, sample } from '../kinds.ts';

const { fields } = complete('image', image);

/** Anyone who edits something that shows images can upload them. */
const uploading = ['offer.create', 'offer.update', 'settings.general.update'];

export default {
  paths: {
    '/user/images': {
      post: {
        operationId: 'uploadImage',
        summary: 'Upload an image',
        description:
          'The type is determined by the content, not by the name. The accepted types and size depend on the scope. ' +
          'Use the address in the response as the value of fields with that scope.',
        tags: [image.name.en[1]],
        'x-permission': uploading,
        'x-role-types': ['admin', 'manager', 'advertiser_manager', 'advertiser_member'],
        parameters: [
          {
            name: 'scope',
            in: 'query',
            required: true,
            description: 'What the image is for.',
            schema: kindOf(fields['scope']!).schema(fields['scope']!),
          },
        ],
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
          201: dataResponse(
            'The image.',
            ref('Image'),
            Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sample(field) ?? null])),
          ),
          ...failures(400, 401, 403, 413, 415, 422, 429, 503),
        },
      },
    },
    '/public/images/{secureId}': {
      get: {
        operationId: 'readPublicImage',
        summary: 'Read the content of an image',
        description:
          'Anyone with the address can read it, but the address can’t be guessed. The content at an address never changes.',
        tags: [image.name.en[1]],
        'x-permission': null,
        security: [],
        parameters: [
          {
            name: 'secureId',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
          },
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
