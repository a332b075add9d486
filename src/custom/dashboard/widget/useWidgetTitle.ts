import { useWords } from '../../../components/useWords.ts';
import type { Metric } from '../../statistics/figures.ts';
import { byWords, typeWords } from '../dashboardWords.ts';
import { metricsOf, type ShownWidget } from '../model.ts';

/** The maximum number of names for which a heading has room. */
const named = 3;

/** Returns the titles of widgets: the custom title, or one made from what they show. */
export const useWidgetTitle = (known: readonly Metric[]) => {
  const say = useWords();
  return (shown: ShownWidget): string => {
    if (shown.title) return shown.title;
    const titles = metricsOf(shown, known).map(({ title }) => title);
    if (titles.length === 0 || shown.type === 'funnel') return say(typeWords[shown.type]);
    const by = shown.groupBy && shown.type !== 'number' ? say(byWords[shown.groupBy]) : '';
    if (shown.type === 'table' && by) return by.charAt(0).toLocaleUpperCase() + by.slice(1);
    const all = titles.slice(0, named).join(', ') + (titles.length > named ? '…' : '');
    return [by ? titles[0] : all, by].filter(Boolean).join(' ');
  };
};
