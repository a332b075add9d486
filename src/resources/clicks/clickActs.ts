import { type ClickStatus, clickStatus } from '../../../domain/clicks.ts';
import type { Viewer } from '../../components/viewer.ts';
import type { components, operations } from '../../generated/api.d.ts';

export type Click = components['schemas']['Click'];
export type ClickItem = operations['judgeOfClicks']['requestBody']['content']['application/json']['items'][number];

/** What staff say of clicks: that one is invalid, that it is valid after all, or that it is invalid for another reason. */
export type ClickAct = 'reject' | 'accept' | 'restate';

/** What an act is given in its dialog. */
export interface Said {
  reason?: ClickItem['reason'];
  note?: string | undefined;
}

/** Whether someone may say anything of clicks. */
export const mayJudge = (viewer: Pick<Viewer, 'isStaff' | 'permissions'> | undefined): boolean =>
  viewer?.isStaff === true && viewer.permissions.has('click.update');

/** What may be said of a click as it stands. */
export const actsOn = ({ clickStatus: status, outcome }: Pick<Click, 'clickStatus' | 'outcome'>): ClickAct[] => {
  if (status === clickStatus.valid) return ['reject'];
  return outcome === 'sent' ? ['accept', 'restate'] : ['restate'];
};

/** What an act makes of clicks, each as the call takes it. */
export const valuesOf = (act: ClickAct, { reason, note }: Said): Omit<ClickItem, 'id'> => ({
  ...(act === 'accept'
    ? { clickStatus: clickStatus.valid }
    : { clickStatus: clickStatus.invalid, ...(reason && { reason }) }),
  ...(note && { note }),
});

/** What clicks are on which it is done: one that someone changed meanwhile stays as it is. */
export const statusBefore: Readonly<Record<ClickAct, ClickStatus>> = {
  reject: clickStatus.valid,
  accept: clickStatus.invalid,
  restate: clickStatus.invalid,
};
