import { formatDateTime } from '../../../domain/time/dates.ts';
import { divide, formatDecimal, formatPercent } from '../../../domain/money/decimal.ts';
import { useLanguage } from '../../components/language.ts';
import { useWords } from '../../components/useWords.ts';
import { useZone } from '../../components/viewer.ts';
import type { Metric } from '../statistics/figures.ts';
import { useFigureText } from '../statistics/useFigureText.ts';
import { insightWords as words } from './insightWords.ts';
import type { Insight } from './useInsights.ts';

/** Whether the insight is about a cap that has no room left. */
export const isFullCap = ({ kind, figures }: Pick<Insight, 'kind' | 'figures'>): boolean =>
  kind === 'capFilling' && Number(figures['filled'] ?? 0) >= 100;

/** Puts insights into sentences, with figures formatted like their metrics. */
export const useSentence = (metrics: readonly Metric[], currency: string | undefined) => {
  const say = useWords();
  const language = useLanguage();
  const zone = useZone();
  const textOf = useFigureText(currency);
  const metricOf = (key: string | null) => metrics.find((metric) => metric.key === key);

  /** Formats a figure of the insight's metric. */
  const figure = ({ metric: key }: Insight, value: string | null | undefined): string => {
    if (value === null || value === undefined) return '–';
    const metric = metricOf(key);
    return metric ? textOf(metric, value) : formatDecimal(value, language);
  };

  /** Returns who or what an insight is about; the metric itself if it changed for the whole network. */
  const about = ({ kind, subject, metric }: Insight): string | undefined =>
    subject?.title ?? (kind === 'movement' ? metricOf(metric)?.title : undefined);

  const sentence = (insight: Insight): string => {
    const { kind, figures, at } = insight;
    const amount = (name: string): string => formatDecimal(figures[name] ?? '0', language);
    const share = (name: string): string => formatPercent(figures[name] ?? '0', language, 1);
    const own = (name: string): string => figure(insight, figures[name]);
    const title = metricOf(insight.metric)?.title ?? insight.metric ?? '';
    const moment = at === null ? '' : formatDateTime(at, zone).slice(0, -':00'.length);
    const size = figure(insight, figures['change']?.replace(/^-/, ''));
    switch (kind) {
      case 'movement':
      case 'affiliateRose': {
        const fell = figures['change']?.startsWith('-') ?? false;
        const moved = say(fell ? words.fell : words.rose, title, size, own('previous'), own('current'));
        return figures['undecided'] ? `${moved} ${say(words.undecided, amount('undecided'))}` : moved;
      }
      case 'affiliateSilent':
        return say(words.silent, title, own('current'), own('previous'));
      case 'acceptanceDropped':
        return say(words.acceptance, share('current'), share('previous'), amount('count'));
      case 'approvalDropped':
        return say(words.approval, share('current'), share('previous'), amount('count'));
      case 'capFilling': {
        if (isFullCap(insight)) return say(words.taken, amount('counter'), amount('limit'));
        const taken = say(words.filling, amount('counter'), amount('limit'), share('filled'), amount('pace'));
        return moment ? `${taken} ${say(words.fullAt, moment)}` : taken;
      }
      case 'guaranteeAtRisk':
        return say(words.guarantee, amount('guarantee'), amount('counter'), amount('expected'));
      case 'integrationSlow': {
        const seconds = formatDecimal(divide(figures['took'] ?? '0', '1000', 1), language);
        return say(words.slow, amount('attempts'), seconds, share('accepted'));
      }
      case 'integrationPaused': {
        const taken = say(words.paused, share('accepted'), amount('attempts'));
        return moment ? `${say(words.since, moment)} ${taken}` : taken;
      }
      case 'postbacksFailing':
        return say(words.failing, amount('failed'), amount('count'));
      case 'leadsStranded':
        return say(words.stranded, amount('count'));
      case 'leadsHeldBack':
        return say(words.heldBack, amount('count'));
    }
  };
  return { sentence, figure, about };
};
