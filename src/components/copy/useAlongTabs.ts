import { mayAccess } from '../../providers/auth/permissions.ts';
import { type RelatedTabs, useRelatedTabs } from '../related/useRelatedTabs.ts';
import { useResources } from '../ResourcesContext.tsx';
import { useViewer } from '../viewer.ts';

/** The tabs of records of the resource around whose records the person may copy along with one. */
export const useAlongTabs = (): RelatedTabs => {
  const tabs = useRelatedTabs();
  const resources = useResources();
  const viewer = useViewer();
  return Object.fromEntries(
    Object.entries(tabs).filter(
      ([, { resource, copied }]) => copied && viewer && mayAccess(resources, viewer, resource, 'create'),
    ),
  );
};
