import { expect, test } from 'vitest';
import { failureOf } from '../../../providers/data/errors.ts';
import { refusalOf } from './useSignIn.ts';

const refused = (...details: object[]) => failureOf(401, { message: 'Wrong e-mail or password', details });

test.each([
  ['a code is due', refused({ type: 'code_required', path: 'code', message: 'Enter the code' }), { kind: 'codeDue' }],
  [
    'the code was wrong',
    refused({ type: 'code', path: 'code', message: 'Invalid code, please try again' }),
    { kind: 'wrongCode', message: 'Invalid code, please try again' },
  ],
  ['the password was wrong', refused(), { kind: 'other', message: 'Wrong e-mail or password' }],
  ['nobody answered', new Error('No answer'), { kind: 'other', message: 'No answer' }],
])('%s', (_, error, refusal) => {
  expect(refusalOf(error)).toEqual(refusal);
});
