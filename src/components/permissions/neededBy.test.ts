import { describe, expect, test } from 'vitest';
import { permissionNeeds, permissionWords } from '../../generated/permissions.ts';
import { lackingOf, neededBy } from './neededBy.ts';

describe('what a permission needs to be of use', () => {
  test('changing a record takes looking at it, its page, and looking at what it must name', () => {
    expect(neededBy('campaign.update')).toEqual([
      'affiliate.read',
      'campaign.read',
      'front.menu.campaigns.read',
      'offer.read',
    ]);
    expect(neededBy('campaign.change_status')).toEqual(['campaign.read', 'front.menu.campaigns.read']);
  });

  test('a page takes looking at what it shows, and the group it lies in', () => {
    expect(neededBy('front.menu.offers.read')).toEqual(['offer.read']);
    expect(neededBy('tag.update')).toEqual(['front.settings.lists.read', 'front.settings.tags.read', 'tag.read']);
  });

  test('looking alone takes nothing, as other pages name the records too', () => {
    expect(neededBy('category.read')).toEqual([]);
  });

  test('what a role type may not hold is not asked of it', () => {
    const mayHold = (name: string) => name !== 'affiliate.read';
    expect(neededBy('campaign.create', mayHold)).toEqual(['campaign.read', 'front.menu.campaigns.read', 'offer.read']);
  });

  test('only permissions that there are, and never themselves', () => {
    for (const permission of Object.keys(permissionNeeds)) {
      const needed = neededBy(permission);
      expect(needed).not.toContain(permission);
      expect(needed.filter((name) => !(name in permissionWords))).toEqual([]);
      // With all of them selected, nothing is missing.
      expect(lackingOf(new Set([permission, ...needed]))).toEqual([]);
    }
  });

  test('a choice is told what each of its permissions lacks', () => {
    expect(lackingOf(new Set(['offer.update', 'campaign.change_status', 'campaign.read']))).toEqual([
      { permission: 'offer.update', lacks: ['front.menu.offers.read', 'offer.read'] },
      { permission: 'campaign.change_status', lacks: ['front.menu.campaigns.read'] },
    ]);
  });
});
