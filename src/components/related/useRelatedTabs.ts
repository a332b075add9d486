import type { RelatedTab } from '../../registry/resource.ts';
import { mayAccess } from '../../providers/auth/permissions.ts';
import { useEntry } from '../entries.ts';
import { useResources } from '../ResourcesContext.tsx';
import { useViewer } from '../viewer.ts';

/** A record's tabs that are lists of other records, by name. */
export type RelatedTabs = Readonly<Record<string, RelatedTab>>;

export const noTabs: RelatedTabs = {};

/** Returns the tabs of the current resource's records that are lists which the user may see. */
export const useRelatedTabs = (): RelatedTabs => {
  const { relatedTabs = noTabs } = useEntry();
  const resources = useResources();
  const viewer = useViewer();
  if (!viewer) return noTabs;
  return Object.fromEntries(
    Object.entries(relatedTabs).filter(
      ([, { resource, staffOnly }]) => (viewer.isStaff || !staffOnly) && mayAccess(resources, viewer, resource, 'list'),
    ),
  );
};
