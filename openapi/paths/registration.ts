import { dataResponse, body, type ContractPart, failures, object, ref } from '../contract-part.ts';
import { complete } from '../define.ts';
import { user } from '../entities/user.ts';
import { valueSchema } from '../kinds.ts';

const tags = ['Registration'];
const anybody = { 'x-permission': null, security: [] } as const;

const { fields } = complete('user', user);

/** What someone enters about themselves when they register. */
const requiredFields = ['email', 'password', 'firstName', 'lastName', 'language', 'timezone'] as const;

/** A field of the definition; a required one is never null and has at least one character. */
const field = (name: (typeof requiredFields)[number], due: boolean) => [
  name,
  { ...valueSchema({ ...fields[name]!, ...(due && { required: true }) }), description: fields[name]!.en },
];

const due = ['email', 'password', 'firstName'] as const;
const signUp = object(
  Object.fromEntries(
    requiredFields.map((name) =>
      field(
        name,
        due.some((one) => one === name),
      ),
    ),
  ),
  due,
);
const address = object(Object.fromEntries([field('email', true)]), ['email']);

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

export default {
  tags: [{ name: 'Registration', description: 'Registration of affiliates.' }],
  paths: {
    '/public/sign-up': {
      post: {
        operationId: 'signUp',
        summary: 'Register as an affiliate',
        description:
          'In the network served on the host of the call; 403 if registration is closed. If registration is moderated, ' +
          'the new affiliate’s traffic is blocked until staff have approved them (`extraInfo.trafficBlocked`).',
        tags,
        ...anybody,
        requestBody: body(signUp, {
          email: 'person1@example.com',
          password: 'correct-horse-1',
          firstName: 'Anna',
          lastName: 'Berzina',
          language: 'en',
          timezone: 'Europe/Riga',
        }),
        responses: {
          201: dataResponse('Their first session.', ref('Tokens'), {
            token: jwt,
            refreshToken: jwt,
            extraInfo: { status: 'active', trafficBlocked: true, frontendVersionTs: 1767225600 },
          }),
          ...failures(400, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
    '/public/users/check': {
      post: {
        operationId: 'checkEmail',
        summary: 'Check whether an email address is available',
        description:
          'For the registration form, available only while registration is open. Limited to a few calls, after which the ' +
          'caller’s IP address gets 429, so that accounts can’t be enumerated.',
        tags,
        ...anybody,
        requestBody: body(address, { email: 'person1@example.com' }),
        responses: {
          200: dataResponse('Whether no one has it.', object({ free: { type: 'boolean' } }, ['free']), { free: true }),
          ...failures(400, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
