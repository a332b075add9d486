import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import type { NamedPermission } from './grouping.ts';
import type { Difference } from './comparison.ts';

export interface MatrixCellProps {
  permission: NamedPermission | undefined;
  isChecked: boolean;
  difference: Difference | undefined;
  onTurn: (on: boolean) => void;
}

/** The checkbox for one action on one kind of record; its label repeats what its column and row say. */
export const MatrixCell = ({ permission, isChecked, difference, onTurn }: MatrixCellProps) => {
  const translate = useTranslate();
  if (!permission) return <Box component="td" />;
  const { name, title, about, isHidden } = permission;
  const told = [
    title,
    isHidden && translate('permissions.hidden'),
    difference && translate(`permissions.differs.${difference}`),
  ];
  return (
    <Box
      component="td"
      {...(difference && { 'data-difference': difference })}
      sx={{
        position: 'relative',
        ...(difference && {
          backgroundColor: difference === 'added' ? 'success.light' : 'warning.light',
          '&::after': {
            content: difference === 'added' ? '"+"' : '"−"',
            position: 'absolute',
            top: 2,
            right: 6,
            fontSize: '0.75rem',
            fontWeight: 700,
            color: difference === 'added' ? 'success.dark' : 'warning.dark',
          },
        }),
      }}
    >
      <Tooltip describeChild enterDelay={400} title={[title, about, name].filter(Boolean).join(' · ')}>
        <Checkbox
          size="small"
          checked={isChecked}
          onChange={(_, checked) => onTurn(checked)}
          sx={{ padding: 0.5, ...(isHidden && { opacity: 0.7 }) }}
          slotProps={{ input: { 'aria-label': told.filter(Boolean).join(' ') } }}
        />
      </Tooltip>
    </Box>
  );
};
