import { answer, body, type ContractPart, failures, object } from '../contract-part.ts';

const tags = ['People'];
const person = object({
  phone: { type: 'string', maxLength: 100, description: 'In international form, with a plus.' },
  email: { type: 'string', maxLength: 254, description: 'Whatever the case of its letters.' },
});
const count = (description: string) => ({ type: 'integer', minimum: 0, description });
const records = (description: string) => ({
  type: 'array',
  items: { type: 'object', additionalProperties: true },
  description,
});
const refused = failures(400, 401, 403, 413, 415, 422, 429, 503);

export default {
  tags: [
    {
      name: 'People',
      description:
        'What is kept about the people whose contact data leads are. They are found by phone or email (by either, where both are given), including phones and emails that a lead had before it was edited.',
    },
  ],
  paths: {
    '/user/people/report': {
      post: {
        operationId: 'reportPerson',
        summary: 'Tell what is held about a person',
        description:
          'Everything, contact data in full; that it was taken along is written down with each lead. Takes the permission to see contact data, too.',
        tags,
        'x-permission': ['people.report'],
        'x-role-types': ['admin'],
        requestBody: body(person, { phone: '+37121000001' }),
        responses: {
          200: answer(
            'What is held; the records are those of the lists that are called so.',
            object(
              {
                clicks: records('The clicks they came after.'),
                leads: records('Leads.'),
                attempts: records('Attempts to send them.'),
                changes: records('Their history.'),
                conversions: records('What came of them.'),
                customers: records('The customers they became, with what advertisers told of their deposits.'),
                postbacks: records('What was told of them, by advertisers and to affiliates.'),
                views: records('Who saw their contact data.'),
              },
              ['clicks', 'leads', 'attempts', 'changes', 'conversions', 'customers', 'postbacks', 'views'],
            ),
            {
              ...{ clicks: [], leads: [], attempts: [], changes: [] },
              ...{ conversions: [], customers: [], postbacks: [], views: [] },
            },
          ),
          ...refused,
        },
      },
    },
    '/user/people/forget': {
      post: {
        operationId: 'forgetPerson',
        summary: 'Forget a person',
        description:
          'Erases their contact data, messages, parameters and notes for good, wherever they are kept; figures stay. Files that were exported of leads, their attempts and changes, conversions and postbacks are deleted, as they may tell of them. That it was done, by whom and how much there was, is kept (`/user/erasures`).',
        tags,
        'x-permission': ['people.forget'],
        'x-role-types': ['admin'],
        requestBody: body(person, { phone: '+37121000001' }),
        responses: {
          200: answer(
            'How many records were emptied.',
            object(
              {
                leads: count('Leads.'),
                attempts: count('Attempts.'),
                conversions: count('Conversions.'),
                postbacks: count('Postbacks.'),
                changes: count('Entries of histories.'),
              },
              ['leads', 'attempts', 'conversions', 'postbacks', 'changes'],
            ),
            { leads: 1, attempts: 2, conversions: 0, postbacks: 0, changes: 2 },
          ),
          ...refused,
        },
      },
    },
  },
} satisfies ContractPart;
