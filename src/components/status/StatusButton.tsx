import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RaRecord, useCanAccess, useDataProvider, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { isFinal } from '../../../domain/statuses.ts';
import type { FormErrors } from '../../providers/data/errors.ts';
import type { Choice } from '../choice.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useEntry } from '../entries.ts';
import { useRepresent } from '../references.ts';
import { useActionLabel } from '../useActionLabel.ts';
import { useWords } from '../useWords.ts';
import { useViewer } from '../viewer.ts';
import { askedFor, type Doubt, needsReason, nextStatuses, type Statuses } from './statuses.ts';
import { statusOf } from './statusOf.ts';
import { type OnRefused, type StatusChange, useChangeStatus } from './useChangeStatus.tsx';
import { wayBack } from './wayBack.ts';

const StatusLater = lazy(() => import('../scheduled/StatusLater.tsx'));
const StatusDialog = lazy(() => import('./StatusDialog.tsx'));

export interface StatusButtonProps {
  statuses: Statuses;
  records: readonly RaRecord[];
  disabled?: boolean;
  /** The button's label, if it must be told apart from another one. */
  label?: string | undefined;
  onChanged?: () => void;
  onRefused?: OnRefused;
}

/**
 * Changes the status of one or more records, asking for a reason if one is needed, and for confirmation if it can’t be
 * undone.
 */
export const StatusButton = (props: StatusButtonProps) => {
  const { statuses, records, disabled = false, label: text, onChanged, onRefused } = props;
  const translate = useTranslate();
  const { name, schedulable = false } = useEntry();
  const { canAccess } = useCanAccess({ resource: name, action: 'status' });
  const dataProvider = useDataProvider();
  const say = useWords();
  const changeStatus = useChangeStatus(statuses, onRefused);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Choice>();
  const [isLater, setLater] = useState(false);
  const [tried, setTried] = useState<string>();
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const [isBusy, setBusy] = useState(false);
  const represent = useRepresent(name);
  const label = useActionLabel(name);
  const viewer = useViewer();
  const next = viewer ? nextStatuses(statuses, records.map(statusOf), viewer) : [];
  // A status that asks for more than a reason can't be scheduled.
  const putOff = schedulable ? next.filter(({ id }) => Object.keys(askedFor(statuses, String(id))).length === 0) : [];
  if (!canAccess) return null;
  const record = records.length === 1 ? records[0] : undefined;
  const tryOut = viewer && record && statuses.tryOut?.isFor(viewer) ? statuses.tryOut : undefined;

  const apply = async (change: StatusChange): Promise<FormErrors | undefined> => {
    const outcome = await changeStatus(records, change);
    if (!outcome.isChanged) return outcome.errors;
    setAsked(undefined);
    onChanged?.();
    return undefined;
  };
  const isAsked = ({ id }: Choice): boolean =>
    needsReason(statuses, String(id)) || Object.keys(askedFor(statuses, String(id))).length > 0;
  const names = records.map(represent);
  const actOf = (choice: Choice): string => {
    const unsaid = translate('status.set', { status: translate(choice.name) });
    const verb = translate(`resources.${name}.verbs.${choice.id}`, { _: unsaid });
    return label(verb, records.length, names[0]);
  };
  const confirm = async (choice: Choice) => {
    setBusy(true);
    await apply({ status: String(choice.id) });
    setBusy(false);
    setAsked(undefined);
  };
  const questionOf = (choice: Choice): string => {
    const isUndoable = viewer && wayBack(statuses, records, String(choice.id), viewer);
    return [
      ...(isUndoable ? [] : [translate('confirm.final')]),
      ...(statuses.doubts && doubts.length > 0 ? [say(statuses.doubts.text)] : []),
    ].join(' ');
  };
  const choose = async (choice: Choice) => {
    setAnchor(null);
    const to = String(choice.id);
    const isUndoable = viewer && wayBack(statuses, records, to, viewer);
    // If the lookup fails, the user can still go on.
    const found = (await statuses.doubts?.find(records, to, dataProvider).catch(() => [])) ?? [];
    setDoubts(found);
    if (isAsked(choice) || !isUndoable || found.length > 0) setAsked(choice);
    else void apply({ status: to });
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
        {text ?? translate('status.change')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {next.map((choice) => (
          <MenuItem key={choice.id} onClick={() => void choose(choice)}>
            {translate(choice.name)}
          </MenuItem>
        ))}
        {putOff.length > 0 && record && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setLater(true);
            }}
          >
            {translate('status.later')}
          </MenuItem>
        )}
        {tryOut && <Divider key="try" />}
        {tryOut &&
          next
            .filter((choice) => !isAsked(choice))
            .map((choice) => (
              <MenuItem
                key={`try ${choice.id}`}
                onClick={() => {
                  setAnchor(null);
                  setTried(String(choice.id));
                }}
              >
                {say(tryOut.label, translate(choice.name))}
              </MenuItem>
            ))}
      </Menu>
      {isLater && record && (
        <Suspense>
          <StatusLater statuses={statuses} record={record} next={putOff} onClose={() => setLater(false)} />
        </Suspense>
      )}
      {tryOut && record && tried !== undefined && (
        <Suspense>
          <tryOut.Dialog record={record} to={tried} onClose={() => setTried(undefined)} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          {isAsked(asked) ? (
            <StatusDialog
              statuses={statuses}
              act={actOf(asked)}
              to={asked}
              onClose={() => setAsked(undefined)}
              onConfirm={({ reason, ...values }) =>
                apply({ ...values, ...(reason !== undefined && { reason }), status: String(asked.id) })
              }
            />
          ) : (
            <ConfirmDialog
              open
              title={translate('confirm.question', { act: actOf(asked) })}
              text={questionOf(asked)}
              names={names}
              lines={doubts.map(
                ({ record, lacks }) => `${represent(record)}: ${lacks.map((words) => say(words)).join(', ')}`,
              )}
              confirm={actOf(asked)}
              isHarmless={!isFinal(statuses, String(asked.id)) && asked.tone !== 'error'}
              isBusy={isBusy}
              onClose={() => setAsked(undefined)}
              onConfirm={() => void confirm(asked)}
            />
          )}
        </Suspense>
      )}
    </>
  );
};
