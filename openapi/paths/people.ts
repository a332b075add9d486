import { dataResponse, body, type ContractPart, failures, object } from '../contract-part.ts';

const tags = ['People'];
const person = object({
  phone: { type: 'string', maxLength: 100, description: 'In international format, with a plus.' },
  email: { type: 'string', maxLength: 254, description: 'Case-insensitive.' },
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
        'The data stored about people in leads. They are found by phone or email (either, if both are given), including those a lead had before it was edited.',
    },
  ],
  paths: {
    '/user/people/report': {
      post: {
        operationId: 'reportPerson',
        summary: 'Get the data stored about a person',
        description:
          'Returns everything, with full contact data; each lead’s history records the export. Also requires the permission to see contact data.',
        tags,
        'x-permission': ['people.report'],
        'x-role-types': ['admin'],
        requestBody: body(person, { phone: '+37121000001' }),
        responses: {
          200: dataResponse(
            'The stored data, with the records under the names of their lists.',
            object(
              {
                clicks: records('The clicks before the leads.'),
                leads: records('Leads.'),
                attempts: records('Attempts to send them.'),
                changes: records('Their history.'),
                conversions: records('The resulting conversions.'),
                customers: records('The customers they became, with the deposits advertisers reported.'),
                postbacks: records('Postbacks about them, from advertisers and to affiliates.'),
                views: records('Who viewed their contact data.'),
              },
              ['clicks', 'leads', 'attempts', 'changes', 'conversions', 'customers', 'postbacks', 'views'],
            ),
            {
              clicks: [],
              leads: [],
              attempts: [],
              changes: [],
              conversions: [],
              customers: [],
              postbacks: [],
              views: [],
            },
          ),
          ...refused,
        },
      },
    },
    '/user/people/forget': {
      post: {
        operationId: 'forgetPerson',
        summary: 'Erase a person’s data',
        description:
          'Permanently erases their contact data, messages, parameters and notes wherever they are stored; figures remain. Exported files of leads, their attempts and changes, conversions and postbacks are deleted, as they may contain the data. The erasure itself is recorded: who did it and how many records (`/user/erasures`).',
        tags,
        'x-permission': ['people.forget'],
        'x-role-types': ['admin'],
        requestBody: body(person, { phone: '+37121000001' }),
        responses: {
          200: dataResponse(
            'How many records were erased.',
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
