import { readFileSync } from 'node:fs';
import type { JsonSchema } from '../../domain/rules.ts';
import type { Answer, Method, Operation, Parameter, PathItem, Reference } from '../../openapi/contract-part.ts';

/** The contract as far as the server reads it. */
export interface Contract {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer> };
}

/** One call of the contract with its references followed. */
export interface ContractCall {
  id: string;
  method: Method;
  /** Below `/api/v1`, as the contract writes it: `/user/offers/{id}`. */
  path: string;
  permission: Operation['x-permission'];
  roleTypes: readonly string[] | undefined;
  /** Whether an API token, or someone who impersonates the user, is refused. */
  signedIn: Operation['x-signed-in'];
  parameters: readonly Parameter[];
  /** Schema of its JSON body; undefined where it takes none. */
  body: JsonSchema | undefined;
  /** Most bytes of it. */
  mostBytes: number | undefined;
  /** Whether it may come without one. */
  bodyOptional: boolean;
  /** Schemas of its JSON answers by status. */
  answers: Readonly<Record<string, JsonSchema>>;
}

let contract: Contract | undefined;

/** The contract that the generator wrote; read once in a process, and not to be changed. */
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

/** What was followed already: things that many refer to are copied once. */
const copies = new WeakMap<object, unknown>();

/** A copy in which the thing referred to stands in place of each reference. The contract has no schema that holds itself. */
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

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schemaOf = (contract: Contract, media: { schema: JsonSchema } | undefined): JsonSchema | undefined => {
  const schema = media && followed(contract, media.schema);
  return isSchema(schema) ? schema : undefined;
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

/** Every call of the contract; the same ones each time, so that what is made of a schema can be kept by it (D790). */
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

/** Schema of the JSON body of a call. @throws Error where the contract has no such call, or it takes none */
export const bodyOf = (calls: readonly ContractCall[], id: string): JsonSchema => {
  const body = calls.find((call) => call.id === id)?.body;
  if (!body) throw new Error(`The contract has no call ${id} with a body`);
  return body;
};
