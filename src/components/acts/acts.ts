import type { PermissionName } from '../../generated/permissions.ts';

/** Something that may be done to records, which gives some of their fields fixed values. */
export interface Act {
  /** Name of the action: `approve`. */
  name: string;
  /** Who may do it. */
  permission: PermissionName;
  sets: Readonly<Record<string, string | number | boolean>>;
  /** Amounts that are told before it is done, with the fields that hold their currencies. */
  amounts: Readonly<Record<string, string>>;
  /** Red, where it takes something away. */
  tone?: 'error';
}

/** Whether it would change anything of a record. */
export const changes = ({ sets }: Act, record: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(sets).some(([field, value]) => record[field] !== value);
