import { expect, test } from 'vitest';
import { mayLead, nextStatuses } from './statuses.ts';

const choices = ['draft', 'active', 'inactive', 'revoked'].map((id) => ({ id, name: id }));
const free = { choices, byPeople: ['draft', 'active', 'inactive'] };
const bound = { ...free, transitions: { draft: ['active', 'inactive'], active: ['inactive'], inactive: ['active', 'revoked'] } };

const next = (statuses: typeof free, ...present: string[]) => nextStatuses(statuses, present).map(({ id }) => id);

test('people lead a record to any other status that is theirs to give', () => {
  expect(next(free, 'draft')).toEqual(['active', 'inactive']);
  expect(next(free, 'revoked')).toEqual(['draft', 'active', 'inactive']);
});

test('where statuses follow each other, only the next ones are offered', () => {
  expect(next(bound, 'active')).toEqual(['inactive']);
  expect(next(bound, 'inactive')).toEqual(['active']);
  expect(next(bound, 'revoked')).toEqual([]);
});

test('several records are offered what all of them may become', () => {
  expect(next(bound, 'draft', 'active')).toEqual(['inactive']);
  expect(next(bound, 'active', 'inactive')).toEqual([]);
  expect(next(bound)).toEqual([]);
});

test('a way back exists only where the statuses allow it', () => {
  expect(mayLead(bound, 'active', 'draft')).toBe(false);
  expect(mayLead(free, 'active', 'draft')).toBe(true);
});
