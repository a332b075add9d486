// Generated from openapi/entities/invoiceSchedule.ts by `npm run codegen`. Do not edit.

export default {
  about: 'When affiliates’ invoices are created automatically, unpaid, for review. Applies to the whole network, or to one affiliate instead of the network’s schedule.',
  fields: {
    id: 'ID',
    affiliate: 'Affiliate',
    threshold: 'From an amount of',
    frequency: 'How often',
    holdDays: 'Hold for (days)',
    lastDue: 'Last made on',
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
    affiliate: 'Empty: all affiliates without a schedule of their own.',
    threshold: 'In the base currency. Smaller amounts are carried over to the next invoice.',
    frequency: 'In the network’s time zone.',
    holdDays: 'Conversions approved within this many days before the invoice are left for the next one.',
    lastDue: 'The day invoices were last created for.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  choices: {
    frequency: { weekly: 'Every Monday', twoWeeks: 'Every second Monday', monthly: 'On the first of each month' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  onCreate: { help: { affiliate: 'Empty: all affiliates without a schedule of their own. Can’t be changed later.' } },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
};
