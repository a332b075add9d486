import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useEntry } from '../entries.ts';
import type { Elements } from '../typed.ts';
import { useWords } from '../useWords.ts';
import type { RecordAction } from './actions.ts';
import type { PreviewTarget } from './usePreview.ts';

const ActionDialog = lazy(() => import('./ActionDialog.tsx'));

const more = { en: 'More actions', ru: 'Ещё действия' };
/** This many have a button of their own; the rest are in a menu. */
const maxButtons = 2;

export interface ActionButtonsProps {
  actions: readonly RecordAction[];
  meant: PreviewTarget;
  count: number;
  columns: Elements;
  isDisabled?: boolean;
  /** Performs the action and reports the outcome itself. */
  onConfirm: (act: RecordAction) => Promise<void>;
}

/** The buttons of the actions available for some records; each asks for confirmation first. */
export const ActionButtons = ({
  actions,
  meant,
  count,
  columns,
  isDisabled = false,
  onConfirm,
}: ActionButtonsProps) => {
  const translate = useTranslate();
  const say = useWords();
  const { name } = useEntry();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<RecordAction>();
  const verb = (action: RecordAction): string => translate(`resources.${name}.acts.${action.name}`);
  const further = actions.slice(maxButtons);
  return (
    <>
      {actions.slice(0, maxButtons).map((action) => (
        <Button
          key={action.name}
          variant="outlined"
          color={action.tone ?? 'inherit'}
          disabled={isDisabled}
          onClick={() => setAsked(action)}
        >
          {verb(action)}
        </Button>
      ))}
      {further.length > 0 && (
        <IconButton
          aria-label={say(more)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={isDisabled}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreVert fontSize="small" />
        </IconButton>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {further.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              setAnchor(null);
              setAsked(action);
            }}
          >
            {verb(action)}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <Suspense>
          <ActionDialog
            action={asked}
            meant={meant}
            count={count}
            columns={columns}
            onConfirm={() => onConfirm(asked)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
