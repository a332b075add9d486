// Generated from openapi/entities/goal.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Goal |||| Goals',
  none: 'goals',
  about: 'A step of a vertical’s funnel that a lead can reach, such as a first deposit.',
  fields: {
    id: 'ID',
    vertical: 'Vertical',
    title: 'Goal',
    key: 'Key',
    repeatable: 'Repeatable',
    isDeposit: 'Deposit',
    position: 'Position',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    key: 'Identifies the goal in advertisers’ postbacks. Lowercase letters, digits and underscores.',
    repeatable: 'The payment rule determines whether repeated conversions are paid. If no rule applies, every conversion with an ID from the advertiser is kept.',
    isDeposit: 'Its amount counts towards the customer’s deposits.',
    position: 'Position among the rows of its owner.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  tabs: { general: 'General' },
};
