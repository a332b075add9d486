// Generated from openapi/entities/tag.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Tag |||| Tags',
  none: 'tags',
  new: 'New tag',
  about: 'A label for organizing records.',
  fields: {
    id: 'ID',
    title: 'Title',
    type: 'Used for',
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
    type: { advertiser: 'Advertisers', user: 'People', team: 'Teams', offer: 'Offers', landing: 'Landing pages' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  onCreate: { help: { type: 'Can’t be changed later.' } },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
};
