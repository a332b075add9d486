// Generated from openapi/entities/domain.ts by `npm run codegen`. Do not edit.

export default {
  about: 'A host of your own for tracking links, postbacks or landing pages. A DNS record proves that it is yours.',
  fields: {
    id: 'ID',
    host: 'Host',
    kinds: 'Used for',
    defaultFor: 'Default for',
    note: 'Note',
    state: 'State',
    proof: 'TXT record',
    checkedAt: 'Checked',
    verifiedAt: 'Verified since',
    problem: 'Problem',
    failure: 'What was found',
    createdAt: 'Created',
    createdBy: 'Created by',
    updatedAt: 'Updated',
    updatedBy: 'Updated by',
    version: 'Version',
  },
  help: {
    defaultFor: 'Taken where nothing else is selected, once it is verified. Each purpose has one.',
    proof: 'Add it at the name _sluice below the host, then verify.',
    version: 'Grows by one with every change. An edit that sends an old one is refused with 409.',
  },
  choices: {
    kinds: { track: 'Tracking links', postback: 'Postbacks', landing: 'Landing pages' },
    defaultFor: { track: 'Tracking links', postback: 'Postbacks', landing: 'Landing pages' },
    state: { waiting: 'Waiting for proof', verified: 'Verified', failing: 'Failing' },
    problem: {
      no_record: 'There is no TXT record at this name',
      other_record: 'The TXT record has another value',
      no_answer: 'DNS did not answer',
    },
  },
  onCreate: { help: { host: 'Can’t be changed later.' } },
  tabs: { general: 'General' },
  sections: { domain: 'Domain', proof: 'Proof' },
};
