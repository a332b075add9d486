import type { Texts } from '../../../components/messages/texts.ts';

/** What is said while somebody acts as somebody else. The other languages have the same keys. */
export const impersonationEnglish = {
  impersonation: {
    begin: 'Act as this user',
    beginAs: 'Act as %{name}',
    banner: 'Impersonation',
    acting: '%{original} acts as %{name}',
    note: 'Everything you do is recorded with both names.',
    leave: 'Leave',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you have typed on this page will be lost.',
    leaving: 'Going back to your own account',
    ended: 'Acting as the other user has ended. You are in your own account again.',
  },
};

export type ImpersonationMessages = Texts<typeof impersonationEnglish>;
