import { permissionNeeds } from '../../generated/permissions.ts';

/**
 * Returns the names of the permissions without which this one is of little use, including those that they need in turn.
 *
 * @param mayHold which of them can be held at all: an affiliate role can't hold those reserved for staff
 */
export const neededBy = (permission: string, mayHold: (name: string) => boolean = () => true): string[] => {
  const found = new Set<string>([permission]);
  // Permissions added along the way are visited as well.
  for (const name of found) for (const other of permissionNeeds[name] ?? []) if (mayHold(other)) found.add(other);
  found.delete(permission);
  return [...found].sort();
};

/**
 * Returns those of the selected permissions that need others which are not selected, each with what it lacks. Empty if
 * all are of use.
 */
export const lackingOf = (
  chosen: ReadonlySet<string>,
  mayHold?: (name: string) => boolean,
): { permission: string; lacks: string[] }[] =>
  [...chosen].flatMap((permission) => {
    const lacks = neededBy(permission, mayHold).filter((name) => !chosen.has(name));
    return lacks.length > 0 ? [{ permission, lacks }] : [];
  });
