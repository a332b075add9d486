// Generated from openapi/entities/landerApiItem.ts by `npm run codegen`. Do not edit.

export default {
  about: 'The network’s library of landing pages that affiliates’ own sites can load by API.',
  fields: {
    id: 'ID',
    title: 'Title',
    vertical: 'Vertical',
    categories: 'Categories',
    tags: 'Tags',
    languages: 'Languages',
    assignedToOffers: 'Offers',
    url: 'URL',
    previewUrl: 'Preview URL',
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
    assignedToOffers: 'Affiliates with access to at least one of these offers can load the page.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  choices: { status: { active: 'Active', inactive: 'Inactive' } },
  statuses: { active: 'Active', inactive: 'Inactive' },
  verbs: { active: 'Activate', inactive: 'Deactivate' },
  tabs: { general: 'General' },
  sections: { landingPage: 'Landing page', classification: 'Classification', whoMayLoadIt: 'Who may load it' },
};
