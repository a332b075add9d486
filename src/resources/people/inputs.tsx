import type { ReactElement } from 'react';
import type { BooleanProps, PermissionsProps, ReferenceProps } from '../../components/inputs/props.ts';
import { CustomPermissionsInput, HasCustomInput } from './CustomInputs.tsx';
import type { RoleType } from './model.ts';
import { RoleInput } from './RoleInput.tsx';

interface RightsInputs {
  role: ReactElement<ReferenceProps>;
  hasCustomPermissions: ReactElement<BooleanProps>;
  customPermissions: ReactElement<PermissionsProps>;
}

/**
 * The inputs for the permissions of a person whose role has one of these types: the generated ones, and what goes with
 * them.
 */
export const rightsInputs = (generated: RightsInputs, ...types: RoleType[]) => ({
  role: <RoleInput types={types}>{generated.role}</RoleInput>,
  hasCustomPermissions: <HasCustomInput>{generated.hasCustomPermissions}</HasCustomInput>,
  customPermissions: <CustomPermissionsInput>{generated.customPermissions}</CustomPermissionsInput>,
});
