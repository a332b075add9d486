import { widgetSetups } from '../../../../domain/dashboards.ts';
import { useViewer } from '../../../components/viewer.ts';
import type { Metric } from '../../statistics/figures.ts';
import { staffOnlyDimensions } from '../../statistics/staffOnly.ts';
import { metricsOf, type Shown } from '../model.ts';

/** Whether what a widget shows is the person's to see: its metrics, its breakdown, the records that it lists. */
export const useAccess = (known: readonly Metric[]) => {
  const viewer = useViewer();
  return (shown: Shown): boolean => {
    if (!viewer) return false;
    const { type, groupBy } = shown;
    if (type === 'caps') return viewer.isStaff && viewer.permissions.has('cap.read');
    if (type === 'leads') return viewer.permissions.has('lead.read');
    const isClosed = groupBy !== null && !viewer.isStaff && staffOnlyDimensions.includes(groupBy);
    return !isClosed && metricsOf(shown, known).length >= widgetSetups[type].metrics.min;
  };
};
