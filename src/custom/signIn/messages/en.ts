import type { Texts } from '../../../components/messages/texts.ts';

/** The texts of the pages for registering and new passwords. The other languages have the same keys. */
export const signInEnglish = {
  signIn: {
    password: {
      length: 'At least %{smart_count} character |||| At least %{smart_count} characters',
      uncommon: 'Not a common password or your email',
      kept: 'met',
    },
    registration: {
      title: 'Create your account',
      lead: 'Join %{tenant} as an affiliate: choose offers, run campaigns, track your earnings.',
      moderated: 'A manager reviews every new account before it can send traffic.',
      taken: 'An account with this email already exists',
      submit: 'Create account',
      hasAccount: 'Already have an account?',
      signIn: 'Sign in',
      closedTitle: 'Registration is closed',
      closed: '%{tenant} is invitation-only. Ask your manager to create an account for you.',
      toSignIn: 'Go to sign-in',
    },
    recovery: {
      title: 'Forgot your password?',
      lead: 'Enter your email and we’ll send you a link to set a new one.',
      submit: 'Send link',
      sentTitle: 'Check your email',
      sent: 'If %{email} has an account, you’ll receive a link to set a new password. It expires in one hour.',
      nothing: 'No email? Check your spam folder, or try again.',
      another: 'Try again',
      back: 'Back to sign-in',
    },
    newPassword: {
      title: 'Choose a new password',
      lead: 'You’ll be signed out on all devices.',
      submit: 'Save password',
      expiredTitle: 'This link has expired',
      expired: 'Links work once and expire after one hour. Enter your email to get a new one.',
      doneTitle: 'Password changed',
      done: 'You’ve been signed out on all devices. Sign in with your new password.',
      toSignIn: 'Sign in',
    },
    filling: {
      title: 'Tell us about yourself',
      lead: 'This helps your manager reach you. You can change it later in your profile.',
      moderated:
        'Your account is under review. You can look around in the meantime; your traffic will be accepted once a manager approves it.',
      name: 'Name',
      contacts: 'Contacts',
      contactsText: 'Add a messenger or a phone number so that we can reach you quickly about payouts and questions.',
      about: 'Birth date and region',
      aboutText: 'Dates and reports are shown in your time zone.',
      guessed: 'Detected from your browser.',
      submit: 'Save and continue',
      skip: 'Skip for now',
      saved: 'Profile updated',
    },
  },
};

/** The texts of these pages in one language. */
export type SignInMessages = Texts<typeof signInEnglish>;
