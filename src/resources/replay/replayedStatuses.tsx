import { lazy } from 'react';
import type { TryOut } from '../../components/status/statuses.ts';
import { mayReplay } from './mayReplay.ts';
import { replayWords } from './replayWords.ts';

const ReplayDialog = lazy(() => import('./ReplayDialog.tsx'));

/** Allows testing a status on past traffic before it is set. */
export const tryOut: TryOut = {
  label: replayWords.ofStatus,
  isFor: mayReplay,
  Dialog: ({ record, to, onClose }) => (
    <ReplayDialog data={{ status: to }} previousData={record} status={to} onClose={onClose} />
  ),
};
