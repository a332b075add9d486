// Generated from openapi/entities/geo.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Geo |||| Geos',
  none: 'geos',
  new: 'New geo',
  about: 'A group of countries treated as one. A country can be in several geos.',
  fields: {
    id: 'ID',
    title: 'Title',
    countries: 'Countries',
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
  choices: { status: { active: 'Active', deleted: 'Deleted' } },
  statuses: { active: 'Active', deleted: 'Deleted' },
  verbs: { active: 'Activate', deleted: 'Delete' },
  tabs: { general: 'General' },
};
