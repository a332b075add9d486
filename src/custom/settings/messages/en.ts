import type { Texts } from '../../../components/messages/texts.ts';

/** What the pages of the network's settings say. The other languages have the same keys. */
export const settingsEnglish = {
  settings: {
    general: {
      sections: { network: 'Network', people: 'Registration and passwords' },
      fields: {
        name: 'Name',
        logoUrl: 'Logo',
        faviconUrl: 'Icon',
        apiDomain: 'API domain',
        baseCurrency: 'Base currency',
        passwordMinimum: 'Fewest characters of a password',
        registration: 'Registration',
        registrationRole: 'Role of those who register',
      },
      help: {
        apiDomain: 'All calls go there. Empty: the address of the admin itself.',
        registration: 'Moderated: who registers may look around; traffic stays blocked until somebody has approved it.',
        registrationRole: 'Empty: the oldest active role of affiliates.',
      },
      registration: {
        open: 'Open',
        moderated: 'Moderated',
        closed: 'Closed',
      },
    },
  },
};

export type SettingsMessages = Texts<typeof settingsEnglish>;
