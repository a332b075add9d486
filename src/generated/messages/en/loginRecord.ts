// Generated from openapi/entities/loginRecord.ts by `npm run codegen`. Do not edit.

export default {
  name: 'Sign-in |||| Sign-ins',
  none: 'sign-ins',
  about: 'A sign-in, or a failed attempt with a known email address: when, from where and on what device.',
  fields: {
    id: 'ID',
    user: 'User',
    outcome: 'Outcome',
    address: 'IP address',
    browser: 'Browser',
    system: 'System',
    impersonator: 'Impersonated by',
    createdAt: 'Created',
  },
  choices: {
    outcome: {
      success: 'Signed in',
      wrong_password: 'Wrong password',
      wrong_code: 'Wrong code',
      blocked: 'Blocked',
      token_reused: 'Session ended: token reused',
    },
  },
};
