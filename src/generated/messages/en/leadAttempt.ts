// Generated from openapi/entities/leadAttempt.ts by `npm run codegen`. Do not edit.

export default {
  about: 'A lead that was offered to an advertiser: what was sent, what they answered and how it was read. Written down before it is made, and made once.',
  fields: {
    id: 'ID',
    lead: 'Lead',
    affiliate: 'Affiliate',
    offer: 'Offer',
    advertiser: 'Advertiser',
    integration: 'Integration',
    order: 'Order',
    outcome: 'Outcome',
    message: 'Advertiser’s message',
    failure: 'What failed',
    startedAt: 'Sent at',
    finishedAt: 'Answered at',
    took: 'Time, ms',
    httpStatus: 'HTTP status',
    advertiserLeadId: 'Advertiser’s ID',
    redirectUrl: 'Address for the visitor',
    request: 'Request',
    answer: 'Answer',
    createdAt: 'Created',
  },
  help: {
    order: 'Place among the attempts of the lead.',
    outcome: 'Unknown: the advertiser may have taken it. It is not sent again by itself.',
  },
  choices: {
    outcome: {
      pending: 'Being sent',
      accepted: 'Accepted',
      duplicate: 'Duplicate',
      invalid: 'Invalid',
      refused: 'Refused',
      failed: 'Not reached',
      unknown: 'Unknown',
    },
  },
  tabs: { general: 'General' },
  sections: { attempt: 'Attempt', messages: 'Messages' },
};
