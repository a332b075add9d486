import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compared, holdable, isDifferent, roleChange } from './comparison.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
const types = ['admin', 'manager', 'affiliate'];

/** Permissions that only some types may hold, some of them inactive. */
const known = fc
  .array(fc.record({ disabled: fc.boolean(), permissionRoleType: fc.subarray(types) }), {
    minLength: 30,
    maxLength: 30,
  })
  .map((all) => all.map((one, index) => ({ id: index + 1, ...one })));

const sorted = (set: Iterable<number>): number[] => [...set].sort((a, b) => a - b);

describe('two sets compared', () => {
  test('what was there, less what is removed, plus what is added, is what is there', () => {
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const { added, removed } = compared(before, after);
        expect(sorted([...before.filter((id) => !removed.includes(id)), ...added])).toEqual(sorted(after));
        expect(added.filter((id) => before.includes(id))).toEqual([]);
        expect(removed.filter((id) => after.includes(id))).toEqual([]);
      }),
    );
  });

  test('differ exactly where they are not the same set', () => {
    fc.assert(
      fc.property(ids, ids, (one, other) => {
        expect(isDifferent(compared(one, other))).toBe(sorted(one).join() !== sorted(other).join());
        expect(isDifferent(compared(one, [...one].reverse()))).toBe(false);
      }),
    );
  });
});

const permission = (id: number, ...permissionRoleType: string[]) => ({ id, permissionRoleType });

describe('another role', () => {
  const all = [
    permission(1, 'manager', 'admin'),
    permission(2, 'manager'),
    permission(3, 'admin'),
    { ...permission(4, 'manager', 'admin'), disabled: true },
  ];
  const manager = { type: 'manager', permissions: [1, 2, 4] };
  const admin = { type: 'admin', permissions: [1, 3, 4] };

  test('adds and removes what the roles really give', () => {
    expect(roleChange(manager, admin, undefined, all)).toEqual({
      roles: { added: [3], removed: [2] },
      lost: [],
      kept: [],
    });
  });

  test('is compared with a set of their own, of which they keep what the new type may hold', () => {
    expect(roleChange(manager, admin, [2, 1], all)).toEqual({
      roles: { added: [3], removed: [2] },
      custom: { added: [3], removed: [2] },
      lost: [2],
      kept: [1],
    });
  });

  test('keeps and loses every one of the custom permissions once, and gives none that its type may not hold', () => {
    fc.assert(
      fc.property(
        known,
        ids,
        ids,
        ids,
        fc.constantFrom(...types),
        fc.constantFrom(...types),
        (permissions, from, to, custom, one, other) => {
          const change = roleChange(
            { type: one, permissions: from },
            { type: other, permissions: to },
            custom,
            permissions,
          );
          expect(sorted([...change.kept, ...change.lost])).toEqual(sorted(custom));
          expect(holdable([...change.kept, ...change.roles.added], permissions, other)).toEqual([
            ...change.kept,
            ...change.roles.added,
          ]);
          expect(sorted(holdable(to, permissions, other))).toEqual(
            sorted(compared(change.roles.removed, [...holdable(from, permissions, one), ...change.roles.added]).added),
          );
        },
      ),
    );
  });

  test('nobody may hold anything by a role of no type', () => {
    expect(holdable([1, 2, 3], all, undefined)).toEqual([]);
  });
});
