import { CustomPermissionsInput, HasCustomInput } from './CustomInputs.tsx';
import type { RoleType } from './model.ts';
import { RoleInput } from './RoleInput.tsx';

/** How the rights of a person are edited whose role is of one of these types. */
export const rightsInputs = (...types: RoleType[]) => ({
  role: <RoleInput types={types} />,
  hasCustomPermissions: <HasCustomInput />,
  customPermissions: <CustomPermissionsInput />,
});
