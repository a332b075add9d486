import type { ContractPart, PathItem } from '../../openapi/contract-part.ts';
import type { Entity } from '../../openapi/define.ts';
import { type GeneratedFile, json } from '../file.ts';
import { failureResponses, failureSchemas } from './failures.ts';
import { entityPaths, tagOf } from './operations.ts';
import { entitySchemas, type Schemas, sharedSchemas } from './schemas.ts';
import { sized } from './sizes.ts';

/** The contract: one OpenAPI 3.1 document made from entities and hand-written parts. */
export interface Contract {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, object>;
    responses: Record<string, object>;
    schemas: Schemas;
  };
}

export const contractPath = 'openapi/openapi.json';

const about = `Every success is \`{"data": …}\`, every failure \`{"code": "…", "message": "…", "details": […]}\` in the language of \`Accept-Language\` (en, ru).
Calls that change records take \`{"items": […]}\` and apply to all of them or to none. Absent values are \`null\`, absent lists \`[]\`.
Timestamps are whole seconds UTC; amounts, rates and percentages are decimal strings. Several values of one parameter are separated by commas.
Unknown parameters and fields are refused. A body is limited to \`x-max-bytes\` bytes, 200000 values and 32 levels of nesting. All errors are
reported, in up to a hundred \`details\`; for a large body, the first ones.`;

const bearer =
  'The token of a session, or an API token (`slc_…`), which makes calls with the permissions of the person who created it. Calls that ' +
  'require a signed-in person, marked with `x-signed-in`, refuse API tokens with 403. The lead API token of an affiliate ' +
  '(`apiToken` of a user) is separate: only `/public/leads`, `/public/offers` and `/public/landers` take it.';

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Merges path items; a path shared by an entity and a hand-written part gets the methods of both. */
const mergedPaths = (parts: Record<string, PathItem>[]): Record<string, PathItem> => {
  const paths: Record<string, PathItem> = {};
  for (const part of parts) for (const [path, item] of Object.entries(part)) paths[path] = { ...paths[path], ...item };
  return sorted(paths);
};

/** Returns a hand-written part's paths with size limits, which depend on who makes the calls. */
const sizedPaths = ({ paths }: ContractPart): Record<string, PathItem> =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, sized(operation)])),
    ]),
  );

/** Builds the contract of these entities and hand-written parts. */
export const contract = (entities: Record<string, Entity>, parts: readonly ContractPart[]): Contract => {
  const all = Object.entries(entities);
  const tags = [
    ...all.map(([, entity]) => ({ name: tagOf(entity), description: entity.about.en })),
    ...parts.flatMap((part) => part.tags ?? []),
  ];
  return {
    openapi: '3.1.0',
    info: { title: 'Sluice', version: '1', description: about },
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    tags: Object.values(Object.fromEntries(tags.map((tag) => [tag.name, tag]))),
    paths: mergedPaths([...all.map(([key, entity]) => entityPaths(key, entity)), ...parts.map(sizedPaths)]),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: bearer } },
      responses: failureResponses,
      schemas: sorted({
        ...failureSchemas,
        ...sharedSchemas,
        ...Object.assign({}, ...all.map(([key, entity]) => entitySchemas(key, entity))),
        ...Object.assign({}, ...parts.map(({ schemas }) => schemas ?? {})),
      }),
    },
  };
};

export const contractFile = (document: Contract): GeneratedFile =>
  json(contractPath, 'openapi/entities and openapi/paths', document);
