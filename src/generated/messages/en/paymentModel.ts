// Generated from openapi/entities/paymentModel.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Payment model |||| Payment models',
  none: 'payment models',
  new: 'New payment model',
  about: 'What affiliates are paid for: an action, a lead, a click, or a share of revenue.',
  fields: {
    id: 'ID',
    title: 'Title',
    description: 'Description',
    caps: 'Counted by caps',
    status: 'Status',
    statusChangedAt: 'Status changed',
    statusChangedBy: 'Status changed by',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    caps: 'Caps can be limited to conversions paid by this model.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
};
