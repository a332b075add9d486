import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useCanAccess, useListContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { Choice } from '../../choice.ts';
import { ConfirmDialog } from '../../ConfirmDialog.tsx';
import { useEntry } from '../../entries.ts';
import { nextStatuses, type Statuses } from '../../status/statuses.ts';
import { useActionLabel } from '../../useActionLabel.ts';
import { useErrorToast } from '../../useErrorToast.ts';
import { useViewer } from '../../viewer.ts';
import { useSelection } from './useSelection.ts';
import { type JobAction, useStartJob } from './useStartJob.ts';

const StatusDialog = lazy(() => import('../../status/StatusDialog.tsx'));

/** Returns the statuses that some of the selected records may be given if not all of them are loaded. */
const useChoices = (statuses: Statuses | undefined): readonly Choice[] => {
  const viewer = useViewer();
  const { filterValues } = useListContext();
  if (!viewer || !statuses) return [];
  const among: unknown = filterValues['status'];
  const present = typeof among === 'string' ? [among] : statuses.choices.map(({ id }) => String(id));
  const reached = present.flatMap((from) => nextStatuses(statuses, [from], viewer));
  return statuses.choices.filter((choice) => reached.includes(choice));
};

interface JobActionsProps {
  statuses: Statuses | undefined;
  /** Label of the status button, if it must be told apart from another one. */
  label: string | undefined;
}

/** The actions on records beyond the current page: each is a job that skips the records that do not allow it. */
const JobActions = ({ statuses, label: changeStatus }: JobActionsProps) => {
  const translate = useTranslate();
  const { name, permission } = useEntry();
  const { count } = useSelection();
  const start = useStartJob();
  const complain = useErrorToast();
  const choices = useChoices(statuses);
  const mayChange = useCanAccess({ resource: name, action: 'status' }).canAccess;
  const mayDelete = useCanAccess({ resource: name, action: 'delete' }).canAccess;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Choice | 'delete'>();
  const [isBusy, setBusy] = useState(false);
  const close = () => setAsked(undefined);
  const label = useActionLabel(name);
  const verbOf = ({ id, name: status }: Choice): string =>
    translate(`resources.${name}.verbs.${id}`, { _: translate('status.set', { status: translate(status) }) });
  const begin = async (act: JobAction) => {
    setBusy(true);
    try {
      await start(act);
    } catch (error) {
      complain(error);
      setBusy(false);
      close();
    }
    return undefined;
  };
  const choose = (choice: Choice) => {
    setAnchor(null);
    setAsked(choice);
  };
  const chosen = asked === 'delete' ? undefined : asked;
  const act = label(chosen ? verbOf(chosen) : translate('ra.action.delete'), count);
  const needsReason = chosen && statuses?.reason?.includes(String(chosen.id));
  return (
    <>
      {mayChange && choices.length > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          endIcon={<KeyboardArrowDown />}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {changeStatus ?? translate('status.change')}
        </Button>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem key={choice.id} onClick={() => choose(choice)}>
            {translate(choice.name)}
          </MenuItem>
        ))}
      </Menu>
      {permission.delete && mayDelete && (
        <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={() => setAsked('delete')}>
          {translate('ra.action.delete')}
        </Button>
      )}
      {chosen && statuses && needsReason && (
        <Suspense>
          <StatusDialog
            statuses={statuses}
            act={act}
            to={chosen}
            onClose={close}
            onConfirm={(values) => begin({ call: 'status', values: { ...values, status: chosen.id } })}
          />
        </Suspense>
      )}
      {asked && !needsReason && (
        <ConfirmDialog
          open
          title={translate('confirm.question', { act })}
          text={translate(chosen ? 'job.skipped' : 'job.skippedDelete')}
          confirm={act}
          isBusy={isBusy}
          onConfirm={() => void begin(chosen ? { call: 'status', values: { status: chosen.id } } : { call: 'delete' })}
          onClose={close}
        />
      )}
    </>
  );
};

export default JobActions;
