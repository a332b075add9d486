import { type Draft, draft, valueOf } from '../draft.ts';
import type { Time } from './time.ts';

interface ExtraRole {
  title: string;
  type: string;
  /** Whether it includes a permission of its type. */
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

/** A role that was deactivated after its summer. */
const seasonal: ExtraRole = { title: 'Summer help', type: 'manager', holds: (name) => reads(name) || own(name) };
const summer = 120 * 86_400;

/** Returns the permissions available to a role type that `holds` accepts. */
export const chosenPermissions = (permissions: readonly Draft[], type: string, holds: ExtraRole['holds']): Draft[] =>
  permissions.filter(
    (permission) =>
      (valueOf(permission, 'permissionRoleType') as string[]).includes(type) &&
      holds(valueOf(permission, 'system') as string),
  );

/** Adds custom roles to those that every network has; the last one is inactive. */
export const rolesOf = (time: Time, by: Draft, permissions: readonly Draft[]): Draft[] => {
  const made = (at: number, { title, type, holds }: ExtraRole): Draft =>
    draft('role', at, by, { title, type, status: 'active', permissions: chosenPermissions(permissions, type, holds) });
  const roles = extraRoles.map((role) => made(time.ago(412, 411), role));
  const last = made(Math.max(...roles.map(({ steps }) => steps[0]!.at)) + 3600, seasonal);
  last.steps.push({ at: last.steps[0]!.at + summer, by, action: 'status', values: { status: 'inactive' } });
  return [...roles, last];
};

/** Returns one person’s custom permissions: more than their role allows in some ways, and less in others. */
export const customPermissionsOf = (permissions: readonly Draft[]): Draft[] =>
  chosenPermissions(
    permissions,
    'advertiser_manager',
    (name) => reads(name) || own(name) || ['offer.update', 'landing.update', 'tag.create'].includes(name),
  );
