import { type FailureCode, failures } from '../../domain/failures.ts';
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
  code: {
    type: 'string',
    enum: Object.keys(failures),
    description: 'What went wrong, for programs: it stays when the message is worded otherwise.',
  },
  message: { type: 'string', description: 'In the language of `Accept-Language`: English or Russian.' },
  details: { type: 'array', items: ref('FailureDetail'), maxItems: 100 },
  requestId: { type: 'string', description: 'Names this call in the server’s log.' },
};

export const failureSchemas: Schemas = {
  FailureDetail: detail,
  Failure: object(failure, ['code', 'message', 'details']),
  ConflictFailure: object(
    {
      ...failure,
      data: {
        type: 'object',
        additionalProperties: true,
        description: 'The record as it is now, where the change was based on an older version.',
      },
    },
    ['code', 'message', 'details'],
  ),
};

const rows: Record<
  FailureStatus,
  { code: FailureCode; description: string; message: string; type?: string; path?: string }
> = {
  400: {
    code: 'unknownParameter',
    description: 'The request is malformed, or has a parameter that is unknown or of the wrong type.',
    message: 'Unknown parameter “colour”',
    type: 'unknown',
    path: 'colour',
  },
  401: { code: 'unauthorized', description: 'No token, or one that is no longer good.', message: 'Please sign in' },
  403: {
    code: 'forbidden',
    description: 'The caller lacks the permission, or may not do this to this record.',
    message: 'You do not have the required access level',
  },
  404: { code: 'notFound', description: 'There is no such record for this caller.', message: 'No such record' },
  408: {
    code: 'timedOut',
    description: 'The request did not arrive in time.',
    message: 'The request took too long to arrive',
  },
  409: {
    code: 'stale',
    description: 'The record was changed by someone else, is still referred to, or its status does not allow it.',
    message: 'Someone else has changed this record',
    type: 'version',
    path: 'items.0.version',
  },
  413: { code: 'tooLarge', description: 'The body is too large.', message: 'The request is too large' },
  415: {
    code: 'unsupportedType',
    description: 'The body has a type that is not accepted.',
    message: 'This type of content is not accepted',
  },
  422: {
    code: 'invalid',
    description: 'Fields break their rules.',
    message: 'Please check the fields',
    type: 'required',
    path: 'items.0.title',
  },
  429: {
    code: 'tooMany',
    description: 'Too many calls; try again later.',
    message: 'Too many attempts. Please try again later',
  },
  431: {
    code: 'headersTooLarge',
    description: 'The address or the headers are too long.',
    message: 'The address or the headers of the request are too long',
  },
  500: { code: 'internal', description: 'The server failed.', message: 'Something went wrong' },
  503: {
    code: 'unavailable',
    description: 'The server cannot answer now.',
    message: 'The service is not available now',
  },
};

/** The failures that calls share, by name. */
export const failureResponses: Record<string, Answer> = Object.fromEntries(
  Object.entries(failureNames).map(([status, name]) => {
    const { code, description, message, type, path } = rows[Number(status) as FailureStatus];
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
            example: { code, message, details },
          },
        },
      },
    ];
  }),
);
