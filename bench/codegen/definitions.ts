import type { Definition, Field } from '../../openapi/define.ts';

/** Entities that refer only to people. */
const simple = ['category', 'geo', 'tag', 'trafficSource'] as const;

/** Those that the product itself knows by name, and single ones. All others refer to each other, as their copies do. */
const unique = [
  'apiToken',
  'generalSettings',
  'image',
  'loginRecord',
  'permission',
  'preference',
  'preset',
  'role',
  'team',
  'user',
] as const;

const letters = 'bcdefghijklmnopqrstuvwxyz';

const isCopied = (key: string): boolean => !unique.some((one) => one === key);

/** Removes what only one definition can have: its place in the menu, and its further addresses. */
const withoutPlaces = ({ menu: _, aliases: __, ...rest }: Definition): Definition => rest;

/** Makes a field's references lead to the copies of the same round. */
const renamed = (field: Field, suffix: string): Field =>
  'entity' in field && isCopied(field.entity) ? { ...field, entity: `${field.entity}${suffix}` } : field;

/** Returns the tabs of a form; those that list copied entities list the copies of the same round. */
const formOf = ({ form = {} }: Definition, suffix: string): NonNullable<Definition['form']> =>
  Object.fromEntries(
    Object.entries(form).map(([tab, group]) => [
      tab,
      'list' in group && isCopied(group.list) ? { ...group, list: `${group.list}${suffix}` } : group,
    ]),
  );

const copyOf = (definition: Definition, suffix: string): Definition => {
  const { name, path, route, permissions } = definition;
  const [one, many] = name.en;
  return {
    ...withoutPlaces(definition),
    name: { ...name, en: [`${one} ${suffix}`, `${many} ${suffix}`] },
    path: `${path}_${suffix.toLowerCase()}`,
    ...(route !== undefined && { route: `${route}-${suffix.toLowerCase()}` }),
    ...(permissions?.name !== undefined && {
      permissions: { ...permissions, name: `${permissions.name}_${suffix.toLowerCase()}` },
    }),
    ...(definition.form && { form: formOf(definition, suffix) }),
    fields: Object.fromEntries(Object.entries(definition.fields).map(([field, one]) => [field, renamed(one, suffix)])),
  };
};

/** Returns which entity is copied in which round, for this many copies: whole rounds, then simple ones. */
const copies = (count: number, copied: readonly string[]): { key: string; round: number }[] => {
  const rounds = Math.floor(count / copied.length);
  return Array.from({ length: count }, (_, n) => {
    const rest = n - rounds * copied.length;
    if (rest < 0) return { key: copied[n % copied.length] ?? '', round: Math.floor(n / copied.length) };
    return { key: simple[rest % simple.length] ?? '', round: rounds + Math.floor(rest / simple.length) };
  });
};

/**
 * Returns further definitions, by name in code, so that there are as many as `wanted`: copies of the real ones, hence
 * just as rich, and referring to each other in the same way.
 */
export const furtherDefinitions = (
  real: Readonly<Record<string, Definition>>,
  wanted: number,
): Record<string, Definition> =>
  Object.fromEntries(
    copies(Math.max(0, wanted - Object.keys(real).length), Object.keys(real).filter(isCopied)).map(({ key, round }) => {
      const definition = real[key];
      if (!definition) throw new Error(`No entity is called ${key}`);
      const suffix = letters.charAt(round).toUpperCase();
      return [`${key}${suffix}`, copyOf(definition, suffix)];
    }),
  );
