import type { Texts } from '../../../../components/messages/texts.ts';

/** The texts of the sign-in page. The other languages have the same keys. */
export const firstSignInEnglish = {
  signIn: {
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    required: 'This is a required field',
    header: {
      signIn: 'Sign in',
      registration: 'Registration',
    },
    picture: {
      title: 'Every lead finds its way',
      text: 'Offers, campaigns, statistics and payouts in one place.',
    },
    fields: {
      email: 'Email',
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
      lead: 'Welcome back.',
      submit: 'Sign in',
      forgot: 'Forgot your password?',
      noAccount: 'No account yet?',
      register: 'Create one',
    },
    code: {
      title: 'Two-factor authentication',
      lead: 'Enter the code from your authenticator app.',
      codeHint: 'Six digits',
      recoveryCodeHint: 'One of the codes you saved. Each works once.',
      submit: 'Confirm',
      back: 'Back',
      useRecovery: 'Use a recovery code',
      useApp: 'Use the authenticator app',
    },
  },
};

/** The texts of these pages in one language. */
export type FirstSignInMessages = Texts<typeof firstSignInEnglish>;
