import type { ReactElement } from 'react';
import { recordOf } from '../../../domain/records.ts';
import type { Actor } from '../../../domain/statuses.ts';
import { mayAccess } from '../../providers/auth/permissions.ts';
import type { ResourceEntry } from '../../registry/resource.ts';

/** Whether an input, in a filter or a form, offers the viewer anything: one that chooses records needs their list. */
export const isChoosable = (
  input: ReactElement | undefined,
  resources: readonly ResourceEntry[],
  viewer: Pick<Actor, 'permissions' | 'roleType'>,
): boolean => {
  const { reference } = recordOf(input?.props);
  return typeof reference !== 'string' || mayAccess(resources, viewer, reference, 'list');
};
