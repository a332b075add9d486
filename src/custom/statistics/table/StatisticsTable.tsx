import Table from '@mui/material/Table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { dimensions } from '../../../../domain/statistics/dimensions.ts';
import { dimmed } from '../../../components/dimmed.ts';
import { HeadCell } from '../../../components/list/table/HeadCell.tsx';
import { tracksOf } from '../../../components/list/columns/columnWidths.ts';
import { tableLook } from '../../../components/list/table/tableLook.ts';
import { tellCut } from '../../../components/list/table/tellCut.ts';
import type { ColumnChoice } from '../../../components/list/columns/useColumns.ts';
import { useResizing } from '../../../components/list/columns/useResizing.ts';
import { useTableScroll } from '../../../components/list/table/useTableScroll.ts';
import { useIsPhone } from '../../../components/useIsPhone.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Metric, Page } from '../figures.ts';
import type { QuestionState } from '../question/useQuestion.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { FigureCell } from './FigureCell.tsx';
import { statisticsLook } from './statisticsLook.ts';
import { TreeLine } from './TreeLine.tsx';
import { useFigureCells } from './useFigureCells.ts';
import type { Tree } from './useTree.ts';
import { useTop } from './useTop.ts';
import { rowsColumn, widthsOf } from './widths.ts';

interface StatisticsTableProps {
  asking: QuestionState;
  tree: Tree;
  top: Page;
  /** The visible ones, in their order. */
  metrics: readonly Metric[];
  choice: ColumnChoice;
}

/** Height of a row in pixels: one line, or two if each figure shows how it changed. */
const rowHeights = { plain: 37, compared: 50 } as const;

/** Moves the focus to the row above or below, whose button exists because rows beyond the window are rendered too. */
const step = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): boolean => {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('[data-toggle]')];
  const at = buttons.findIndex((button) => button === target);
  const next = buttons[at + (key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return false;
  next.focus();
  return true;
};

/** The tree of figures: rows that expand into those of the next grouping, with the overall totals always visible. */
export const StatisticsTable = ({ asking, tree, top, metrics, choice }: StatisticsTableProps) => {
  const { question, ask } = asking;
  const { question: answered } = tree;
  const say = useWords();
  const table = useTableScroll();
  const isNarrow = useIsPhone();
  const figuresOf = useFigureCells(answered, top.meta.currency);
  const names = [rowsColumn, ...metrics.map(({ key }) => key)];
  const widthOf = widthsOf(metrics, isNarrow);
  const laid = { names, link: rowsColumn, widthOf, hasTicks: false, hasActions: false };
  const { template, least } = tracksOf({ ...laid, own: choice.widths });
  const resizing = useResizing(table, laid, choice);
  const height = rowHeights[answered.compared ? 'compared' : 'plain'];

  const scrollMargin = useTop(table);
  const virtual = useWindowVirtualizer({
    count: tree.lines.length,
    estimateSize: () => height,
    getItemKey: (at) => tree.lines[at]?.key ?? at,
    overscan: 14,
    scrollMargin,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
  const drawn = virtual.getVirtualItems();
  const before = (drawn[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtual.getTotalSize() - ((drawn.at(-1)?.end ?? scrollMargin) - scrollMargin);

  const [first] = question.groupBy;
  const heading = answered.groupBy.map((name) => say(dimensions[name])).join(' / ');
  const sort = {
    field: question.order.field === first ? rowsColumn : question.order.field,
    order: question.order.order,
  };
  return (
    <Table
      ref={table}
      role="treegrid"
      size="small"
      aria-label={say(words.rows)}
      aria-rowcount={tree.lines.length + 2}
      aria-busy={tree.isBehind}
      sx={[
        tableLook(false),
        statisticsLook(height),
        { '--columns': template, '--least': `${least}px` },
        { '& tbody': dimmed(tree.isBehind) },
      ]}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          <HeadCell
            name={rowsColumn}
            label={heading}
            align="left"
            sort={sort}
            firstOrder="DESC"
            onSort={({ order }) => first && ask({ order: { field: first, order } })}
            pinnedAt={0}
            isLast={false}
            width={choice.widths[rowsColumn] ?? widthOf(rowsColumn).usual}
            {...resizing(rowsColumn)}
          />
          {metrics.map(({ key, title, description }, place) => (
            <HeadCell
              key={key}
              name={key}
              label={title}
              about={description ?? undefined}
              align="right"
              sort={sort}
              firstOrder="DESC"
              onSort={(order) => ask({ order })}
              pinnedAt={undefined}
              isLast={place === metrics.length - 1}
              width={choice.widths[key] ?? widthOf(key).usual}
              {...resizing(key)}
            />
          ))}
        </tr>
        <tr role="row" aria-rowindex={2} data-totals>
          <td role="rowheader" data-pinned style={{ left: 0 }}>
            {say(words.totals)}
          </td>
          {metrics.map((metric) => (
            <FigureCell key={metric.key} {...figuresOf(metric, [], top.totals)} />
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        onMouseOver={tellCut}
        onFocus={tellCut}
        onKeyDown={(event) => step(event) && event.preventDefault()}
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {drawn.map(({ index, key }) => {
          const line = tree.lines[index];
          return (
            line && (
              <TreeLine
                key={key}
                line={line}
                at={index + 3}
                question={answered}
                metrics={metrics}
                figuresOf={figuresOf}
                onToggle={tree.toggle}
                onMore={tree.more}
              />
            )
          );
        })}
      </tbody>
    </Table>
  );
};
