import { both, having, type Rows } from '../../openapi/define.ts';
import { foundViews } from '../../openapi/finding.ts';
import { pageGuards } from '../../openapi/guards.ts';
import { permissionAction, rolesOf } from '../../openapi/names.ts';
import type { Caller } from '../access/caller.ts';
import { hasPermission } from '../access/permissions.ts';
import type { Collection, Model } from '../collections/model.ts';
import { accessOf, simplified } from '../collections/rows.ts';

/** A view that a caller may search, and which of its records they can find there. */
export interface FoundView {
  name: string;
  collection: Collection;
  rowScope: Rows;
}

/** Returns the views included in the search whose lists and pages the caller may open. */
export const searchableViews = (model: Model, caller: Caller): FoundView[] =>
  Object.values(model).flatMap((collection) => {
    const { entity } = collection;
    if (!(['list', 'read'] as const).every((call) => rolesOf(entity, call).includes(caller.roleType))) return [];
    return foundViews(entity).flatMap((name): FoundView[] => {
      const view = entity.views[name]!;
      const { permission, where = {} } = view;
      const guards = pageGuards(view, caller.roleType);
      if (!guards) return [];
      const needed = [
        `${permission}.${permissionAction(entity, 'list')}`,
        `${permission}.${permissionAction(entity, 'read')}`,
        ...guards,
      ];
      if (!needed.every((one) => hasPermission(caller, one))) return [];
      const shown = Object.entries(where).map(([field, values]) => having(field, ...values));
      const rowScope = simplified(both(accessOf(collection, caller), ...shown));
      return 'none' in rowScope ? [] : [{ name, collection, rowScope }];
    });
  });
