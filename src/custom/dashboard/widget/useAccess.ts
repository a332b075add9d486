import { widgetSetups } from '../../../../domain/dashboards.ts';
import { useViewer } from '../../../components/viewer.ts';
import type { Metric } from '../../statistics/figures.ts';
import { staffOnlyDimensions } from '../../statistics/staffOnly.ts';
import { filtersOf, metricsOf, type ShownWidget } from '../model.ts';

/** Whether the user may see what a widget shows: its metrics, its breakdown, its filters, the records that it lists. */
export const useAccess = (known: readonly Metric[]) => {
  const viewer = useViewer();
  return (shown: ShownWidget): boolean => {
    if (!viewer) return false;
    const { type, groupBy } = shown;
    if (type === 'caps') return viewer.isStaff && viewer.permissions.has('cap.read');
    const names: readonly string[] = [
      ...(groupBy && type !== 'leads' ? [groupBy] : []),
      ...Object.keys(filtersOf(shown)),
    ];
    const isClosed = !viewer.isStaff && staffOnlyDimensions.some((name) => names.includes(name));
    if (type === 'leads') return !isClosed && viewer.permissions.has('lead.read');
    return !isClosed && metricsOf(shown, known).length >= widgetSetups[type].metrics.min;
  };
};
