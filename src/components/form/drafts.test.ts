import { expect, test } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

const place = { userId: '7', root: '/offers/12' };

test('a draft is one person’s for one form, and comes back as it was typed', () => {
  keepDraft(place, { values: { title: 'Slim Tea', description: undefined, tags: [1, 2] }, version: 3 });
  expect(readDraft(place)).toEqual({ values: { title: 'Slim Tea', description: null, tags: [1, 2] }, version: 3 });
  expect(readDraft({ ...place, userId: '8' })).toBeUndefined();
  expect(readDraft({ ...place, root: '/offers/13' })).toBeUndefined();
  dropDraft(place);
  expect(readDraft(place)).toBeUndefined();
});

test('passwords are not kept', () => {
  keepDraft(place, { values: { password: 'hidden', currentPassword: 'hidden' } });
  expect(sessionStorage).toHaveLength(0);
  keepDraft(place, { values: { firstName: 'Ada', password: 'hidden' } });
  expect(readDraft(place)).toEqual({ values: { firstName: 'Ada' } });
});

test('what someone has damaged counts as none', () => {
  sessionStorage.setItem('draft:7:/offers/12', '{"values":');
  expect(readDraft(place)).toBeUndefined();
});
