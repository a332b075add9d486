import type { Texts } from '../../../components/messages/texts.ts';

/** What the pages say on which people come in. The other languages have the same keys. */
export const signInEnglish = {
  signIn: {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    header: { signIn: 'Sign in', registration: 'Registration' },
    picture: {
      title: 'Every lead finds its way',
      text: 'Offers, campaigns, statistics and payouts in one place.',
    },
    fields: {
      email: 'E-mail',
      password: 'Password',
      newPassword: 'New password',
      repeat: 'Confirm new password',
      firstName: 'First name',
      lastName: 'Last name',
      optional: 'Optional',
      code: 'Code',
      recoveryCode: 'Recovery code',
    },
    login: {
      title: 'Sign in',
      lead: 'Welcome back. Enter your work e-mail and password.',
      submit: 'Sign in',
      forgot: 'Forgot your password?',
      noAccount: 'No account yet?',
      register: 'Create one',
    },
    code: {
      title: 'One more step',
      lead: 'Your account asks for a code beside the password.',
      codeHint: 'Six digits from your authenticator app',
      recoveryCodeHint: 'One of the codes you kept when you turned this on. Each is good once.',
      submit: 'Confirm',
      back: 'Back',
      useRecovery: 'Use a recovery code',
      useApp: 'Use the app',
    },
    password: {
      length: 'At least %{smart_count} character |||| At least %{smart_count} characters',
      uncommon: 'Not one that many people use, nor your e-mail',
      kept: 'done',
    },
    registration: {
      title: 'Create your account',
      lead: 'Join %{tenant} as an affiliate: pick offers, start campaigns, see what they earn.',
      moderated: 'A manager looks at every new account before its traffic is taken.',
      taken: 'This address already has an account',
      submit: 'Create account',
      hasAccount: 'Already have an account?',
      signIn: 'Sign in',
      closedTitle: 'Registration is closed',
      closed: '%{tenant} takes new affiliates by invitation. Ask your manager to make an account for you.',
      toSignIn: 'Go to the sign-in page',
    },
    recovery: {
      title: 'Forgot your password?',
      lead: 'Tell us your e-mail, and we will send you a link for a new one.',
      submit: 'Send the link',
      sentTitle: 'Check your mail',
      sent: 'If %{email} has an account here, a link for a new password is on its way. It is good for one hour.',
      nothing: 'Nothing there? Look into the spam folder, or send it again.',
      another: 'Try again',
      back: 'Back to sign in',
    },
    newPassword: {
      title: 'Choose a new password',
      lead: 'It replaces the old one, and you will be signed out everywhere.',
      submit: 'Save the password',
      expiredTitle: 'This link has expired',
      expired: 'A link is good once and for one hour. Tell us your e-mail, and we will send you a new one.',
      doneTitle: 'Your password is changed',
      done: 'All your sessions have ended. Sign in with the new password.',
      toSignIn: 'Sign in',
    },
    filling: {
      title: 'A few words about you',
      lead: 'So that your manager knows how and when to reach you. You can add or change all of it later in your profile.',
      moderated:
        'Your account is being looked at. You can look around meanwhile; your traffic is taken as soon as a manager agrees.',
      name: 'Name',
      contacts: 'How to reach you',
      contactsText:
        'A messenger or a phone number beside your e-mail. The more we have, the sooner payouts and questions get settled.',
      about: 'Birth date and region',
      aboutText: 'Dates and reports are shown in your time zone.',
      guessed: 'This one is your browser’s.',
      submit: 'Save and continue',
      skip: 'Skip for now',
      saved: 'Thank you, your profile is saved',
    },
  },
};

/** The texts of these pages in one language. */
export type SignInMessages = Texts<typeof signInEnglish>;
