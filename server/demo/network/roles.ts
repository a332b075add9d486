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
  { title: 'Junior manager', type: 'manager', holds: (name) => reads(name) || own(name) || name.startsWith('campaign.') },
  { title: 'Менеджер без финансов', type: 'manager', holds: (name) => !/invoice|balance|payment/.test(name) },
  { title: 'Landing page editor', type: 'advertiser_manager', holds: (name) => reads(name) || own(name) || name.startsWith('landing.') },
  { title: 'Observer', type: 'advertiser_member', holds: reads },
  { title: 'Publisher on trial', type: 'affiliate', holds: (name) => reads(name) || own(name) || name === 'affiliate.update' },
];

/** Adds to the roles that every network has some of the demo network's own. */
export const rolesOf = (time: Time, by: Draft, permissions: readonly Draft[]): Draft[] =>
  extraRoles.map(({ title, type, holds }) => {
    const allowed = permissions.filter((permission) => (valueOf(permission, 'permissionRoleType') as string[]).includes(type));
    const chosen = allowed.filter((permission) => holds(valueOf(permission, 'system') as string));
    return draft('role', time.ago(412, 411), by, { title, type, status: 'active', permissions: chosen });
  });
