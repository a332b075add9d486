import { callsOf, type ContractCall, readContract } from '../../server/http/contract.ts';
import { loadEntities } from '../../openapi/entities.ts';
import type { Entity } from '../../openapi/define.ts';
import { operationId } from '../../openapi/names.ts';

/** The definitions and every call of the contract generated from them, as a basis for tests. */

export const entities: Readonly<Record<string, Entity>> = await loadEntities();

export const operations: readonly ContractCall[] = callsOf(readContract());

/** An entity by its name in code. */
export const entityOf = (key: string): Entity => {
  const entity = entities[key];
  if (!entity) throw new Error(`There is no entity ${key}`);
  return entity;
};

/** What an operation does with an entity's records: `create`, `history`, the name of an action, … */
export interface Deed {
  key: string;
  entity: Entity;
  call: string;
}

const deeds = new Map<string, Deed>(
  Object.entries(entities).flatMap(([key, entity]) =>
    [...entity.calls, 'export', 'history', ...Object.keys(entity.actions), ...Object.keys(entity.sections)].map(
      (call): [string, Deed] => [operationId(key, entity, call), { key, entity, call }],
    ),
  ),
);

/** The entity and call behind an operation; undefined for handwritten ones. */
export const deedOf = (operation: string): Deed | undefined => deeds.get(operation);

/** Operations that belong to an entity, each with what it does. */
export const entityOperations: readonly (ContractCall & Deed)[] = operations.flatMap((operation) => {
  const deed = deedOf(operation.id);
  return deed ? [{ ...operation, ...deed }] : [];
});

const known = new Map(operations.map((operation) => [operation.id, operation]));

export const operationOf = (id: string): ContractCall => {
  const operation = known.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}`);
  return operation;
};

/** The `operationId` of an entity's call, by the entity's name. */
export const named = (key: string, call: string): string => operationId(key, entityOf(key), call);

/** Entities that have a call, by their names in code. */
export const entitiesWith = (call: string): [string, Entity][] =>
  Object.entries(entities).filter(([key, entity]) => known.has(operationId(key, entity, call)));
