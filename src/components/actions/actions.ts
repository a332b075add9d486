import type { PermissionName } from '../../generated/permissions.ts';

/** An action on records that sets some of their fields to fixed values. */
export interface RecordAction {
  /** Name of the action: `approve`. */
  name: string;
  /** The permission it requires. */
  permission: PermissionName;
  sets: Readonly<Record<string, string | number | boolean>>;
  /** Amounts shown before it is done, with the fields that hold their currencies. */
  amounts: Readonly<Record<string, string>>;
  /** Red if it takes something away. */
  tone?: 'error';
}

/** Whether the action would change anything about a record. */
export const changes = ({ sets }: RecordAction, record: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(sets).some(([field, value]) => record[field] !== value);
