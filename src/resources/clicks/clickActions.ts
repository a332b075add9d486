import { type ClickStatus, clickStatus } from '../../../domain/traffic/clicks.ts';
import type { Viewer } from '../../components/viewer.ts';
import type { components, operations } from '../../generated/api.d.ts';

export type Click = components['schemas']['Click'];
export type ClickItem = operations['judgeOfClicks']['requestBody']['content']['application/json']['items'][number];

/**
 * Staff's verdicts on clicks: that one is invalid, that it is valid after all, or that it is invalid for another
 * reason.
 */
export type ClickAction = 'reject' | 'accept' | 'restate';

/** What the dialog of an action returns. */
export interface ClickActionValues {
  reason?: ClickItem['reason'];
  note?: string | undefined;
}

/** Whether a user may change the status of clicks. */
export const mayJudge = (viewer: Pick<Viewer, 'isStaff' | 'permissions'> | undefined): boolean =>
  viewer?.isStaff === true && viewer.permissions.has('click.update');

/** Returns the actions available for a click in its current status. */
export const actionsOn = ({ clickStatus: status, outcome }: Pick<Click, 'clickStatus' | 'outcome'>): ClickAction[] => {
  if (status === clickStatus.valid) return ['reject'];
  return outcome === 'sent' ? ['accept', 'restate'] : ['restate'];
};

/** Returns the values that an action sets on clicks, in the format of the call. */
export const valuesOf = (action: ClickAction, { reason, note }: ClickActionValues): Omit<ClickItem, 'id'> => ({
  ...(action === 'accept'
    ? { clickStatus: clickStatus.valid }
    : { clickStatus: clickStatus.invalid, ...(reason && { reason }) }),
  ...(note && { note }),
});

/** The status that clicks must have for an action: one that someone has changed meanwhile stays as it is. */
export const statusBefore: Readonly<Record<ClickAction, ClickStatus>> = {
  reject: clickStatus.valid,
  accept: clickStatus.invalid,
  restate: clickStatus.invalid,
};
