import { expect, test } from 'vitest';
import { dropDraft, dropDrafts, hasDrafts, keepDraft, readDraft } from './drafts.ts';

const none = new Set<string>();
const place = { userId: '7', root: '/offers/12' };

test('a draft is one person’s for one form, and comes back as it was typed', () => {
  keepDraft(place, { values: { title: 'Slim Tea', description: undefined, tags: [1, 2] }, version: 3 }, none);
  expect(readDraft(place)).toEqual({ values: { title: 'Slim Tea', description: null, tags: [1, 2] }, version: 3 });
  expect(readDraft({ ...place, userId: '8' })).toBeUndefined();
  expect(readDraft({ ...place, root: '/offers/13' })).toBeUndefined();
  dropDraft(place);
  expect(readDraft(place)).toBeUndefined();
});

test('someone who leaves takes all of their drafts along, and nobody else’s', () => {
  const others = { userId: '77', root: '/offers/12' };
  for (const one of [place, { ...place, root: '/tasks/5#comment' }, others])
    keepDraft(one, { values: { title: 'Slim Tea' } }, none);
  expect([hasDrafts('7'), hasDrafts('77'), hasDrafts('8')]).toEqual([true, true, false]);
  dropDrafts('7');
  expect([hasDrafts('7'), hasDrafts('77')]).toEqual([false, true]);
  dropDrafts('77');
});

test('secrets are not kept, nor those in rows and groups', () => {
  const secrets = new Set(['password', 'details.pin', 'parameters.secretValue']);
  keepDraft(place, { values: { password: 'hidden' } }, secrets);
  expect(sessionStorage).toHaveLength(0);
  const parameters = [{ name: 'key', secretValue: 'hidden' }];
  keepDraft(
    place,
    { values: { code: 'USD', password: 'hidden', details: { pin: '1', bank: 'A' }, parameters } },
    secrets,
  );
  expect(readDraft(place)).toEqual({ values: { code: 'USD', details: { bank: 'A' }, parameters: [{ name: 'key' }] } });
});

test('what someone has damaged counts as none', () => {
  sessionStorage.setItem('draft:7:/offers/12', '{"values":');
  expect(readDraft(place)).toBeUndefined();
});
