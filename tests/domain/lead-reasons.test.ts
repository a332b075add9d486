import { expect, test } from 'vitest';
import { isLeadReason, reasonWords } from '../../domain/distribution/lead-reasons.ts';
import { pushFaults } from '../../domain/distribution/push-faults.ts';
import { reasons } from '../../domain/distribution/reasons.ts';

test.each(Object.keys({ ...reasons, ...pushFaults }))('%s has words in both languages and a mask', (code) => {
  if (!isLeadReason(code)) throw new Error(`${code} is no reason`);
  const { words, mask } = reasonWords(code);
  expect(words).toMatchObject({ en: expect.stringMatching(/./), ru: expect.stringMatching(/[а-я]/) });
  expect(mask).toMatch(/./);
});

test('the words of an offered lead are its own', () => {
  expect(reasonWords('time_up')).toEqual({
    words: { en: pushFaults.time_up.en, ru: pushFaults.time_up.ru },
    mask: 'nobody',
  });
});

test.each(['', 'toString', 'gone'])('%o is no reason', (code) => expect(isLeadReason(code)).toBe(false));
