import { type Draft, draft, valueOf } from '../draft.ts';
import type { Time } from './time.ts';

interface ExtraRole {
  title: string;
  type: string;
  /** Whether it holds a permission of its type. */
  holds(permission: string): boolean;
}

const reads = (permission: string): boolean => permission.endsWith('.read');
const own = (permission: string): boolean => /^(preset|preference)\./.test(permission);

const extraRoles: readonly ExtraRole[] = [
  { title: 'Support', type: 'admin', holds: (name) => reads(name) || own(name) || name === 'affiliate.update' },
  {
    title: 'Junior manager',
    type: 'manager',
    holds: (name) => reads(name) || own(name) || name.startsWith('campaign.'),
  },
  { title: 'Менеджер без финансов', type: 'manager', holds: (name) => !/invoice|balance|payment|finance/.test(name) },
  {
    title: 'Landing page editor',
    type: 'advertiser_manager',
    holds: (name) => reads(name) || own(name) || name.startsWith('landing.'),
  },
  { title: 'Observer', type: 'advertiser_member', holds: reads },
  {
    title: 'Publisher on trial',
    type: 'affiliate',
    holds: (name) => reads(name) || own(name) || name === 'affiliate.update',
  },
];

/** One that was taken out of use after its summer. */
const seasonal: ExtraRole = { title: 'Summer help', type: 'manager', holds: (name) => reads(name) || own(name) };
const summer = 120 * 86_400;

/** The permissions of these that users of a role type may hold and that `holds` chooses. */
export const chosenPermissions = (permissions: readonly Draft[], type: string, holds: ExtraRole['holds']): Draft[] =>
  permissions.filter(
    (permission) =>
      (valueOf(permission, 'permissionRoleType') as string[]).includes(type) &&
      holds(valueOf(permission, 'system') as string),
  );

/** Adds to the roles that every network has some of the demo network's own, the last one out of use. */
export const rolesOf = (time: Time, by: Draft, permissions: readonly Draft[]): Draft[] => {
  const made = (at: number, { title, type, holds }: ExtraRole): Draft =>
    draft('role', at, by, { title, type, status: 'active', permissions: chosenPermissions(permissions, type, holds) });
  const roles = extraRoles.map((role) => made(time.ago(412, 411), role));
  const last = made(Math.max(...roles.map(({ steps }) => steps[0]!.at)) + 3600, seasonal);
  last.steps.push({ at: last.steps[0]!.at + summer, by, action: 'status', values: { status: 'inactive' } });
  return [...roles, last];
};

/** A set of permissions of someone’s own, who may do more than their role lets them, and less. */
export const customPermissionsOf = (permissions: readonly Draft[]): Draft[] =>
  chosenPermissions(
    permissions,
    'advertiser_manager',
    (name) => reads(name) || own(name) || ['offer.update', 'landing.update', 'tag.create'].includes(name),
  );
