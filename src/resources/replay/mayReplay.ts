import type { Viewer } from '../../components/viewer.ts';

/** Those who may ask what past traffic would have met. */
const askers: readonly string[] = ['admin', 'manager'];
/** What they hold beside the right to make the change: it tells what conversions brought. */
const needed = ['traffic.simulate', 'conversion.read'] as const;

/** Whether someone may try changes out on past traffic. */
export const mayReplay = ({ roleType, permissions }: Viewer): boolean =>
  askers.includes(roleType) && needed.every((name) => permissions.has(name));
