import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { type ChangeEvent, cloneElement, type ReactElement, Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BooleanProps, PermissionsProps } from '../../components/inputs/props.ts';
import { useRole } from '../../components/permissions/useFormRole.ts';
import type { PersonValues } from './model.ts';

/** Whether a person has custom permissions (the generated input); they start as those of their role. */
export const HasCustomInput = ({ children }: { children: ReactElement<BooleanProps> }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<PersonValues>();
  const [isOn, roleId]: unknown[] = useWatch({ name: ['hasCustomPermissions', 'role'] });
  const role = useRole(roleId);
  const turn = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.checked && role?.permissions)
      setValue('customPermissions', [...role.permissions], { shouldDirty: true });
  };
  return (
    <Box>
      {cloneElement(children, { onChange: turn })}
      <FormHelperText sx={{ marginX: 0 }}>
        {translate(isOn === true ? 'people.custom.on' : 'people.custom.off', { role: role?.title ?? '' })}
      </FormHelperText>
    </Box>
  );
};

/**
 * A person's custom permissions (the generated input), while they have them: those that their role doesn't have, and
 * those of the role that are missing, are marked.
 */
export const CustomPermissionsInput = ({ children }: { children: ReactElement<PermissionsProps> }) => {
  const [isOn, roleId]: unknown[] = useWatch({ name: ['hasCustomPermissions', 'role'] });
  const role = useRole(roleId);
  if (isOn !== true) return null;
  return (
    // Late content must not unmount the switch that brought it up.
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      {role?.permissions ? cloneElement(children, { base: role.permissions }) : children}
    </Suspense>
  );
};
