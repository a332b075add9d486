// Generated from openapi/entities/invoiceSchedule.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Invoice schedule |||| Invoice schedules',
  none: 'invoice schedules',
  new: 'New invoice schedule',
  about: 'When invoices of affiliates are made by themselves, unpaid, for review: of the whole network, or of one affiliate, whose own schedule takes the place of the network’s.',
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
    affiliate: 'Empty for all affiliates who have no schedule of their own.',
    threshold: 'In the base currency. What comes to less waits for the next time.',
    frequency: 'By the days of the network’s time zone.',
    holdDays: 'Conversions that were approved later than so many days before are left to the next time.',
    lastDue: 'The day for which it was done last.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: {
    frequency: { weekly: 'Every Monday', twoWeeks: 'Every second Monday', monthly: 'On the first of each month' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  onCreate: {
    help: { affiliate: 'Empty for all affiliates who have no schedule of their own. Can’t be changed later.' },
  },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
};
