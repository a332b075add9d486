import { useGetIdentity } from 'ra-core';
import { useViewer } from '../../components/viewer.ts';
import type { Dashboard } from './model.ts';

/** What the user may do with dashboards. */
export const useRights = (dashboard: Dashboard | undefined) => {
  const { identity } = useGetIdentity();
  const viewer = useViewer();
  const holds = (name: 'dashboard.create' | 'dashboard.update' | 'dashboard.delete' | 'widget.update'): boolean =>
    viewer?.permissions.has(name) ?? false;
  const isTheirs =
    dashboard !== undefined &&
    !dashboard.isImmutable &&
    (dashboard.user === identity?.id || viewer?.roleType === 'admin');
  return {
    mayCreate: holds('dashboard.create'),
    mayConfigure: isTheirs && holds('dashboard.update'),
    mayEdit: isTheirs && holds('widget.update'),
    mayRemove: isTheirs && holds('dashboard.delete'),
  };
};
