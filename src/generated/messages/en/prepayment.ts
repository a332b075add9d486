// Generated from openapi/entities/prepayment.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Prepayment |||| Prepayments',
  none: 'prepayments',
  new: 'New prepayment',
  about: 'A payment from an advertiser before there is an invoice. It is kept as an advance, which new invoices in the same currency draw on.',
  fields: {
    id: 'ID',
    advertiser: 'Advertiser',
    amount: 'Amount',
    currency: 'Currency',
    paymentDate: 'Payment date',
    reference: 'Reference',
    notes: 'Notes',
    status: 'Status',
    blockReason: 'Reason',
    statusChangedAt: 'Status changed',
    statusChangedBy: 'Status changed by',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    reference: 'The number of the bank’s or advertiser’s document.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  choices: { status: { received: 'Received', returned: 'Returned' } },
  onCreate: {
    help: {
      advertiser: 'Can’t be changed later.',
      amount: 'Can’t be changed later.',
      currency: 'Can’t be changed later.',
      paymentDate: 'Can’t be changed later.',
    },
  },
  statuses: { received: 'Received', returned: 'Returned' },
  verbs: { received: 'Mark as received', returned: 'Return' },
  tabs: { general: 'General' },
};
