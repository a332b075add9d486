import { mayAccess } from '../../providers/auth/permissions.ts';
import { type RelatedTabs, useRelatedTabs } from '../related/useRelatedTabs.ts';
import { useResources } from '../ResourcesContext.tsx';
import { useViewer } from '../viewer.ts';

/** Returns the tabs of the current resource whose records the user may copy along with a record. */
export const useAlongTabs = (): RelatedTabs => {
  const tabs = useRelatedTabs();
  const resources = useResources();
  const viewer = useViewer();
  return Object.fromEntries(
    Object.entries(tabs).filter(
      ([, { resource, copyable }]) => copyable && viewer && mayAccess(resources, viewer, resource, 'create'),
    ),
  );
};
