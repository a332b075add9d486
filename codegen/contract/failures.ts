import { type FailureCode, failures } from '../../domain/failures.ts';
import { rule, ruleMessage } from '../../domain/rules.ts';
import { fill } from '../../domain/text/words.ts';
import { type ResponseObject, failureNames, type FailureStatus, object, ref } from '../../openapi/contract-part.ts';
import type { Schemas } from './schemas.ts';

const detail = object(
  {
    message: { type: 'string' },
    type: { type: 'string', description: 'The rule that was broken, such as `required`.' },
    path: { type: 'string', description: 'The place: `items.0.title`, or the name of a parameter.' },
  },
  ['message', 'type'],
);

const failure = {
  code: {
    type: 'string',
    enum: Object.keys(failures),
    description: 'What went wrong, for programs: a code never changes, even if its message is reworded.',
  },
  message: { type: 'string', description: 'In the language of `Accept-Language`: English or Russian.' },
  details: { type: 'array', items: ref('FailureDetail'), maxItems: 100 },
  requestId: { type: 'string', description: 'Identifies this call in the server’s log.' },
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
        description: 'The current record, if the change was based on an older version.',
      },
    },
    ['code', 'message', 'details'],
  ),
};

/**
 * For each status the code that represents it, with the arguments of its message, or the rule that was broken and
 * where.
 */
const rows: Record<
  FailureStatus,
  { code: FailureCode; description: string; args?: readonly string[]; type?: string; path?: string }
> = {
  400: {
    code: 'unknownParameter',
    description: 'The request is malformed, or has a parameter that is unknown or of the wrong type.',
    args: ['colour'],
    type: 'unknown',
    path: 'colour',
  },
  401: { code: 'unauthorized', description: 'No token, or one that is no longer valid.' },
  403: {
    code: 'forbidden',
    description: 'The caller lacks the permission, or is not allowed to do this to this record.',
  },
  404: { code: 'notFound', description: 'There is no such record for this caller.' },
  408: { code: 'timedOut', description: 'The request did not arrive in time.' },
  409: {
    code: 'stale',
    description: 'The record was changed by someone else, is still in use, or its status does not allow this.',
    type: 'version',
    path: 'items.0.version',
  },
  413: { code: 'tooLarge', description: 'The body is too large.' },
  415: { code: 'unsupportedType', description: 'The body has a type that is not accepted.' },
  422: { code: 'invalid', description: 'Fields break their rules.', type: 'required', path: 'items.0.title' },
  429: { code: 'tooMany', description: 'Too many calls; try again later.' },
  431: { code: 'headersTooLarge', description: 'The address or the headers are too long.' },
  500: { code: 'internal', description: 'The server failed.' },
  503: { code: 'unavailable', description: 'The server can’t respond right now.' },
};

const exampleOf = (status: FailureStatus) => {
  const { code, args = [], type, path } = rows[status];
  const message = fill(failures[code].en, args);
  const broken = type === 'required' ? ruleMessage(rule('required'), 'en') : message;
  return {
    code,
    message,
    details: type ? [{ message: broken, type, ...(path && { path }) }] : [],
    ...(status >= 500 && { requestId: '56a1a001-5d74-430c-a127-32df2ca936d9' }),
  };
};

/** The failures that calls share, by name. */
export const failureResponses: Record<string, ResponseObject> = Object.fromEntries(
  Object.entries(failureNames).map(([status, name]) => {
    const of = Number(status) as FailureStatus;
    const schema = ref(of === 409 ? 'ConflictFailure' : 'Failure');
    const content = { 'application/json': { schema, example: exampleOf(of) } };
    return [name, { description: rows[of].description, content }];
  }),
);
