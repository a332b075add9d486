import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { type Comparison, differenceOf } from './comparison.ts';
import type { NamedGroup } from './grouping.ts';
import { PermissionBox } from './PermissionBox.tsx';

export interface GroupBoxesProps {
  /** The visible permissions of the group. */
  group: NamedGroup;
  /** All of them, for the count. */
  whole: NamedGroup;
  value: readonly number[];
  comparison: Comparison | undefined;
  onTurn: (ids: readonly number[], on: boolean) => void;
}

/** The permissions of a group; its own checkbox selects all visible ones. */
export const GroupBoxes = ({ group, whole, value, comparison, onTurn }: GroupBoxesProps) => {
  const translate = useTranslate();
  const heading = useId();
  const ids = group.permissions.map(({ id }) => id);
  const ticked = ids.filter((id) => value.includes(id)).length;
  const held = whole.permissions.filter(({ id }) => value.includes(id)).length;
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      sx={{
        breakInside: 'avoid',
        marginBottom: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        paddingX: 1.5,
        paddingY: 0.75,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={ticked === ids.length}
              indeterminate={ticked > 0 && ticked < ids.length}
              onChange={() => onTurn(ids, ticked < ids.length)}
              // The browser announces the indeterminate state of a checkbox itself.
              slotProps={{
                input: {
                  'aria-label': translate('permissions.allOf', { group: group.title }),
                  'aria-checked': undefined,
                },
              }}
            />
          }
          label={<span id={heading}>{group.title}</span>}
          slotProps={{ typography: { variant: 'subtitle2' } }}
          sx={{ flex: 1 }}
        />
        <Typography variant="caption" color="textSecondary">
          {translate('permissions.ofGroup', { chosen: held, all: whole.permissions.length })}
        </Typography>
      </Box>
      {group.permissions.map((permission) => (
        <PermissionBox
          key={permission.id}
          permission={permission}
          isChecked={value.includes(permission.id)}
          difference={differenceOf(comparison, permission.id)}
          onTurn={(on) => onTurn([permission.id], on)}
        />
      ))}
    </Box>
  );
};
