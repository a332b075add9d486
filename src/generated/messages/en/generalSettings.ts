// Generated from openapi/entities/generalSettings.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    name: 'Name',
    logoUrl: 'Logo',
    faviconUrl: 'Icon',
    apiDomain: 'API domain',
    apiDomains: 'Available API domains',
    trackDomain: 'Default tracking domain',
    baseCurrency: 'Base currency',
    passwordMinimum: 'Minimum password length',
    registration: 'Registration',
    registrationRole: 'Default role',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    apiDomain: 'All API requests go to this domain. Leave empty to use the address of the admin.',
    trackDomain: 'Tracking links of campaigns without a domain of their own. Empty: the address of the admin itself.',
    baseCurrency: 'Set when the network was created; can’t be changed.',
    registration: 'Moderated: new affiliates can sign in, but their traffic is blocked until approved.',
    registrationRole: 'Given to new affiliates. Leave empty to use the oldest active affiliate role.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: { registration: { open: 'Open', moderated: 'Moderated', closed: 'Closed' } },
  tabs: { general: 'General' },
  sections: { network: 'Network', registrationAndPasswords: 'Registration and passwords' },
};
