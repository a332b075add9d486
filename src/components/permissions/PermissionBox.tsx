import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { ToneChip } from '../fields/ToneChip.tsx';
import type { Difference } from './comparison.ts';
import type { NamedPermission } from './grouping.ts';

export interface PermissionBoxProps {
  permission: NamedPermission;
  isChecked: boolean;
  /** Whether it is added or removed compared to the other set. */
  difference: Difference | undefined;
  onTurn: (on: boolean) => void;
}

/** The checkbox of one permission; its description and its name in code are shown on hover and focus. */
export const PermissionBox = ({ permission, isChecked, difference, onTurn }: PermissionBoxProps) => {
  const translate = useTranslate();
  const { name, title, about, isHidden } = permission;
  return (
    <Tooltip describeChild enterDelay={400} placement="bottom-start" title={about ? `${about} (${name})` : name}>
      <FormControlLabel
        control={<Checkbox size="small" checked={isChecked} onChange={(_, checked) => onTurn(checked)} />}
        label={
          <Stack
            component="span"
            direction="row"
            useFlexGap
            spacing={0.75}
            sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' }}
          >
            <span>{title}</span>
            {isHidden && <ToneChip label={translate('permissions.hidden')} tone="neutral" />}
            {difference && (
              <ToneChip
                label={translate(`permissions.differs.${difference}`)}
                tone={difference === 'added' ? 'success' : 'warning'}
              />
            )}
          </Stack>
        }
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ display: 'flex', width: 'fit-content', '& .MuiCheckbox-root': { paddingY: 0.375 } }}
      />
    </Tooltip>
  );
};
