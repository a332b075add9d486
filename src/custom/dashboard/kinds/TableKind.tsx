import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { dimensions } from '../../../../domain/statistics/dimensions.ts';
import { useWords } from '../../../components/useWords.ts';
import type { Figures, Metric } from '../../statistics/figures.ts';
import { useFigureText } from '../../statistics/useFigureText.ts';
import { useValueText } from '../../statistics/useValueText.ts';
import { dashboardWords as words } from '../dashboardWords.ts';
import { filtersOf, metricsOf } from '../model.ts';
import type { KindProps } from '../widget/given.ts';
import { Moved } from '../widget/Moved.tsx';
import { useWidgetFigures } from '../widget/useWidgetFigures.ts';
import { Came, EmptyWidget, WaitingLines } from '../widget/WidgetStates.tsx';

const look = {
  '& th, & td': { paddingX: 1, paddingY: 0.625, whiteSpace: 'nowrap', fontSize: '0.8125rem' },
  '& th:first-of-type, & td:first-of-type': {
    paddingLeft: 0,
    maxWidth: 220,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.75rem', backgroundColor: 'background.paper' },
  '& tfoot td': { color: 'text.primary', fontWeight: 600, borderBottom: 0 },
} as const;

/** Metrics by the top values of a dimension, with overall totals. */
const TableKind = ({ shown, title, metrics: known, ...given }: KindProps) => {
  const say = useWords();
  const valueText = useValueText();
  const { groupBy, limit, isCompared } = shown;
  const chosen = metricsOf(shown, known);
  const query = useWidgetFigures({
    ...given,
    filters: filtersOf(shown),
    widgetType: 'top',
    groupBy,
    limit,
    isCompared,
    metrics: chosen.map(({ key }) => key),
  });
  const textOf = useFigureText(query.data?.meta.currency);
  if (!groupBy) return null;
  const said = (metric: Metric, figures: Figures): string => {
    const figure = figures[metric.key];
    return typeof figure === 'string' ? textOf(metric, figure) : '–';
  };
  return (
    <Came query={query} title={title} waiting={<WaitingLines count={limit + 1} />}>
      {({ items, totals, meta }) =>
        items.length === 0 ? (
          <EmptyWidget text={say(words.noData)} />
        ) : (
          <Table size="small" stickyHeader aria-label={title} sx={look}>
            <TableHead>
              <TableRow>
                <TableCell>{say(dimensions[groupBy])}</TableCell>
                {chosen.map(({ key, title: name }) => (
                  <TableCell key={key} align="right">
                    {name}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map(({ values, titles, figures, previous }) => {
                const value = values[groupBy] ?? null;
                const name = valueText(groupBy, value, titles);
                return (
                  <TableRow key={`${value}`}>
                    <TableCell title={name}>{name}</TableCell>
                    {chosen.map((metric, place) => (
                      <TableCell key={metric.key} align="right">
                        {place === 0 && isCompared && (
                          <span style={{ marginRight: 6 }}>
                            <Moved
                              metric={metric}
                              now={figures[metric.key]}
                              before={previous?.[metric.key]}
                              currency={meta.currency}
                            />
                          </span>
                        )}
                        {said(metric, figures)}
                      </TableCell>
                    ))}
                  </TableRow>
                );
              })}
            </TableBody>
            <TableFooter>
              <TableRow>
                <TableCell>{say(words.total)}</TableCell>
                {chosen.map((metric) => (
                  <TableCell key={metric.key} align="right">
                    {said(metric, totals.figures)}
                  </TableCell>
                ))}
              </TableRow>
            </TableFooter>
          </Table>
        )
      }
    </Came>
  );
};

export default TableKind;
