import { describe, expect, test } from 'vitest';
import { permissionWords } from '../../generated/permissions.ts';
import { inGroups } from './grouping.ts';
import { actions, isFound, matrixOf, narrowed, permissionsOf } from './matrix.ts';

/** Every permission of the product, all in one group, since the API defines the groups. */
const all = Object.keys(permissionWords).map((system, index) => ({ id: index + 1, system, groupId: 5 }));
const titles: Readonly<Record<string, string>> = { offer: 'Offers', campaign: 'Campaigns', tag: 'Tags' };
const groups = inGroups(all, 'en');
const matrix = matrixOf(groups, (thing) => titles[thing]);
const rows = matrix.sections.flatMap((section) => section.rows);

describe('the matrix of permissions', () => {
  test('has every permission once, in a row or beside', () => {
    const placed = [...rows.flatMap(permissionsOf), ...matrix.rest.flatMap(({ permissions }) => permissions)].map(
      ({ id }) => id,
    );
    expect(placed.sort((a, b) => a - b)).toEqual(all.map(({ id }) => id));
  });

  test('has a row for what has records, with the page on which they stand', () => {
    expect(rows.map(({ title }) => title)).toEqual(['Campaigns', 'Offers', 'Tags']);
    const offers = rows.find(({ thing }) => thing === 'offer')!;
    expect(actions.map((action) => offers.cells[action]?.name)).toEqual([
      'front.menu.offers.read',
      'offer.read',
      'offer.create',
      'offer.update',
      'offer.change_status',
      undefined,
    ]);
  });

  test('a search keeps whole rows, and beside them what is meant alone', () => {
    const found = narrowed(matrix, isFound('edit tags'));
    expect(found.sections.flatMap((section) => section.rows).map(({ thing }) => thing)).toEqual(['tag']);
    expect(narrowed(matrix, isFound('nothing of that'))).toEqual({ sections: [], rest: [] });
    expect(narrowed(matrix, isFound('  '))).toEqual(matrix);
  });
});
