import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { DraftState } from './useDraft.ts';

export interface DraftNoticeProps {
  state: DraftState;
  onTake: () => void;
  onDiscard: () => void;
}

/** Says that an earlier draft has been restored, or can be. */
export const DraftNotice = ({ state, onTake, onDiscard }: DraftNoticeProps) => {
  const translate = useTranslate();
  if (state === 'none') return null;
  return (
    <Alert
      severity={state === 'restored' ? 'info' : 'warning'}
      role="status"
      sx={{ marginBottom: 2 }}
      action={
        <>
          {state === 'outdated' && (
            <Button color="inherit" onClick={onTake}>
              {translate('draft.take')}
            </Button>
          )}
          <Button color="inherit" onClick={onDiscard}>
            {translate('draft.discard')}
          </Button>
        </>
      }
    >
      {translate(state === 'restored' ? 'draft.restored' : 'draft.outdated')}
    </Alert>
  );
};
