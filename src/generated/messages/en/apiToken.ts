// Generated from openapi/entities/apiToken.ts by `npm run codegen`. Do not edit.

export default {
  name: 'API token |||| API tokens',
  none: 'API tokens',
  new: 'New API token',
  about: 'Lets a program call the API with the permissions of the person who created it, until it expires or is revoked. To send leads only, an affiliate’s lead API token (`apiToken` of a user) is enough.',
  fields: {
    id: 'ID',
    title: 'Title',
    expiresAt: 'Expires',
    hint: 'Ends in',
    lastUsedAt: 'Last used',
    user: 'User',
    token: 'Token',
    tokenHash: 'Hash',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    expiresAt: 'Leave empty for a token that never expires.',
    hint: 'The last characters of the token.',
    token: 'Returned once, in the response to the call that creates it; null afterwards.',
    version: 'Increases by one with every change. Edits with an outdated version are refused with 409.',
  },
  tabs: { general: 'General' },
};
