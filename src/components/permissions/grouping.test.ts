import { describe, expect, test } from 'vitest';
import { permissionGroups, permissionWords } from '../../generated/permissions.ts';
import { inGroups, named } from './grouping.ts';

const listed = [
  { id: 1, system: 'offer.update', groupId: 5 },
  { id: 2, system: 'offer.read', groupId: 5 },
  { id: 3, system: 'campaign.delete', groupId: 5 },
  { id: 4, system: 'front.menu.offers.read', groupId: 1, hidden: true },
  { id: 5, system: 'nobody.knows', title: 'By its record', description: 'About it', groupId: 999 },
];

describe('permissions', () => {
  test('are called in the language of the page, and by their records where this version does not know them', () => {
    expect(named(listed[1]!, 'ru').title).toBe(permissionWords['offer.read']?.ru);
    expect(named(listed[4]!, 'ru')).toEqual({
      id: 5,
      name: 'nobody.knows',
      title: 'By its record',
      about: 'About it',
      isHidden: false,
    });
    expect(named(listed[3]!, 'en').isHidden).toBe(true);
  });

  test('stand in their groups in order, what is about one thing together, looking before changing', () => {
    const groups = inGroups(listed, 'en');
    expect(groups.map(({ id }) => id)).toEqual([1, 5, permissionGroups.at(-1)?.id]);
    expect(groups[1]?.permissions.map(({ name }) => name)).toEqual(['campaign.delete', 'offer.read', 'offer.update']);
  });
});
