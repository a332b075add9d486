// Generated from openapi/entities/affiliateAssignment.ts by `npm run codegen`. Do not edit.

export default {
  about: 'An affiliate or a team of an offer, and which of their traffic it takes. Those whose assignment is active may run the offer while it is private.',
  fields: {
    id: 'ID',
    title: 'Title',
    offer: 'Offer',
    affiliate: 'Affiliate',
    team: 'Team',
    countries: 'Countries',
    countriesMode: 'Country mode',
    languages: 'Languages',
    languagesMode: 'Language mode',
    trafficSources: 'Traffic sources',
    trafficSourcesMode: 'Traffic source mode',
    schedule: 'Schedule',
    status: 'Status',
    statusChangedAt: 'Status changed',
    statusChangedBy: 'Status changed by',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
    party: 'Assigned',
  },
  help: {
    title: 'Leave empty for the name of who is assigned.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: {
    countriesMode: { only: 'Only', except: 'All but' },
    languagesMode: { only: 'Only', except: 'All but' },
    trafficSourcesMode: { only: 'Only', except: 'All but' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  onCreate: {
    help: { offer: 'Can’t be changed later.', affiliate: 'Can’t be changed later.', team: 'Can’t be changed later.' },
  },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General', sieve: 'Targeting conditions' },
};
