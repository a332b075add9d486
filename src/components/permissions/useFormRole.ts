import { type RaRecord, useGetOne } from 'ra-core';
import { useWatch } from 'react-hook-form';

/** A role with its permissions. */
export interface RoleRecord extends RaRecord<number> {
  title?: string;
  type?: string;
  status?: string;
  permissions?: readonly number[];
}

/** A role by its id; undefined until it has arrived, and where there is no id. */
export const useRole = (id: unknown): RoleRecord | undefined =>
  useGetOne<RoleRecord>('settings/roles', { id: Number(id) }, { enabled: typeof id === 'number', retry: false }).data;

/** The type of the role that a form is about: a role's own, or that of the role which a person is given there. */
export const useFormRoleType = (): string | undefined => {
  const [type, roleId]: unknown[] = useWatch({ name: ['type', 'role'] });
  const role = useRole(roleId);
  return typeof type === 'string' ? type : role?.type;
};
