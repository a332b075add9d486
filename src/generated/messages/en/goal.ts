// Generated from openapi/entities/goal.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Goal |||| Goals',
  none: 'goals',
  about: 'A step of a vertical’s funnel that a lead may reach, such as a first deposit.',
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
    key: 'Advertisers name the goal by it in postbacks. Lowercase letters, digits and underscores.',
    repeatable: 'Whether repeated ones are paid, the payment rule says. Where no rule pays, each one that the advertiser numbers is kept.',
    isDeposit: 'Its amount counts among what a customer has deposited.',
    position: 'Its place among the rows of its owner.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  tabs: { general: 'General' },
};
