import { describe, expectTypeOf, test } from 'vitest';
import type { Change, Hooks } from '../../../server/collections/hooks.ts';

// The compiler is the judge here: each line that it should refuse is marked, and fails the type check if it is
// accepted.
describe('a hook knows its entity', () => {
  test('by the actual types of its fields', () => {
    type Campaign = Change<'campaign'>;
    expectTypeOf<NonNullable<Campaign['before']>['offer']>().toEqualTypeOf<number>();
    expectTypeOf<NonNullable<Campaign['before']>['trafficSource']>().toEqualTypeOf<number | null>();
    expectTypeOf<Campaign['sent']['title']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Campaign['values']['landers']>().toEqualTypeOf<readonly number[] | undefined>();
    expectTypeOf<NonNullable<Change<'currency'>['before']>['rate']>().toEqualTypeOf<string>();
    expectTypeOf<NonNullable<Change<'offer'>['values']['status']>>().toEqualTypeOf<'active' | 'inactive' | 'draft'>();
  });

  test('and no field that it does not have', () => {
    const hooks: Hooks<'campaign'> = {
      // @ts-expect-error -- no field of this name
      holds: ['offers'],
      validate([change]) {
        // @ts-expect-error -- no field of this name
        void change?.values.offerId;
        // @ts-expect-error -- a status that campaigns do not have
        if (change) change.values.status = 'draft';
        // @ts-expect-error -- set by the server, so nobody sends it
        void change?.sent.targetUrl;
      },
      // @ts-expect-error -- a field that another entity has
      computed: { membersCount: undefined },
    };
    expectTypeOf(hooks).toBeObject();
    // @ts-expect-error -- no entity of this name
    expectTypeOf<Hooks<'camping'>>().toBeObject();
  });

  test('and what it requests in addition', () => {
    type Needs = readonly ['permissions'];
    type Role = NonNullable<Change<'role', 'permissions'>['before']>;
    expectTypeOf<Role['permissions']>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<NonNullable<Change<'role'>['before']>['permissions']>().toEqualTypeOf<readonly number[] | undefined>();
    expectTypeOf<Hooks<'role', Needs>['needs']>().toEqualTypeOf<Needs>();
    // @ts-expect-error -- anyone who reads it has to ask for it
    const asking: Hooks<'role', Needs> = {};
    expectTypeOf(asking).toBeObject();
  });

  test('and which parameters its list accepts', () => {
    const hooks: Hooks<'permission'> = {
      narrow: ({ showHidden }) => {
        expectTypeOf(showHidden).toEqualTypeOf<boolean | undefined>();
        return undefined;
      },
    };
    expectTypeOf(hooks).toBeObject();
  });
});
