import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RaRecord, useCanAccess, useResourceContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { FormErrors } from '../../providers/data/errors.ts';
import type { Choice } from '../choice.ts';
import { useViewer } from '../viewer.ts';
import { nextStatuses, type Statuses } from './statuses.ts';
import { statusOf } from './statusOf.ts';
import { type StatusChange, useChangeStatus } from './useChangeStatus.tsx';

const StatusDialog = lazy(() => import('./StatusDialog.tsx'));

export interface StatusButtonProps {
  statuses: Statuses;
  records: readonly RaRecord[];
  disabled?: boolean;
  onChanged?: () => void;
}

/** Leads one record or several to another status, asking for a reason where one is due. */
export const StatusButton = ({ statuses, records, disabled = false, onChanged }: StatusButtonProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource: resource ?? '', action: 'status' });
  const changeStatus = useChangeStatus(statuses);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Choice>();
  const viewer = useViewer();
  const next = viewer ? nextStatuses(statuses, records.map(statusOf), viewer) : [];
  if (!canAccess) return null;

  const apply = async (change: StatusChange): Promise<FormErrors | undefined> => {
    const outcome = await changeStatus(records, change);
    if (!outcome.isChanged) return outcome.errors;
    setAsked(undefined);
    onChanged?.();
    return undefined;
  };
  const choose = (choice: Choice) => {
    setAnchor(null);
    if (statuses.reason?.includes(String(choice.id))) setAsked(choice);
    else void apply({ status: String(choice.id) });
  };

  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<KeyboardArrowDown />}
        disabled={disabled || next.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('status.change')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {next.map((choice) => (
          <MenuItem key={choice.id} onClick={() => choose(choice)}>
            {translate(choice.name)}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <Suspense>
          <StatusDialog
            statuses={statuses}
            to={asked}
            count={records.length}
            onClose={() => setAsked(undefined)}
            onConfirm={({ reason, ...values }) =>
              apply({ ...values, ...(reason !== undefined && { reason }), status: String(asked.id) })
            }
          />
        </Suspense>
      )}
    </>
  );
};
