import type { JsonSchema } from '../domain/rules.ts';

/** The parts of an OpenAPI 3.1 document that the contract uses. */

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

export interface Reference {
  $ref: string;
}

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  description?: string;
  required?: boolean;
  /** `form` without `explode` separates several values with commas. */
  style?: 'form';
  explode?: boolean;
  schema: JsonSchema;
  example?: unknown;
  /** Not available to affiliates: to them it is an unknown parameter. */
  'x-staff-only'?: true;
}

export interface ResponseObject {
  description: string;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: readonly string[];
  /** Any one of these permissions opens the call; `[]` = anyone signed in; `null` = anyone, with `security: []`. */
  'x-permission': readonly string[] | null;
  /** The role types that may use the call at all; all if absent. */
  'x-role-types'?: readonly string[];
  /**
   * Who must be present in person: `session` = someone who signed in, not an API token; `notImpersonated` = and not
   * someone who impersonates them. If absent, both are let in.
   */
  'x-signed-in'?: 'session' | 'notImpersonated';
  security?: readonly Record<string, readonly string[]>[];
  parameters?: readonly Parameter[];
  requestBody?: {
    required: boolean;
    description?: string;
    /** A larger JSON body is refused with 413; set by the generator. */
    'x-max-bytes'?: number;
    content: Record<string, MediaType>;
  };
  responses: Record<string, ResponseObject | Reference>;
}

export type PathItem = Partial<Record<Method, Operation>>;

/** Calls that belong to no entity, written by hand in `openapi/paths/`. Paths are relative to `/api/v1`: `/login`. */
export interface ContractPart {
  paths: Record<string, PathItem>;
  /** Its own schemas, referenced as `#/components/schemas/<name>`. */
  schemas?: Record<string, JsonSchema>;
  /** What its tags are about; an entity's tag is described by its definition. */
  tags?: readonly { name: string; description: string }[];
}

/** Failures that any call can list, by status; their bodies are in `#/components/responses`. */
export const failureNames = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'Timeout',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'UnsupportedType',
  422: 'Invalid',
  429: 'TooManyRequests',
  431: 'HeadersTooLarge',
  500: 'ServerError',
  503: 'Unavailable',
} as const;
export type FailureStatus = keyof typeof failureNames;

/** What any call can return before the server knows which call it is. */
const commonFailures: readonly FailureStatus[] = [400, 408, 431, 500];

/**
 * Returns responses for these failures and those that any operation can have:
 * `responses: { 200: …, ...failures(401, 422) }`.
 */
export const failures = (...statuses: FailureStatus[]): Record<string, Reference> =>
  Object.fromEntries(
    [...new Set<FailureStatus>([...statuses, ...commonFailures])].map((status) => [
      String(status),
      { $ref: `#/components/responses/${failureNames[status]}` },
    ]),
  );

/** A reference to a schema of the contract: `ref('Offer')`. */
export const ref = (schema: string): JsonSchema => ({ $ref: `#/components/schemas/${schema}` });

/** The id of a record as callers send it: never a number that JSON or the database would change. */
export const recordId: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

/** The collection whose records a call is about, for calls that serve several lists. */
export const collectionPath: JsonSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 100,
  description: 'The collection: the path of the list, such as `user/offers`.',
};

/** An object with exactly these properties. */
export const object = (properties: Record<string, JsonSchema>, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
});

/** A success: `{"data": …}`. */
export const dataResponse = (description: string, data: JsonSchema, example?: unknown): ResponseObject => ({
  description,
  content: {
    'application/json': {
      schema: object({ data }, ['data']),
      ...(example !== undefined && { example: { data: example } }),
    },
  },
});

/** A JSON body that must be sent. */
export const body = (schema: JsonSchema, example?: unknown): NonNullable<Operation['requestBody']> => ({
  required: true,
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});
