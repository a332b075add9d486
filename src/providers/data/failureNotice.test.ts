import { HttpError } from 'ra-core';
import { expect, test } from 'vitest';
import { failureOf } from './errors.ts';
import { failureNotice } from './failureNotice.ts';

const failure = (status: number, answer: unknown = {}) => failureNotice(failureOf(status, answer));

test.each([0, 401, 500, 502, 504])('what ends with %i is told by the shell', (status) => {
  expect(failure(status, { message: 'No' })).toBeUndefined();
});

test.each([
  [400, 'errors.400.title'],
  [403, 'errors.403.title'],
  [404, 'errors.404.title'],
  [409, 'errors.409.title'],
  [422, 'errors.422.title'],
  [429, 'errors.429.title'],
  [503, 'errors.503.title'],
  [418, 'errors.other.title'],
])('%i has a title of its own, and the words of the server', (status, header) => {
  expect(failure(status, { message: 'Not like that', details: [] })).toEqual({
    header,
    text: 'Not like that',
    details: [],
  });
});

test.each([
  [200, 'call-7'],
  [409, undefined],
  [503, 'call-7'],
])('what ended with %i is told with the name of its call where one would report it', (status, requestId) => {
  expect(failureNotice(failureOf(status, undefined, 'call-7'))?.requestId).toBe(requestId);
});

test('what the server objects to is listed, with its type where there is no message', () => {
  const details = [
    { message: 'Used by offer 4', type: 'referenced', path: 'items.1.id' },
    { message: 'Too late', type: '' },
  ];
  expect(failure(409, { message: 'No', details })).toMatchObject({
    text: 'No',
    details: ['Used by offer 4', 'Too late'],
  });
  expect(failure(409, { details })).toMatchObject({ text: '', details: ['Used by offer 4 (referenced)', 'Too late'] });
});

test('an answer without words, an error of the page, and a call given up', () => {
  expect(failure(418)).toMatchObject({ text: 'errors.other.text' });
  expect(failureNotice(new Error('Out of paper'))).toEqual({
    header: 'errors.other.title',
    text: 'Out of paper',
    details: [],
  });
  expect(failureNotice(new HttpError('Gone', 410))).toMatchObject({ text: 'Gone' });
  expect(failureNotice(new DOMException('', 'AbortError'))).toBeUndefined();
});
