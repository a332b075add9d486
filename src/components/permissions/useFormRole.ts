import { type RaRecord, useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';

/** A role with its permissions. */
export interface RoleRecord extends RaRecord<number> {
  title?: string;
  type?: string;
  status?: string;
  permissions?: readonly number[];
}

/** Loads a role by its id; undefined until it has loaded, and without an id. */
export const useRole = (id: unknown): RoleRecord | undefined =>
  useGetOne<RoleRecord>('settings/roles', { id: Number(id) }, { enabled: typeof id === 'number', retry: false }).data;

/**
 * Returns the type of the role that a form is about: the edited role's own, or that of the role assigned to a person
 * there.
 */
export const useFormRoleType = (): string | undefined => {
  const [type, roleId]: unknown[] = useWatch({ name: ['type', 'role'] });
  const role = useRole(roleId);
  return typeof type === 'string' ? type : role?.type;
};
