// Generated from openapi/entities/holdConfig.ts by `npm run codegen`. Do not edit.

export default {
  about: 'Held leads of a geo, sent on little by little: so many fresh and old ones each round.',
  fields: {
    id: 'ID',
    title: 'Title',
    geo: 'Geo',
    periodStart: 'From',
    periodEnd: 'Until',
    timezone: 'Time zone',
    interval: 'Repeat every',
    freshLeads: 'Fresh leads per round',
    oldLeads: 'Old leads per round',
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
    periodEnd: 'A time that is not after the beginning is on the next day.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: { status: { inactive: 'Stopped', active: 'Started' } },
  statuses: { inactive: 'Stopped', active: 'Started' },
  verbs: { inactive: 'Stop', active: 'Start' },
  tabs: { general: 'General' },
  sections: { queue: 'Queue', when: 'When', howMuch: 'How much' },
};
