import type { Entity } from '../../openapi/define.ts';

/** What a scope takes. */
export interface ScopeLimits {
  /** As file names end, without the dot. */
  extensions: ReadonlySet<string>;
  megabytes: number;
}

/** What each scope takes, as the fields that hold addresses of its files say; the most generous one counts. */
export const scopesOf = (entities: Readonly<Record<string, Entity>>): ReadonlyMap<string, ScopeLimits> => {
  const scopes = new Map<string, ScopeLimits>();
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
