import { readFileSync } from 'node:fs';
import { isRecord } from '../../domain/records.ts';
import type { JsonSchema } from '../../domain/rules.ts';
import type { ResponseObject, Method, Operation, Parameter, PathItem, Reference } from '../../openapi/contract-part.ts';

/** The parts of the contract that the server reads. */
export interface Contract {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, ResponseObject> };
}

/** One call of the contract with its references resolved. */
export interface ContractCall {
  id: string;
  method: Method;
  /** Below `/api/v1`, as the contract has it: `/user/offers/{id}`. */
  path: string;
  permission: Operation['x-permission'];
  roleTypes: readonly string[] | undefined;
  /** Whether API tokens, or also people impersonating the user, are refused. */
  signedIn: Operation['x-signed-in'];
  parameters: readonly Parameter[];
  /** Schema of its JSON body; undefined if it takes none. */
  body: JsonSchema | undefined;
  /** Maximum size of the body in bytes. */
  mostBytes: number | undefined;
  /** Whether the call may have no body. */
  bodyOptional: boolean;
  /** Schemas of its JSON responses by status. */
  answers: Readonly<Record<string, JsonSchema>>;
}

let contract: Contract | undefined;

/** Returns the generated contract; read once per process, and not to be modified. */
export const readContract = (): Contract => {
  contract ??= JSON.parse(readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8')) as Contract;
  return contract;
};

const prefix = '#/components/';

const pointed = ({ components }: Contract, { $ref }: Reference): object => {
  const [kind = '', name = ''] = $ref.slice(prefix.length).split('/');
  const found =
    kind === 'schemas' ? components.schemas[name] : kind === 'responses' ? components.responses[name] : undefined;
  if (!$ref.startsWith(prefix) || !found) throw new Error(`The contract refers to ${$ref}, which it does not have`);
  return found;
};

const isReference = (value: object): value is Reference => '$ref' in value && typeof value.$ref === 'string';

/** References already resolved: what many refer to is copied once. */
const copies = new WeakMap<object, unknown>();

/** Returns a copy with each reference replaced by its target. The contract has no recursive schemas. */
const followed = (contract: Contract, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => followed(contract, entry));
  if (isReference(value)) return followedOnce(contract, pointed(contract, value));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, followed(contract, entry)]));
};

const followedOnce = (contract: Contract, value: object): unknown => {
  if (!copies.has(value)) copies.set(value, followed(contract, value));
  return copies.get(value);
};

const schemaOf = (contract: Contract, media: { schema: JsonSchema } | undefined): JsonSchema | undefined => {
  const schema = media && followed(contract, media.schema);
  return isRecord(schema) ? schema : undefined;
};

const json = 'application/json';

const answersOf = (contract: Contract, { responses }: Operation): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, response]) => {
      const answer =
        '$ref' in response ? contract.components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
      const schema = schemaOf(contract, answer?.content?.[json]);
      return schema ? [[status, schema]] : [];
    }),
  );

const callOf = (contract: Contract, path: string, method: Method, operation: Operation): ContractCall => ({
  id: operation.operationId,
  method,
  path,
  permission: operation['x-permission'],
  roleTypes: operation['x-role-types'],
  signedIn: operation['x-signed-in'],
  parameters: (operation.parameters ?? []).map((parameter) => ({
    ...parameter,
    schema: schemaOf(contract, parameter) ?? parameter.schema,
  })),
  body: schemaOf(contract, operation.requestBody?.content[json]),
  mostBytes: operation.requestBody?.['x-max-bytes'],
  bodyOptional: operation.requestBody?.required === false,
  answers: answersOf(contract, operation),
});

const methods: readonly Method[] = ['get', 'put', 'post', 'patch', 'delete'];

const calls = new WeakMap<Contract, readonly ContractCall[]>();

/**
 * Returns every call of the contract; the same objects each time, so that what is derived from a schema can be cached
 * by it (D790).
 */
export const callsOf = (contract: Contract): readonly ContractCall[] => {
  const known = calls.get(contract);
  if (known) return known;
  const found = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [callOf(contract, path, method, operation)] : [];
    }),
  );
  calls.set(contract, found);
  return found;
};

/** Returns the schema of a call's JSON body. @throws Error if the contract has no such call, or it takes none */
export const bodyOf = (calls: readonly ContractCall[], id: string): JsonSchema => {
  const body = calls.find((call) => call.id === id)?.body;
  if (!body) throw new Error(`The contract has no call ${id} with a body`);
  return body;
};
