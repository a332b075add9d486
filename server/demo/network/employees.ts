import { type Draft, draft } from '../draft.ts';
import type { Random } from '../random.ts';
import { demoNetwork } from '../sign-ins.ts';
import type { NewPerson } from './person.ts';
import type { Time } from './time.ts';

/** The network's roles by role type, starting with the one that every network has. */
export type Roles = ReadonlyMap<unknown, readonly Draft[]>;

export interface Employees {
  admins: Draft[];
  managers: Draft[];
  advertiserManagers: Draft[];
  advertiserMembers: Draft[];
}

const host = 'sluice.example';

/**
 * Returns some twenty people who run the network; the first of each kind can sign in. One has left, and one has custom
 * permissions.
 */
export const employeesOf = (
  random: Random,
  time: Time,
  newPerson: NewPerson,
  roles: Roles,
  { admin, customPermissions }: { admin: Draft; customPermissions: readonly Draft[] },
): Employees => {
  const start = time.ago(415, 410);
  const hire = (roleType: string, email?: string): Draft => {
    const at = email ? start : time.ago(410, 402);
    const ofType = roles.get(roleType)!;
    return draft('user', at, admin, {
      ...newPerson(host, { email }),
      ...(email && { timezone: 'UTC', language: 'en' }),
      role: email ? ofType[0] : random.pick(ofType),
      roleType,
      status: 'active',
      lastActivityAt: time.ago(email ? 1 : 20, 0),
    });
  };
  const several = (roleType: string, count: number, email: string): Draft[] =>
    Array.from({ length: count }, (_, n) => hire(roleType, n === 0 ? email : undefined));

  const employees: Employees = {
    admins: [admin, hire('admin'), hire('admin')],
    managers: several('manager', 8, demoNetwork.manager),
    advertiserManagers: several('advertiser_manager', 5, demoNetwork.advertiserManager),
    advertiserMembers: several('advertiser_member', 4, demoNetwork.advertiserMember),
  };
  const trusted = employees.advertiserManagers[1]!;
  trusted.steps.push({
    at: trusted.steps[0]!.at + 30 * 86_400,
    by: admin,
    action: 'edit',
    values: { hasCustomPermissions: true, customPermissions },
  });
  const left = employees.managers.at(-1)!;
  left.steps.push({
    at: time.ago(25, 15),
    by: admin,
    action: 'status',
    values: { status: 'blocked', blockReason: 'Has left the company.' },
  });
  return employees;
};
