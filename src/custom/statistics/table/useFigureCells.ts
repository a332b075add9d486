import { useTranslate } from 'ra-core';
import { formatPercent } from '../../../../domain/money/decimal.ts';
import { useMayOpen } from '../../../components/entries.ts';
import { useLanguage } from '../../../components/language.ts';
import { useResources } from '../../../components/ResourcesContext.tsx';
import { useWords } from '../../../components/useWords.ts';
import { useViewer, useZone } from '../../../components/viewer.ts';
import { destinationsOf } from '../drill.ts';
import type { Figures, Metric } from '../figures.ts';
import type { Path, Question } from '../question/question.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { movementOf, useFigureText } from '../useFigureText.ts';
import type { FigureCellProps } from './FigureCell.tsx';

interface Row {
  figures: Figures;
  previous?: Figures | undefined;
}

/** What each cell of a row shows: its figure, how it changed, and where the records behind it are. */
export const useFigureCells = (question: Question, currency: string | undefined) => {
  const say = useWords();
  const translate = useTranslate();
  const language = useLanguage();
  const zone = useZone();
  const isStaff = useViewer()?.isStaff ?? false;
  const textOf = useFigureText(currency);
  const mayOpen = useMayOpen();
  const resources = useResources().filter(({ name }) => mayOpen(name, 'list'));

  const moved = (metric: Metric, now: string | null | undefined, before: string | null | undefined) => {
    const movement = movementOf(now, before);
    if (!movement || before === null || before === undefined) return undefined;
    const { direction, difference, percent } = movement;
    const size = (text: string): string => text.replace(/^-/, '');
    const isShare = metric.metricType === 'percentages';
    const text =
      direction === 0
        ? '0%'
        : isShare
          ? say(words.points, textOf({ ...metric, metricType: 'amount', outputFormat: 'decimals' }, size(difference)))
          : percent === undefined
            ? textOf(metric, size(difference))
            : formatPercent(size(percent), language, 1);
    const way = direction > 0 ? words.up : direction < 0 ? words.down : words.same;
    const about = `${say(way)} ${direction === 0 ? '' : text}`.trim();
    return { direction, text, about: `${about}. ${say(words.before, textOf(metric, before))}` };
  };

  return (metric: Metric, path: Path, { figures, previous }: Row): FigureCellProps => {
    const figure = figures[metric.key];
    const text = figure === null || figure === undefined ? '–' : textOf(metric, figure);
    const isNothing = figure === null || figure === undefined || figure === '0';
    const lists = isNothing ? [] : destinationsOf(metric.key, path, question, { resources, zone, isStaff });
    return {
      text,
      movement: previous && moved(metric, figure, previous[metric.key]),
      ways: lists.map(({ resource, address }) => ({ title: translate(`resources.${resource}.title`), to: address })),
    };
  };
};
