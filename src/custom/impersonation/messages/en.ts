import type { Texts } from '../../../components/messages/texts.ts';

/** The texts of impersonation. The other languages have the same keys. */
export const impersonationEnglish = {
  impersonation: {
    begin: 'Impersonate',
    beginAs: 'Impersonate %{name}',
    banner: 'Impersonation',
    acting: '%{original} is signed in as %{name}',
    note: 'The history records both names.',
    leave: 'Stop impersonating',
    leaving: 'Returning to your account',
  },
};

export type ImpersonationMessages = Texts<typeof impersonationEnglish>;
