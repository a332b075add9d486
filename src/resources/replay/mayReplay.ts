import type { Viewer } from '../../components/viewer.ts';

/** Role types that may replay past traffic. */
const askers: readonly string[] = ['admin', 'manager'];
/** Required in addition to the permission for the change itself: the result reveals what conversions earned. */
const needed = ['traffic.simulate', 'conversion.read'] as const;

/** Whether a user may test changes on past traffic. */
export const mayReplay = ({ roleType, permissions }: Viewer): boolean =>
  askers.includes(roleType) && needed.every((name) => permissions.has(name));
