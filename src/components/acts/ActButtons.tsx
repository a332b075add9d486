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
import type { Act } from './acts.ts';
import type { PreviewTarget } from './usePreview.ts';

const ActDialog = lazy(() => import('./ActDialog.tsx'));

const more = { en: 'More actions', ru: 'Ещё действия' };
/** This many have a button of their own; the rest are in a menu. */
const maxButtons = 2;

export interface ActButtonsProps {
  acts: readonly Act[];
  meant: PreviewTarget;
  count: number;
  columns: Elements;
  isDisabled?: boolean;
  /** Performs the action and reports the outcome itself. */
  onConfirm: (act: Act) => Promise<void>;
}

/** The buttons of the actions available for some records; each asks for confirmation first. */
export const ActButtons = ({ acts, meant, count, columns, isDisabled = false, onConfirm }: ActButtonsProps) => {
  const translate = useTranslate();
  const say = useWords();
  const { name } = useEntry();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Act>();
  const verb = (act: Act): string => translate(`resources.${name}.acts.${act.name}`);
  const further = acts.slice(maxButtons);
  return (
    <>
      {acts.slice(0, maxButtons).map((act) => (
        <Button
          key={act.name}
          variant="outlined"
          color={act.tone ?? 'inherit'}
          disabled={isDisabled}
          onClick={() => setAsked(act)}
        >
          {verb(act)}
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
        {further.map((act) => (
          <MenuItem
            key={act.name}
            onClick={() => {
              setAnchor(null);
              setAsked(act);
            }}
          >
            {verb(act)}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <Suspense>
          <ActDialog
            act={asked}
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
