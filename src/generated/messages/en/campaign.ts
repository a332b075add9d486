// Generated from openapi/entities/campaign.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    secureId: 'Public ID',
    title: 'Title',
    affiliate: 'Affiliate',
    offer: 'Offer',
    integrationMethod: 'Integration method',
    trafficSource: 'Traffic source',
    countries: 'Countries',
    landers: 'Landing pages',
    domain: 'Tracking domain',
    targetUrl: 'Tracking link',
    autocreated: 'Created automatically',
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
    domain: 'Leave empty to use the network’s default.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: {
    integrationMethod: { redirect: 'Redirect', api: 'API', landing: 'Landing page' },
    status: {
      active: 'Active',
      inactive: 'Inactive',
      offer_revoked: 'Offer revoked',
      blocked: 'Blocked',
      deleted: 'Deleted',
    },
  },
  statuses: { active: 'Active', inactive: 'Inactive', blocked: 'Blocked', deleted: 'Deleted' },
  verbs: { active: 'Activate', inactive: 'Deactivate', blocked: 'Block', deleted: 'Delete' },
  tabs: { general: 'General', landings: 'Landing pages' },
};
