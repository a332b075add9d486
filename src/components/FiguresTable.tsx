import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { CardLine, CardLines } from './CardLines.tsx';
import { useLanguage } from './language.ts';
import { useIsPhone } from './useIsPhone.ts';

interface Row {
  key: string | number;
  /** Checkbox that includes or excludes the row, shown before its name; either all rows have one or none do. */
  tick?: ReactNode;
  /** The cells below the columns, null when empty; the first one names the row. */
  cells: readonly ReactNode[];
  /** The row's actions. */
  actions?: ReactNode;
  /** The row's expanded content, shown below it. */
  opened?: ReactNode;
}

/** A heading; figures that are not plain numbers, such as amounts of money, are right-aligned if marked `isFigure`. */
type Column = string | { label: string; isFigure: true };

interface Props {
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Whether there may be hundreds of rows, which then scroll in their own area so that what follows stays near. */
  isLong?: boolean;
}

/** Height in pixels of an area that scrolls on its own. */
const longHeight = 420;

const isNothing = (cell: ReactNode): boolean => cell === null || cell === undefined || cell === '';
const labelOf = (column: Column | undefined): string => (typeof column === 'string' ? column : (column?.label ?? ''));
/** Whether the cell holds a day, time or number, which must stay on one line. */
const isOneLine = (cell: ReactNode): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && !/\p{L}/u.test(cell));

/** Each row as a section of its own, with all its values and actions in reach. */
const Cards = ({ label, columns, rows }: Omit<Props, 'isLong'>) => (
  <Stack component="ul" aria-label={label} spacing={1} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {rows.map(({ key, tick, cells: [name, ...cells], actions, opened }) => (
      <Card key={key} component="li" sx={{ padding: 1.25 }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', marginBottom: 0.5 }}>
          {tick && <Box sx={{ margin: '-8px 0 -10px -9px' }}>{tick}</Box>}
          <Typography
            component="div"
            sx={{ minWidth: 0, fontSize: '0.875rem', fontWeight: 500, overflowWrap: 'anywhere' }}
          >
            {name}
          </Typography>
        </Box>
        <CardLines>
          {cells.map((cell, place) => {
            const column = labelOf(columns[place + 1]);
            return isNothing(cell) ? null : (
              <CardLine key={column} label={column}>
                {cell}
              </CardLine>
            );
          })}
        </CardLines>
        <Box sx={{ marginTop: 0.75, marginX: -0.625, '&:empty': { display: 'none' } }}>{actions}</Box>
        {opened && <Box sx={{ marginTop: 0.75 }}>{opened}</Box>}
      </Card>
    ))}
  </Stack>
);

/** Figures in rows; on a phone each row is a card. A table that is still too wide scrolls, by keyboard too. */
export const FiguresTable = ({ label, columns, rows, isLong = false }: Props) => {
  const language = useLanguage();
  const isPhone = useIsPhone();
  const written = (cell: ReactNode): ReactNode => (typeof cell === 'number' ? cell.toLocaleString(language) : cell);
  const scrolling = { ...(isLong && { maxHeight: longHeight }) };
  if (isPhone) {
    // A number alone would not say what it counts.
    const named = (name: ReactNode): ReactNode =>
      typeof name === 'number' ? `${labelOf(columns[0])} ${written(name)}` : name;
    const cards = rows.map(({ cells: [name, ...cells], ...row }) => ({
      ...row,
      cells: [named(name), ...cells.map(written)],
    }));
    const list = <Cards label={label} columns={columns} rows={cards} />;
    if (!isLong) return list;
    return (
      <Box tabIndex={0} role="group" aria-label={label} sx={{ ...scrolling, overflowY: 'auto' }}>
        {list}
      </Box>
    );
  }
  const hasTicks = rows.some(({ tick }) => tick !== undefined);
  const hasActions = rows.some(({ actions }) => actions !== undefined);
  const width = columns.length + Number(hasTicks) + Number(hasActions);
  const isFigures = (column: Column, place: number): boolean =>
    typeof column !== 'string' || rows.some(({ cells }) => typeof cells[place] === 'number');
  // Names are left-aligned with the table, even when they are numbers.
  const aligns = columns.map((column, place) => (place > 0 && isFigures(column, place) ? 'right' : 'left'));
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label} sx={scrolling}>
      <Table size="small" stickyHeader={isLong} aria-label={label}>
        <TableHead>
          <TableRow>
            {hasTicks && <TableCell component="td" padding="checkbox" />}
            {columns.map((column, place) => (
              <TableCell key={labelOf(column)} align={aligns[place] ?? 'left'} sx={{ whiteSpace: 'nowrap' }}>
                {labelOf(column)}
              </TableCell>
            ))}
            {hasActions && <TableCell component="td" />}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, tick, cells: [name, ...cells], actions, opened }) => (
            <Fragment key={key}>
              <TableRow sx={{ ...(opened && { '& > *': { borderBottom: 0 } }) }}>
                {hasTicks && <TableCell padding="checkbox">{tick}</TableCell>}
                <TableCell component="th" scope="row">
                  {written(name)}
                </TableCell>
                {cells.map((cell, place) => (
                  <TableCell
                    key={labelOf(columns[place + 1])}
                    align={aligns[place + 1] ?? 'left'}
                    sx={{ ...(isOneLine(cell) && { whiteSpace: 'nowrap' }) }}
                  >
                    {isNothing(cell) ? '–' : written(cell)}
                  </TableCell>
                ))}
                {hasActions && <TableCell align="right">{actions}</TableCell>}
              </TableRow>
              {opened && (
                <TableRow>
                  <TableCell colSpan={width} sx={{ backgroundColor: 'action.hover' }}>
                    {opened}
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
