import { permissionNeeds } from '../../generated/permissions.ts';

/**
 * The permissions without which this one is of little use, those that these need in turn among them, by their names.
 *
 * @param mayHold which of them are to be had at all: a role of affiliates holds none that is staff's
 */
export const neededBy = (permission: string, mayHold: (name: string) => boolean = () => true): string[] => {
  const found = new Set<string>([permission]);
  // What is added on the way is looked at as well.
  for (const name of found) for (const other of permissionNeeds[name] ?? []) if (mayHold(other)) found.add(other);
  found.delete(permission);
  return [...found].sort();
};

/**
 * Of the permissions chosen those that need others which are not: each with what it lacks. Empty where all are of use.
 */
export const lackingOf = (
  chosen: ReadonlySet<string>,
  mayHold?: (name: string) => boolean,
): { permission: string; lacks: string[] }[] =>
  [...chosen].flatMap((permission) => {
    const lacks = neededBy(permission, mayHold).filter((name) => !chosen.has(name));
    return lacks.length > 0 ? [{ permission, lacks }] : [];
  });
