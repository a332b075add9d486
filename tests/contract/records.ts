import type { ReferenceFilter, Field } from '../../openapi/define.ts';
import type { RoleType } from '../../openapi/fields.ts';
import { right, rightItem, taken } from '../fields/right.ts';
import type { Row, Values } from './answer.ts';
import type { Caller } from './caller.ts';
import { entityOf, named } from './contract.ts';
import { uploadedPicture } from './pictures.ts';

/** Makes a valid record of an entity: what it can't do without, and what is given. */
export type Make = ((entity: string, given?: Values) => Promise<Row>) & {
  /** A valid item for `create`, without creating it. */
  item(entity: string, which: 'all' | 'required', given?: Values): Promise<Values>;
  /** A new record that is one of these. */
  fitting(entity: string, among?: ReferenceFilter): Promise<Row>;
  /** A valid value for one field; of a record that is there, if one is given. */
  value(entity: string, field: string, record?: Values): Promise<unknown>;
};

/** A host that networks may choose for their calls. */
export const apiDomain = 'api.sluice.test';

/** What somebody who makes records works with. */
interface Maker {
  call: Caller;
  make: Make;
  roles: Record<RoleType, number>;
}

/** What a definition can't say of its new records. */
interface Knowledge {
  /** Values that make the record one of these. */
  among?(among: ReferenceFilter, roles: Record<RoleType, number>): Values;
  /** Values it gets unless they are given. */
  always?(maker: Maker, given: Values): Values | Promise<Values>;
  /** How a record comes about where there is no call to create it. */
  make?(call: Caller): Promise<Row>;
}

/** Nobody gives a new record its status; it has its first. */
const plainly = ({ status: _, ...among }: ReferenceFilter): Values =>
  Object.fromEntries(Object.entries(among).map(([name, values]) => [name, values[0]]));

const knowledge: Readonly<Record<string, Knowledge>> = {
  // The type of a user's role is their role's, so it can't be given by itself.
  user: {
    among: ({ roleType, ...rest }, roles) => ({
      ...plainly(rest),
      ...(roleType && { role: roles[roleType[0] as RoleType] }),
    }),
    always: ({ roles }) => ({ role: roles.affiliate }),
  },
  // An affiliate promotes offers that they see, by their own pages.
  campaign: {
    async always({ call, make }, { offer = undefined }) {
      const seen = offer ?? (await make('offer')).id;
      if (offer === undefined) (await call('changeBlockOfOffers', { items: [{ id: seen, status: 'active' }] })).ok();
      return { offer: seen, landers: [(await make('landing', { offer: seen })).id] };
    },
  },
  // The only host that the operator lets networks choose; passwords of these tests have no forty characters.
  generalSettings: { always: () => ({ apiDomain, passwordMinimum: 9 }) },
  // A token is good from now on.
  apiToken: { always: () => ({ expiresAt: 4_102_444_800 }) },
  image: { make: (call) => uploadedPicture(call, 'offer') },
  // Permissions are the installation's: nobody makes them.
  permission: {
    make: async (call) =>
      (await call('listPermissions', { query: { permissionRoleType: 'affiliate', limit: 1 } })).ok().first,
  },
};

/** A user has one preference of each kind, so making one takes the place of the one before. */
const makeRoom = async (call: Caller, entity: string, item: Values): Promise<void> => {
  if (entity !== 'preference') return;
  const present = (await call(named(entity, 'list'), { query: { type: String(item['type']) } })).ok().items;
  if (present.length > 0) await call(named(entity, 'delete'), { items: present.map(({ id }) => ({ id })) });
};

/** Counts through the kinds' samples, so that no two records of a network are the same. */
export const recordMaker = (roles: Record<RoleType, number>): ((call: Caller) => Make) => {
  let count = 0;

  return (call) => {
    const referred = new Map<string, Promise<Row>>();

    const fitting = (entity: string, among: ReferenceFilter = {}): Promise<Row> =>
      create(entity, knowledge[entity]?.among?.(among, roles) ?? plainly(among));

    const reference = (entity: string, among: ReferenceFilter = {}): Promise<Row> => {
      const key = JSON.stringify([entity, among]);
      const record = referred.get(key) ?? fitting(entity, among);
      referred.set(key, record);
      return record;
    };

    const refer = async (field: Field): Promise<unknown> => {
      if (field.kind === 'one') return (await reference(field.entity, field.referenceFilter)).id;
      if (field.kind === 'many') return [(await reference(field.entity, field.referenceFilter)).id];
      // Who refers to a record that is not there yet: nobody.
      if (field.kind === 'reverse') return [];
      if (field.kind === 'tags') return [(await reference('tag', { type: [field.of] })).id];
      return field.kind === 'file' ? (await uploadedPicture(call, field.scope))['url'] : undefined;
    };

    const item = async (entity: string, which: 'all' | 'required', given: Values = {}): Promise<Values> => {
      const fixed = { ...(await knowledge[entity]?.always?.({ call, make, roles }, given)), ...given };
      const definition = entityOf(entity);
      const open = {
        ...definition,
        fields: Object.fromEntries(taken(definition, which).filter(([name]) => !(name in fixed))),
      };
      const made = { ...(await rightItem(open, which, count++, refer)), ...fixed };
      await makeRoom(call, entity, made);
      return made;
    };

    const create = async (entity: string, given: Values = {}): Promise<Row> => {
      const known = knowledge[entity]?.make;
      if (known) return known(call);
      if (entityOf(entity).single) return (await call(named(entity, 'read'))).ok().data;
      return (await call(named(entity, 'create'), { items: [await item(entity, 'required', given)] })).ok().first;
    };

    const value = async (entity: string, name: string, record: Values = {}): Promise<unknown> => {
      const fixed = (await knowledge[entity]?.always?.({ call, make, roles }, record))?.[name];
      return fixed ?? right(entityOf(entity).fields[name]!, name, count++, refer);
    };

    const make: Make = Object.assign(create, { item, value, fitting });
    return make;
  };
};
