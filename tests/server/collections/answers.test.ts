import { expect, test } from 'vitest';
import { answerWriter } from '../../../server/http/answers.ts';

/** What is checked of answers before they leave, in tests and while definitions are changed. */

const answers = {
  200: {
    type: 'object',
    properties: {
      // A field may have the name of a keyword.
      enum: { type: 'array', items: { type: 'string', enum: ['red', 'blue'] } },
      size: { type: ['integer', 'null'], enum: [1, 2, null] },
    },
    required: ['enum'],
    additionalProperties: false,
  },
};

const writing = (answer: object, check: Parameters<typeof answerWriter>[2]) => () =>
  answerWriter('readThing', answers, check)(200, answer);

test('an option that is none is told, unless the record may have it from before', () => {
  const former = { enum: ['green'], size: 3 };
  expect(writing(former, true)).toThrow('readThing answered 200 with /enum/0');
  expect(writing(former, 'without options')()).toBe('{"enum":["green"],"size":3}');
  expect(writing({ enum: ['red'] }, true)()).toBe('{"enum":["red"]}');
});

test('what has not the form of the contract is told in any case', () => {
  for (const check of [true, 'without options'] as const)
    expect(writing({ enum: ['red'], more: 1 }, check)).toThrow('readThing answered 200');
});
