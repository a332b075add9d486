import type { Entity, RoleType, Rows } from '../../openapi/define.ts';

/** Returns the statuses that records among these rows can have, out of all. */
const statusesOf = (rows: Rows, all: readonly string[]): readonly string[] => {
  if ('none' in rows) return [];
  if ('both' in rows) return all.filter((status) => rows.both.every((one) => statusesOf(one, all).includes(status)));
  if ('either' in rows) return all.filter((status) => rows.either.some((one) => statusesOf(one, all).includes(status)));
  const { is } = 'field' in rows && rows.field === 'status' ? rows : {};
  return Array.isArray(is) ? all.filter((status) => is.includes(status)) : all;
};

/** Returns statuses by the role types that can see only some of them, based on the definition's access. */
export const visibleStatuses = ({ status, access }: Entity): Partial<Record<RoleType, readonly string[]>> => {
  const all = Object.keys(status?.set ?? {});
  return Object.fromEntries(
    Object.entries(access)
      .map(([type, { rows }]) => [type, statusesOf(rows, all)] as const)
      .filter(([, statuses]) => statuses.length < all.length),
  );
};
