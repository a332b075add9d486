import { expect, test } from 'vitest';
import { type Statuses, mayChange, nextStatuses } from './statuses.ts';

const choices = ['draft', 'active', 'inactive', 'revoked'].map((id) => ({ id, name: id }));
const free = { choices, byPeople: ['draft', 'active', 'inactive'] };
const bound = {
  ...free,
  transitions: { draft: ['active', 'inactive'], active: ['inactive'], inactive: ['active', 'revoked'] },
};

const staff = { roleType: 'manager', permissions: new Set<string>() };
const affiliate = { roleType: 'affiliate', permissions: new Set<string>() };
const namesFor = (actor: typeof staff, statuses: Statuses, ...present: string[]) =>
  nextStatuses(statuses, present, actor).map(({ id }) => id);
const next = (statuses: Statuses, ...present: string[]) => namesFor(staff, statuses, ...present);

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
  expect(mayChange(bound, 'active', 'draft', staff)).toBe(false);
  expect(mayChange(free, 'active', 'draft', staff)).toBe(true);
});

test('where a status is someone’s to give or to lift, nobody else is offered that', () => {
  const guarded = { ...free, enter: { inactive: ['manager'] }, leave: { inactive: ['manager'] } };
  expect(next(guarded, 'active')).toEqual(['draft', 'inactive']);
  expect(next(guarded, 'inactive')).toEqual(['draft', 'active']);
  expect(namesFor(affiliate, guarded, 'active')).toEqual(['draft']);
  expect(namesFor(affiliate, guarded, 'inactive')).toEqual([]);
  expect(namesFor(affiliate, guarded, 'active', 'inactive')).toEqual([]);
});

test('a status may go by a permission', () => {
  const guarded = { ...free, leave: { inactive: { permission: 'shop.reopen' } } };
  expect(next(guarded, 'inactive')).toEqual([]);
  expect(namesFor({ ...affiliate, permissions: new Set(['shop.reopen']) }, guarded, 'inactive')).toEqual([
    'draft',
    'active',
  ]);
});

test('nothing leads out of a final status', () => {
  expect(next({ ...free, final: ['inactive'] }, 'inactive')).toEqual([]);
});
