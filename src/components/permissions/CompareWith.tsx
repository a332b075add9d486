import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCanAccess, useGetList, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import type { RoleRecord } from './useFormRole.ts';

export interface CompareWithProps {
  /** Type of the roles to choose from. */
  roleType: string | undefined;
  value: number | undefined;
  onChange: (role: number | undefined) => void;
}

/** Selects a role to compare the selected permissions with. */
export const CompareWith = ({ roleType, value, onChange }: CompareWithProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  const { canAccess = false } = useCanAccess({ resource: 'settings/roles', action: 'list' });
  const { data = [] } = useGetList<RoleRecord>(
    'settings/roles',
    {
      filter: { ...(roleType && { type: [roleType] }) },
      sort: { field: 'title', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
      meta: { fields: ['id', 'title'] },
    },
    { enabled: canAccess },
  );
  const others = data.filter(({ id }) => resource !== 'settings/roles' || id !== record?.id);
  if (others.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label={translate('permissions.compareWith')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      sx={{ minWidth: 190, margin: 0 }}
    >
      <MenuItem value="">{translate('permissions.compareWithNone')}</MenuItem>
      {others.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
};
