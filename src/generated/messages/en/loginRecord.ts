// Generated from openapi/entities/loginRecord.ts by `npm run codegen`. Do not edit.

export default {
  fields: {
    id: 'ID',
    user: 'User',
    outcome: 'Outcome',
    address: 'Network address',
    browser: 'Browser',
    system: 'System',
    impersonator: 'Who acts as the user',
    createdAt: 'Created',
  },
  choices: {
    outcome: {
      success: 'Signed in',
      wrong_password: 'Wrong password',
      wrong_code: 'Wrong code',
      blocked: 'Not admitted',
      token_reused: 'Ended: token used twice',
    },
  },
};
