import { answer, body, type ContractPart, failures, object, ref } from '../contract-part.ts';
import { complete } from '../define.ts';
import { user } from '../entities/user.ts';
import { valueSchema } from '../kinds.ts';

const tags = ['Registration'];
const anybody = { 'x-permission': null, security: [] } as const;

const { fields } = complete('user', user);

/** What someone enters about themselves when they register. */
const told = ['email', 'password', 'firstName', 'lastName', 'language', 'timezone'] as const;

/** A field of the definition; a required one is never null and has at least one character. */
const field = (name: (typeof told)[number], due: boolean) => [
  name,
  { ...valueSchema({ ...fields[name]!, ...(due && { required: true }) }), description: fields[name]!.en },
];

const due = ['email', 'password', 'firstName'] as const;
const signUp = object(
  Object.fromEntries(
    told.map((name) =>
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
  tags: [{ name: 'Registration', description: 'Becoming an affiliate of a network.' }],
  paths: {
    '/public/sign-up': {
      post: {
        operationId: 'signUp',
        summary: 'Register as an affiliate',
        description:
          'In the network that answers on the host of the call; 403 where it takes no registrations. Where registration is moderated, ' +
          'the traffic of the new affiliate is blocked until someone has looked at them (`extraInfo.trafficBlocked`).',
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
          201: answer('Their first session.', ref('Tokens'), {
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
        summary: 'Ask whether an email address is free',
        description:
          'For the registration form, and open only where registration is. It may be asked a few times: after that the address of the ' +
          'caller gets 429, so that nobody can list who is there.',
        tags,
        ...anybody,
        requestBody: body(address, { email: 'person1@example.com' }),
        responses: {
          200: answer('Whether nobody has it.', object({ free: { type: 'boolean' } }, ['free']), { free: true }),
          ...failures(400, 403, 404, 413, 415, 422, 429, 503),
        },
      },
    },
  },
} satisfies ContractPart;
