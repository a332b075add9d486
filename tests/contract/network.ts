import type { RoleType } from '../../openapi/fields.ts';
import type { Answer, Values } from './answer.ts';
import type { Caller, Exchange } from './caller.ts';
import { type Make, recordMaker } from './records.ts';

export const password = 'correct-horse-battery';

/** Someone who is signed in. */
export interface Person {
  id: number;
  email: string;
  roleType: RoleType;
  call: Caller;
  /** Creates a valid record as them. */
  make: Make;
}

/** A network with its people; each role type's role holds every permission that the type may hold. */
export interface Network {
  host: string;
  /** A token that sets a new password for a user, as in an emailed link. */
  recoveryToken(userId: number): Promise<string>;
  anonymous: Caller;
  admin: Person;
  manager: Person;
  advertiserManager: Person;
  advertiserMember: Person;
  /** In a team of their own. */
  affiliate: Person;
  otherAffiliate: Person;
  /** IDs of roles. */
  roles: Record<RoleType, number>;
  /** Signs in a new user with this role. */
  join(role: number, roleType: RoleType, values?: Values): Promise<Person>;
}

/** The host of a network, and who may sign in to it first. */
export interface Founded {
  host: string;
  admin: { id: number; email: string };
  callerWith(token?: string): Caller;
  recoveryToken(userId: number): Promise<string>;
  /** Proves that a domain belongs to the network, as DNS would. */
  prove(domain: number): Promise<unknown>;
  /** A different number for each record, across all networks of its world. */
  next(): number;
}

const signIn = async ({ callerWith }: Founded, email: string): Promise<Caller> => {
  const { data } = (await callerWith()('login', { body: { email, password } })).ok();
  return callerWith(String(data['token']));
};

const roleOf = async (admin: Caller, type: RoleType): Promise<number> => {
  const held = (
    await admin('listPermissions', { query: { permissionRoleType: type, fields: 'id', limit: 500, showHidden: true } })
  ).ok();
  const item = { title: `Everything of ${type}`, type, permissions: held.items.map(({ id }) => id) };
  return (await admin('createRoles', { items: [item] })).ok().first.id;
};

/** Fills a network that has nothing but its first administrator with one person of each kind. */
export const peopled = async (founded: Founded): Promise<Network> => {
  const { host, callerWith, recoveryToken } = founded;
  const call = await signIn(founded, founded.admin.email);
  const roles = {
    admin: await roleOf(call, 'admin'),
    manager: await roleOf(call, 'manager'),
    advertiser_manager: await roleOf(call, 'advertiser_manager'),
    advertiser_member: await roleOf(call, 'advertiser_member'),
    affiliate: await roleOf(call, 'affiliate'),
  };
  const newMaker = recordMaker(roles, founded);
  const admin: Person = { ...founded.admin, roleType: 'admin', call, make: newMaker(call) };
  let joined = 0;
  const join = async (role: number, roleType: RoleType, values: Values = {}): Promise<Person> => {
    const email = `${roleType}${joined++}@${host}.test`;
    const { id } = (
      await call('createUsers', { items: [{ firstName: roleType, email, password, role, ...values }] })
    ).ok().first;
    const caller = await signIn(founded, email);
    return { id, email, roleType, call: caller, make: newMaker(caller) };
  };
  const person = (roleType: RoleType, values?: Values) => join(roles[roleType], roleType, values);
  return {
    host,
    recoveryToken,
    anonymous: callerWith(),
    admin,
    manager: await person('manager'),
    advertiserManager: await person('advertiser_manager'),
    advertiserMember: await person('advertiser_member'),
    affiliate: await person('affiliate', { team: (await admin.make('team')).id }),
    otherAffiliate: await person('affiliate', { team: (await admin.make('team')).id }),
    roles,
    join,
  };
};

/** The people of the network who may make a call at all, or who may not. */
export const peopleOf = (network: Network): Person[] => [
  network.admin,
  network.manager,
  network.advertiserManager,
  network.advertiserMember,
  network.affiliate,
];

export type { Answer, Exchange };
