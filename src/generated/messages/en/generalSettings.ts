// Generated from openapi/entities/generalSettings.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    name: 'Name',
    logoUrl: 'Logo',
    faviconUrl: 'Icon',
    apiDomain: 'API domain',
    apiDomains: 'Hosts that may be the API domain',
    trackDomain: 'Default tracking domain',
    baseCurrency: 'Base currency',
    passwordMinimum: 'Minimum password length',
    registration: 'Registration',
    registrationRole: 'Role of those who register',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    apiDomain: 'All calls go there. Empty: the address of the admin itself.',
    trackDomain: 'Tracking links of campaigns without a domain of their own. Empty: the address of the admin itself.',
    baseCurrency: 'Decided when the network was made: its amounts are kept in it.',
    registration: 'Moderated: who registers may look around; traffic stays blocked until somebody has approved it.',
    registrationRole: 'Empty: the oldest active role of affiliates.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: { registration: { open: 'Open', moderated: 'Moderated', closed: 'Closed' } },
  tabs: { general: 'General' },
  sections: { network: 'Network', registrationAndPasswords: 'Registration and passwords' },
};
