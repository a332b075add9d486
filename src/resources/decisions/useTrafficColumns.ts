import { useViewer } from '../../components/viewer.ts';
import type { Elements } from '../../components/typed.ts';

/** Fields of traffic for the person at the screen: staff read the reason itself and not also what affiliates are told instead. */
export const useTrafficColumns = (columns: Elements): Elements => {
  const viewer = useViewer();
  if (!viewer?.isStaff) return columns;
  return Object.fromEntries(Object.entries(columns).filter(([name]) => name !== 'refusal'));
};
