// Generated from openapi/entities/trafficSource.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Traffic source |||| Traffic sources',
  none: 'traffic sources',
  new: 'New traffic source',
  about: 'Where visitors come from: search, social networks, email, …',
  fields: {
    id: 'ID',
    title: 'Title',
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
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
};
