import type { Entity } from '../../openapi/define.ts';
import { imageExtensions } from '../../openapi/parts.ts';

/** What a scope takes. */
export interface ScopeLimits {
  /** As file names end, without the dot. */
  extensions: ReadonlySet<string>;
  megabytes: number;
}

/** Logo and icon of a network: no entity's field, so said here. */
const network: ScopeLimits = { extensions: new Set([...imageExtensions, 'ico']), megabytes: 2 };

/** What each scope takes, as the fields that hold addresses of its files say; the most generous one counts. */
export const scopesOf = (entities: Readonly<Record<string, Entity>>): ReadonlyMap<string, ScopeLimits> => {
  const scopes = new Map<string, ScopeLimits>([['tenant', network]]);
  for (const { fields } of Object.values(entities)) {
    for (const field of Object.values(fields)) {
      if (field.kind !== 'file') continue;
      const known = scopes.get(field.scope);
      scopes.set(field.scope, {
        extensions: new Set([...(known?.extensions ?? []), ...field.extensions]),
        megabytes: Math.max(known?.megabytes ?? 0, field.megabytes),
      });
    }
  }
  return scopes;
};
