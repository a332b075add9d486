// Generated from openapi/entities/landing.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    title: 'Title',
    offer: 'Offer',
    advertiser: 'Advertiser',
    targetUrl: 'Target URL',
    previewUrl: 'Preview URL',
    pageType: 'Page type',
    landerApiLanguage: 'Language',
    weight: 'Weight',
    tags: 'Tags',
    additionalParameters: 'Additional parameters',
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
    targetUrl: 'Supports macros such as {click_id}.',
    weight: 'Share of visitors relative to the offer’s other landing pages.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: {
    pageType: { landing: 'Landing page', prelanding: 'Prelander', thank_you: 'Thank-you page' },
    status: { active: 'Active', inactive: 'Inactive' },
  },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General', parameters: 'Parameters' },
};
