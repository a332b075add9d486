// Generated from openapi/entities/role.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Role |||| Roles',
  none: 'roles',
  new: 'New role',
  about: 'A named set of permissions.',
  fields: {
    id: 'ID',
    title: 'Title',
    type: 'Role type',
    permissions: 'Permissions',
    status: 'Status',
    statusChangedAt: 'Status changed',
    statusChangedBy: 'Status changed by',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: { version: 'Increases by one with every change. Edits with an outdated version are refused with 409.' },
  choices: {
    type: {
      admin: 'Administrator',
      manager: 'Manager',
      advertiser_manager: 'Advertiser manager',
      advertiser_member: 'Advertiser member',
      affiliate: 'Affiliate',
    },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  onCreate: { help: { type: 'Can’t be changed later.' } },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
};
