import type { Entity } from '../../openapi/define.ts';

/** The limits of a scope. */
export interface ScopeLimits {
  /** File name extensions, without the dot. */
  extensions: ReadonlySet<string>;
  megabytes: number;
}

/** Returns the limits of each scope, from the fields that hold URLs of its files; the most generous applies. */
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
