import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FieldTitle, useInput, useTranslate } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { lazy, Suspense, useId, useState } from 'react';
import { Loaded } from '../../failure/Loaded.tsx';
import { useFormRoleType } from '../../permissions/useFormRole.ts';
import { useHoldable } from '../../permissions/useHoldable.ts';
import { usePermissionList } from '../../permissions/usePermissionList.ts';
import type { PermissionsProps, WidgetProps } from '../props.ts';

const PermissionBoxes = lazy(() => import('../../permissions/PermissionBoxes.tsx'));

const isId = (value: unknown): value is number => typeof value === 'number';

/** The permissions of a role or a person, as checkboxes: those that roles of the type in question may hold. */
export const PermissionsWidget = ({ source, label, helperText, validate, base }: WidgetProps & PermissionsProps) => {
  const translate = useTranslate();
  const [showHidden, setShowHidden] = useState(false);
  const { field, fieldState, isRequired } = useInput({ source, ...(validate && { validate }) });
  const helpId = useId();
  const roleType = useFormRoleType();
  const list = usePermissionList({ roleType, showHidden, enabled: roleType !== undefined });
  const value = Array.isArray(field.value) ? field.value.filter(isId) : [];
  useHoldable(value, field.onChange, roleType);
  if (list.mayRead === false) return null;
  const content = () => {
    if (roleType === undefined) {
      return (
        <Typography variant="body2" color="textSecondary">
          {translate('permissions.chooseFirst')}
        </Typography>
      );
    }
    return (
      <Loaded query={{ ...list, data: list.permissions }} waiting={<Skeleton variant="rounded" height={320} />}>
        {(permissions) => (
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <PermissionBoxes
              permissions={permissions}
              value={value}
              onChange={field.onChange}
              showHidden={showHidden}
              onShowHidden={setShowHidden}
              base={base}
              roleType={roleType}
            />
          </Suspense>
        )}
      </Loaded>
    );
  };
  const said = fieldState.error?.message !== undefined || helperText !== undefined;
  return (
    <Box
      component="fieldset"
      aria-describedby={said ? helpId : undefined}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBottom: 1 }}>
        <FieldTitle label={label} source={source} isRequired={isRequired} />
      </Typography>
      {content()}
      {said && (
        <FormHelperText id={helpId} error={fieldState.invalid} sx={{ marginX: 0 }}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </Box>
  );
};
