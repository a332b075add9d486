import { type Answer, failureNames, type FailureStatus, object, ref } from '../../openapi/contract-part.ts';
import type { Schemas } from './schemas.ts';

const detail = object(
  {
    message: { type: 'string' },
    type: { type: 'string', description: 'The rule that was broken, such as `required`.' },
    path: { type: 'string', description: 'Where: `items.0.title`, or the name of a parameter.' },
  },
  ['message', 'type'],
);

const failure = {
  message: { type: 'string', description: 'In the language of `Accept-Language`: English or Russian.' },
  details: { type: 'array', items: ref('FailureDetail'), maxItems: 100 },
  requestId: { type: 'string', description: 'Names this call in the server’s log.' },
};

export const failureSchemas: Schemas = {
  FailureDetail: detail,
  Failure: object(failure, ['message', 'details']),
  ConflictFailure: object(
    {
      ...failure,
      data: {
        type: 'object',
        additionalProperties: true,
        description: 'The record as it is now, where the change was based on an older version.',
      },
    },
    ['message', 'details'],
  ),
};

const rows: Record<FailureStatus, { description: string; message: string; type?: string; path?: string }> = {
  400: {
    description: 'The request is malformed, or has a parameter that is unknown or of the wrong type.',
    message: 'Unknown parameter “colour”',
    type: 'unknown',
    path: 'colour',
  },
  401: { description: 'No token, or one that is no longer good.', message: 'Please sign in' },
  403: {
    description: 'The caller lacks the permission, or may not do this to this record.',
    message: 'You do not have the required access level',
  },
  404: { description: 'There is no such record for this caller.', message: 'No such record' },
  408: { description: 'The request did not arrive in time.', message: 'The request took too long to arrive' },
  409: {
    description: 'The record was changed by somebody else, is still referred to, or its status does not allow it.',
    message: 'Somebody else has changed this record',
    type: 'version',
    path: 'items.0.version',
  },
  413: { description: 'The body is too large.', message: 'The request is too large' },
  415: { description: 'The body has a type that is not accepted.', message: 'This type of content is not accepted' },
  422: {
    description: 'Fields break their rules.',
    message: 'Please check the fields',
    type: 'required',
    path: 'items.0.title',
  },
  429: { description: 'Too many calls; try again later.', message: 'Too many attempts. Please try again later' },
  431: {
    description: 'The address or the headers are too long.',
    message: 'The address or the headers of the request are too long',
  },
  500: { description: 'The server failed.', message: 'Something went wrong' },
  503: { description: 'The server cannot answer now.', message: 'The service is not available now' },
};

/** The failures that calls share, by name. */
export const failureResponses: Record<string, Answer> = Object.fromEntries(
  Object.entries(failureNames).map(([status, name]) => {
    const { description, message, type, path } = rows[Number(status) as FailureStatus];
    const details = type
      ? [{ message: type === 'required' ? 'This is a required field' : message, type, ...(path && { path }) }]
      : [];
    return [
      name,
      {
        description,
        content: {
          'application/json': {
            schema: ref(status === '409' ? 'ConflictFailure' : 'Failure'),
            example: { message, details },
          },
        },
      },
    ];
  }),
);
