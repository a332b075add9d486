import { describe, expectTypeOf, test } from 'vitest';
import type { Caller } from '../../../server/access/caller.ts';
import type { PermissionName } from '../../../server/generated/permissions.ts';
import { kindsFor } from '../../../server/notifications/kinds.ts';
import type { RecordAction } from '../../../src/components/actions/actions.ts';
import type { Viewer } from '../../../src/components/viewer.ts';
import type { PermissionName as BrowserPermissionName } from '../../../src/generated/permissions.ts';
import type { MenuPlace } from '../../../src/registry/menu.ts';
import type { DescribedPage } from '../../../src/registry/page.ts';
import type { ResourceEntry } from '../../../src/registry/resource.ts';

// The compiler is the judge here: each line that it should refuse is marked, and fails the type check if it is
// accepted.
describe('a permission is known by its name', () => {
  test('to the server', () => {
    const held: Caller['permissions'] = new Set<PermissionName>(['offer.read']);
    expectTypeOf(held.has('offer.update')).toBeBoolean();
    // @ts-expect-error -- no permission of this name
    held.has('offers.read');
    // @ts-expect-error -- no permission of this name
    kindsFor(new Set(['domain.see']));
  });

  test('to the browser, which knows the same ones', () => {
    expectTypeOf<BrowserPermissionName>().toEqualTypeOf<PermissionName>();
    const held: Viewer['permissions'] = new Set<PermissionName>(['lead.resend']);
    expectTypeOf(held.has('lead.trash')).toBeBoolean();
    // @ts-expect-error -- no permission of this name
    held.has('lead.resent');
    // @ts-expect-error -- no permission of this name
    expectTypeOf<RecordAction['permission']>('conversion.aprove');
    // @ts-expect-error -- no permission of this name
    expectTypeOf<MenuPlace['permission']>('offers.read');
    // @ts-expect-error -- no permission of this name
    expectTypeOf<ResourceEntry['permission']>({ list: ['offer.read', 'offer.see'] });
    // @ts-expect-error -- no permission of this name
    expectTypeOf<DescribedPage['permission']>(['offer.see']);
  });
});
