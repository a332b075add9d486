import { type RoleType, roleTypes } from '../../openapi/fields.ts';
import { type PermissionName, permissions } from '../generated/permissions.ts';

/** A role that every new tenant has. */
export interface DefaultRole {
  type: RoleType;
  title: string;
  /** Names in code. */
  permissions: readonly PermissionName[];
}

const titles: Readonly<Record<RoleType, string>> = {
  admin: 'Administrator',
  manager: 'Manager',
  advertiser_manager: 'Advertiser manager',
  advertiser_member: 'Advertiser member',
  affiliate: 'Affiliate',
};

const ofEveryone = ['preset', 'preference', 'api_token', 'dashboard', 'widget', 'note.create', 'task'];

/** The records that each role type changes; it reads everything its type may read. */
const work: Readonly<Record<RoleType, 'all' | readonly string[]>> = {
  admin: 'all',
  manager: [
    ...[
      'affiliate',
      'team',
      'advertiser',
      'offer',
      'landing',
      'creative',
      'payment_rule',
      'cap',
      'targeting',
      'campaign',
    ],
    ...['lander_api_item', 'postback', 'withdrawal_method', 'traffic', 'invoice.affiliate', 'invoice_schedule'],
    ...['integration', 'integration_template', 'customer_sync', 'vertical', 'platform', 'category', 'traffic_source'],
    ...['click', 'lead', 'conversion', 'customer', 'tag', 'image', ...ofEveryone],
  ],
  advertiser_manager: [
    ...[
      'advertiser',
      'integration',
      'customer_sync',
      'offer',
      'landing',
      'creative',
      'payment_rule',
      'cap',
      'targeting',
    ],
    ...['conversion', 'invoice.advertiser', 'reconciliation', 'prepayment', 'tag', 'image', ...ofEveryone],
  ],
  advertiser_member: ofEveryone,
  affiliate: ['affiliate', 'campaign', 'postback', 'withdrawal_method', ...ofEveryone],
};

/** Networks decide for themselves whether their affiliates have dashboards and insights (D901, D1328). */
const onRequest: readonly [RoleType, PermissionName][] = [
  ['affiliate', 'front.dashboard.read'],
  ['affiliate', 'report.read'],
];

const holds = (type: RoleType, name: string): boolean => {
  if (onRequest.some(([whose, what]) => whose === type && what === name)) return false;
  const changed = work[type];
  return changed === 'all' || name.endsWith('.read') || changed.some((of) => name === of || name.startsWith(`${of}.`));
};

/** One role per role type, with what people of that type usually need. */
export const defaultRoles: readonly DefaultRole[] = roleTypes.map((type) => ({
  type,
  title: titles[type],
  permissions: permissions.flatMap(({ name, roleTypes: allowed }) =>
    allowed.includes(type) && holds(type, name) ? [name] : [],
  ),
}));
