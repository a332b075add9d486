import {
  dataResponse,
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
      description: 'The field of the payment method; null for an account given as one text.',
    },
    title: { type: 'string', description: 'The field’s label, in the caller’s language.' },
    value: {
      type: ['string', 'null'],
      description: 'The value; null if it was encrypted with another secret and can’t be read.',
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
  summary: 'Get the account of a withdrawal method',
  description:
    'Secrets are reduced to their last four characters, short ones to none: enough to recognise the account, not to use it.',
  tags,
  'x-permission': ['withdrawal_method.read'],
  'x-role-types': ['admin', 'manager', 'affiliate'],
  parameters: [id],
  responses: {
    200: dataResponse('The account, with secrets masked.', account, example('•••5001')),
    ...failures(401, 403, 404, 429, 503),
  },
};

const whole: Operation = {
  operationId: 'showWithdrawalAccount',
  summary: 'Get the full account of a withdrawal method',
  description:
    'For people who pay or verify it, signed in personally. Each view is recorded in the history of the withdrawal method (`showAccount`).',
  tags,
  'x-permission': ['withdrawal_method.account.read'],
  'x-role-types': ['admin', 'manager'],
  'x-signed-in': 'notImpersonated',
  parameters: [id],
  responses: {
    200: dataResponse('The account.', account, example('LV80BANK0000435195001')),
    ...failures(400, 401, 403, 404, 413, 415, 429, 503),
  },
};

export default {
  paths: { '/user/withdrawal_methods/{id}/account': { get: masked, post: whole } },
} satisfies ContractPart;
