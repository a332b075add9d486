import type { ResponseObject, Operation, PathItem, Reference } from '../../openapi/contract-part.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import { camelCase } from '../../openapi/names.ts';
import type { Entity } from '../../openapi/define.ts';
import type { Contract } from '../contract/contract.ts';
import { tagOf } from '../contract/operations.ts';
import { entitySchemas } from '../contract/schemas.ts';

/** Which generated file an operation and a schema belong to: an entity's, a hand-written tag's, or the one all share. */
export interface Groups {
  /** By the operation's first tag. */
  tags: Record<string, string>;
  /** By the schema's name; those of none are shared. */
  schemas: Record<string, string>;
}

export const groupsOf = (entities: Record<string, Entity>, { tags }: Contract): Groups => ({
  tags: {
    ...Object.fromEntries(tags.map(({ name }) => [name, camelCase(name)])),
    ...Object.fromEntries(Object.entries(entities).map(([key, entity]) => [tagOf(entity), key])),
  },
  schemas: Object.fromEntries(
    Object.entries(entities).flatMap(([key, entity]) =>
      Object.keys(entitySchemas(key, entity)).map((name) => [name, key]),
    ),
  ),
});

/** What an operation belongs to. */
export const groupOf = (operation: Operation, groups: Groups): string => {
  const tag = operation.tags[0] ?? 'other';
  return groups.tags[tag] ?? camelCase(tag);
};

const eachOperation = (document: Contract, change: (operation: Operation) => Operation): Contract => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(document.paths).map(([path, item]): [string, PathItem] => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, change(operation)])),
    ]),
  ),
});

const isAnswer = (response: ResponseObject | Reference): response is ResponseObject => !('$ref' in response);

/** The successes of an operation. */
export const successes = ({ responses }: Operation): [string, ResponseObject][] =>
  Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') && isAnswer(response) ? [[status, response] as [string, ResponseObject]] : [],
  );

/** Leaves out keywords anywhere in a schema, but never a property of that name. */
const without = (schema: unknown, keywords: readonly string[]): unknown => {
  if (Array.isArray(schema)) return schema.map((one) => without(one, keywords));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (keyword === 'properties' && typeof value === 'object' && value !== null) {
        return [
          [keyword, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, without(one, keywords)]))],
        ];
      }
      if (keywords.includes(keyword) || keyword.startsWith('x-')) return [];
      return [[keyword, keyword === 'enum' || keyword === 'default' ? value : without(value, keywords)]];
    }),
  );
};

const bare = (schema: JsonSchema, keywords: readonly string[]): JsonSchema => without(schema, keywords) as JsonSchema;

/** What people read, which changes no type and no check. */
const prose = ['description', 'title', 'examples'];

const bareContent = (media: Record<string, { schema: JsonSchema }>): Record<string, { schema: JsonSchema }> =>
  Object.fromEntries(Object.entries(media).map(([type, { schema }]) => [type, { schema: bare(schema, prose) }]));

const bareAnswer = ({ content, ...answer }: ResponseObject): ResponseObject => ({
  ...answer,
  ...(content && { content: bareContent(content) }),
});

const bareSchemas = ({ components }: Contract): Contract['components']['schemas'] =>
  Object.fromEntries(Object.entries(components.schemas).map(([name, schema]) => [name, bare(schema, prose)]));

/**
 * The contract as types are made from it: calls with what they do, but no words about fields. So a label that changes
 * changes no type, and no file that uses one has to be checked again.
 */
export const forTypes = (document: Contract): Contract => {
  const responses = Object.fromEntries(
    Object.entries(document.components.responses).map(([name, response]) => [
      name,
      bareAnswer(response as ResponseObject),
    ]),
  );
  const components = { ...document.components, responses, schemas: bareSchemas(document) };
  return eachOperation({ ...document, components }, (operation) => ({
    ...operation,
    ...(operation.parameters && {
      parameters: operation.parameters.map(({ description: _, ...parameter }) => ({
        ...parameter,
        schema: bare(parameter.schema, prose),
      })),
    }),
    ...(operation.requestBody && {
      requestBody: { ...operation.requestBody, content: bareContent(operation.requestBody.content) },
    }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [
        status,
        isAnswer(response) ? bareAnswer(response) : response,
      ]),
    ),
  }));
};

/** The contract as zod schemas are made from it: parameters of queries, bodies and successes, without any prose. */
export const forZod = (document: Contract, groups: Groups): Contract => {
  return eachOperation(
    {
      ...document,
      info: { ...document.info, description: '' },
      components: { ...document.components, responses: {}, schemas: bareSchemas(document) },
    },
    (operation) => ({
      operationId: operation.operationId,
      summary: operation.summary,
      tags: [groupOf(operation, groups)],
      'x-permission': null,
      ...(operation.parameters && {
        parameters: operation.parameters.map((parameter) => ({
          name: parameter.name,
          in: parameter.in,
          ...(parameter.required && { required: true }),
          schema: bare(parameter.schema, prose),
        })),
      }),
      ...(operation.requestBody && {
        requestBody: { required: true, content: bareContent(operation.requestBody.content) },
      }),
      responses: Object.fromEntries(
        successes(operation).map(([status, { description, content: media }]) => [
          status,
          { description, ...(media && { content: bareContent(media) }) },
        ]),
      ),
    }),
  );
};

/** An answer whose schema is any object: mocks answer with its example, and have their types from the contract's. */
const exampleOnly = ({ description, content }: ResponseObject): ResponseObject => ({
  description,
  ...(content && {
    content: Object.fromEntries(
      Object.entries(content).map(([type, { example }]) => [
        type,
        { schema: { type: 'object' }, ...(example !== undefined && { example }) },
      ]),
    ),
  }),
});

/** The contract as mock handlers are made from it: addresses and the examples of successes. */
export const forMocks = (document: Contract, groups: Groups): Contract =>
  eachOperation(
    {
      ...document,
      info: { ...document.info, description: '' },
      components: { ...document.components, responses: {}, schemas: {} },
    },
    (operation) => ({
      operationId: operation.operationId,
      summary: operation.summary,
      tags: [groupOf(operation, groups)],
      'x-permission': null,
      parameters: (operation.parameters ?? []).filter((parameter) => parameter.in === 'path'),
      responses: Object.fromEntries(successes(operation).map(([status, answer]) => [status, exampleOnly(answer)])),
    }),
  );
