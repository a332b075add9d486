import {
  answer,
  type ContractPart,
  failures,
  object,
  type Operation,
  type Parameter,
  recordId,
} from '../contract-part.ts';

/** Where an affiliate is paid: the account of a withdrawal method, which the calls of the entity never return. */

const id: Parameter = { name: 'id', in: 'path', required: true, schema: recordId, example: 4 };

const value = object(
  {
    field: {
      ...recordId,
      type: ['integer', 'null'],
      description: 'What of the payment method it answers; null for an account given as one text.',
    },
    title: { type: 'string', description: 'What it is, in the caller’s language.' },
    value: {
      type: ['string', 'null'],
      description: 'What was filled in; null where it was encrypted under another secret and can’t be read.',
    },
  },
  ['field', 'title', 'value'],
);
const account = object({ items: { type: 'array', items: value, description: 'In the order of the form.' } }, ['items']);
const tags = ['Withdrawal methods'];
const example = (iban: string) => ({
  items: [
    { field: 7, title: 'Account holder', value: 'Anna Ozola' },
    { field: 8, title: 'IBAN', value: iban },
  ],
});

const masked: Operation = {
  operationId: 'readWithdrawalAccount',
  summary: 'See which account a withdrawal method is for',
  description:
    'What was filled in. Of secrets the last four characters, and nothing of short ones: enough to recognise the account, not to use it.',
  tags,
  'x-permission': ['withdrawal_method.read'],
  'x-role-types': ['admin', 'manager', 'affiliate'],
  parameters: [id],
  responses: {
    200: answer('The account, with its secrets masked.', account, example('•••5001')),
    ...failures(401, 403, 404, 429, 503),
  },
};

const whole: Operation = {
  operationId: 'showWithdrawalAccount',
  summary: 'Show the account of a withdrawal method in full',
  description:
    'For those who pay or verify it, in person. The history of the withdrawal method says who has seen it (`showAccount`).',
  tags,
  'x-permission': ['withdrawal_method.account.read'],
  'x-role-types': ['admin', 'manager'],
  'x-signed-in': 'notImpersonated',
  parameters: [id],
  responses: {
    200: answer('The account.', account, example('LV80BANK0000435195001')),
    ...failures(400, 401, 403, 404, 413, 415, 429, 503),
  },
};

export default {
  paths: { '/user/withdrawal_methods/{id}/account': { get: masked, post: whole } },
} satisfies ContractPart;
