import { expect, test } from 'vitest';
import { type FailureCode, failures } from '../../../../domain/failures.ts';
import { failureOf } from '../../../providers/data/errors.ts';
import { refusalOf } from './useSignIn.ts';

const refused = (code: FailureCode, ...details: object[]) =>
  failureOf(failures[code].status, { code, message: failures[code].en, details });

test.each([
  [
    'a code is due',
    refused('codeRequired', { type: 'worded_otherwise', message: 'Enter the code' }),
    { kind: 'codeDue' },
  ],
  ['a code is due, and no more is said', refused('codeRequired'), { kind: 'codeDue' }],
  ['the code was wrong', refused('wrongCode'), { kind: 'wrongCode', message: failures.wrongCode.en }],
  ['the password was wrong', refused('wrongCredentials'), { kind: 'other', message: failures.wrongCredentials.en }],
  [
    'a field was wrong that is called code',
    refused('invalid', { type: 'code', path: 'code', message: 'No' }),
    { kind: 'other', message: 'No' },
  ],
  ['nobody answered', new Error('No answer'), { kind: 'other', message: 'No answer' }],
])('%s', (_, error, refusal) => {
  expect(refusalOf(error)).toEqual(refusal);
});
