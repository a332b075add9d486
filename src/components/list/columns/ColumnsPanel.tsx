import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { atEnd } from '../../atEnd.ts';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Elements } from '../../typed.ts';
import { useColumnLabel } from './columnLabel.ts';
import type { ColumnChoice } from './useColumns.ts';

export interface ColumnsPanelProps {
  /** The button that it opens below; null while it is closed. */
  anchor: HTMLElement | null;
  columns: Elements;
  choice: ColumnChoice;
  /** A choice of further columns, above them. */
  above?: ReactNode;
  onClose: () => void;
}

/** The columns, each with its visibility and buttons to move it up or down. */
const ColumnsPanel = ({ anchor, columns, choice, above, onClose }: ColumnsPanelProps) => {
  const translate = useTranslate();
  const labelOf = useColumnLabel(columns);
  const { names, visible, toggle, move, reset } = choice;
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('list.columns'),
          sx: { padding: 1, maxHeight: '70vh', width: 300 },
        },
      }}
    >
      {above}
      {names.map((name, index) => (
        <Stack key={name} direction="row" sx={{ alignItems: 'center' }}>
          <FormControlLabel
            sx={{ flex: 1, minWidth: 0, margin: 0 }}
            label={labelOf(name)}
            slotProps={{ typography: { variant: 'body2', sx: { minWidth: 0, overflowWrap: 'anywhere' } } }}
            control={
              <Checkbox
                size="small"
                sx={{ padding: 0.5 }}
                checked={visible.includes(name)}
                disabled={visible.length === 1 && visible.includes(name)}
                onChange={() => toggle(name)}
              />
            }
          />
          <IconButton
            aria-disabled={index === 0}
            sx={atEnd(index === 0)}
            aria-label={translate('list.moveForward', { name: labelOf(name) })}
            onClick={() => move(name, -1)}
          >
            <ArrowUpward sx={{ fontSize: 14 }} />
          </IconButton>
          <IconButton
            aria-disabled={index === names.length - 1}
            sx={atEnd(index === names.length - 1)}
            aria-label={translate('list.moveBack', { name: labelOf(name) })}
            onClick={() => move(name, 1)}
          >
            <ArrowDownward sx={{ fontSize: 14 }} />
          </IconButton>
        </Stack>
      ))}
      <Button color="inherit" disabled={!reset} onClick={() => reset?.()} sx={{ marginTop: 0.5 }}>
        {translate('list.resetColumns')}
      </Button>
    </Popover>
  );
};

export default ColumnsPanel;
