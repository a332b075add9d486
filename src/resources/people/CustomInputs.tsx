import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { FieldTitle, useInput, useResourceContext, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PermissionsInput } from '../../components/inputs/inputs.tsx';
import { useRole } from '../../components/permissions/useFormRole.ts';
import { rule } from '../../components/validation.ts';
import type { PersonValues } from './model.ts';

/** Whether somebody has a set of permissions of his own; it starts as that of his role. */
export const HasCustomInput = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { setValue } = useFormContext<PersonValues>();
  const { field, id } = useInput<boolean>({ source: 'hasCustomPermissions' });
  const role = useRole(useWatch({ name: 'role' }));
  const turn = (isOn: boolean) => {
    field.onChange(isOn);
    if (isOn && role?.permissions) setValue('customPermissions', [...role.permissions], { shouldDirty: true });
  };
  return (
    <Box>
      <FormControlLabel
        control={<Switch id={id} size="small" checked={field.value === true} onChange={(_, checked) => turn(checked)} onBlur={field.onBlur} />}
        label={<FieldTitle source="hasCustomPermissions" resource={resource} />}
        sx={{ marginX: 0, gap: 1 }}
      />
      <FormHelperText sx={{ marginX: 0 }}>
        {translate(field.value ? 'people.custom.on' : 'people.custom.off', { role: role?.title ?? '' })}
      </FormHelperText>
    </Box>
  );
};

/** The set of somebody's own, while he has one: what of it his role has not, and what of the role it lacks, is marked. */
export const CustomPermissionsInput = () => {
  const [isOn, roleId]: unknown[] = useWatch({ name: ['hasCustomPermissions', 'role'] });
  const role = useRole(roleId);
  if (isOn !== true) return null;
  return (
    // What comes late must not take the switch away that called for it.
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <PermissionsInput<PersonValues>
        source="customPermissions"
        reference="permissions"
        validate={[rule('maxItems', 1000)]}
        {...(role?.permissions && { base: role.permissions })}
      />
    </Suspense>
  );
};
