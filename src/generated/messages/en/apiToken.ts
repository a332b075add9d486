// Generated from openapi/entities/apiToken.ts by `npm run codegen`. Do not edit.

export default {
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
    expiresAt: 'Without it the token is good until it is deleted.',
    hint: 'Its last characters.',
    token: 'Told once, in the answer of the call that makes it; null ever after.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  tabs: { general: 'General' },
};
