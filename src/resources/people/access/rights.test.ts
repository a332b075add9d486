import { expect, test } from 'vitest';
import { type Right, rightGroups } from './rights.ts';

const right = (id: number, name: string, groupId: number, effective: boolean): Right => ({
  id,
  name,
  groupId,
  effective,
  title: `Title of ${name}`,
  description: null,
  group: `Group ${groupId}`,
  hidden: false,
  source: effective ? 'role' : 'absent',
  reason: '',
});

const rights = [
  right(1, 'offer.update', 5, false),
  right(2, 'offer.read', 5, true),
  right(3, 'front.menu.offers.read', 1, true),
];
const names = (onlyHeld: boolean, search = '') =>
  rightGroups(rights, { onlyHeld, search }, 'en').map(({ title, rights: own, held, all }) => [
    title,
    own.map(({ name }) => name),
    `${held} of ${all}`,
  ]);

test('all rights stand in their groups, those they have counted', () => {
  expect(names(false)).toEqual([
    ['Group 1', ['front.menu.offers.read'], '1 of 1'],
    ['Group 5', ['offer.read', 'offer.update'], '1 of 2'],
  ]);
});

test('narrowed to those they have or to a search, the counts stay', () => {
  expect(names(true)).toEqual([
    ['Group 1', ['front.menu.offers.read'], '1 of 1'],
    ['Group 5', ['offer.read'], '1 of 2'],
  ]);
  expect(names(false, 'OFFER.up')).toEqual([['Group 5', ['offer.update'], '1 of 2']]);
  expect(names(true, 'offer.up')).toEqual([]);
});
