// Generated from openapi/entities/withdrawalMethod.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Where an affiliate wants to be paid: a payment method with their account.',
  fields: {
    id: 'ID',
    title: 'Title',
    affiliate: 'Affiliate',
    paymentMethod: 'Payment method',
    details: 'Account',
    detailsSetAt: 'Account: set on',
    verified: 'Verified',
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
    details: 'Account number, wallet or address, as the payment method needs it. Kept encrypted.',
    verified: 'Checked by staff.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
  onCreate: { help: { affiliate: 'Can’t be changed later.', paymentMethod: 'Can’t be changed later.' } },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
};
