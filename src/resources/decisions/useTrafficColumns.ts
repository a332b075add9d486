import { useViewer } from '../../components/viewer.ts';
import type { Elements } from '../../components/typed.ts';

/** Columns of traffic for the current user: staff see the reason itself, without what affiliates are told instead. */
export const useTrafficColumns = (columns: Elements): Elements => {
  const viewer = useViewer();
  if (!viewer?.isStaff) return columns;
  return Object.fromEntries(Object.entries(columns).filter(([name]) => name !== 'refusal'));
};
