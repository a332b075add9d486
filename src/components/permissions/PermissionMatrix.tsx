import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, type KeyboardEvent } from 'react';
import { AllBox } from './AllBox.tsx';
import { type Comparison, differenceOf } from './comparison.ts';
import { actions, type MatrixSection, permissionsOf } from './matrix.ts';
import { MatrixCell } from './MatrixCell.tsx';

export interface PermissionMatrixProps {
  sections: readonly MatrixSection[];
  value: readonly number[];
  comparison: Comparison | undefined;
  onTurn: (ids: readonly number[], on: boolean) => void;
}

const steps: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys move from checkbox to checkbox, skipping empty cells; Tab works as usual. */
const move = (event: KeyboardEvent<HTMLTableElement>): void => {
  const step = steps[event.key];
  const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td, th') : null;
  if (!step || !cell) return;
  event.preventDefault();
  const rows = [...event.currentTarget.rows];
  let [row, column] = [rows.findIndex((one) => one === cell.parentElement), cell.cellIndex];
  for (;;) {
    row += step[0];
    column += step[1];
    const line = rows[row];
    if (!line || column < 0 || column > actions.length) return;
    const box = line.cells[column]?.querySelector('input');
    if (box) return box.focus();
  }
};

const tableStyle = {
  width: '100%',
  minWidth: 620,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { borderBottom: 1, borderColor: 'divider', padding: 0.25, textAlign: 'center' },
  '& tbody tr:hover > *': { backgroundColor: 'action.hover' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 'inherit', width: '30%' },
  '& thead th': { verticalAlign: 'bottom', paddingBottom: 0.5 },
} as const;

/** Permissions as a table: a row for each kind of record, a column for each action on it. */
export const PermissionMatrix = ({ sections, value, comparison, onTurn }: PermissionMatrixProps) => {
  const translate = useTranslate();
  const chosen = new Set(value);
  const rows = sections.flatMap((section) => section.rows);
  const columns = actions.map((action) => ({
    action,
    name: translate(`permissions.actions.${action}`),
    ids: rows.flatMap(({ cells }) => cells[action]?.id ?? []),
  }));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={translate('permissions.matrix')} onKeyDown={move} sx={tableStyle}>
        <thead>
          <tr>
            <Typography component="th" scope="col" variant="caption" color="textSecondary">
              {translate('permissions.records')}
            </Typography>
            {columns.map(({ action, name, ids }) => (
              <Typography key={action} component="th" scope="col" variant="caption" color="textSecondary">
                <Box component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
                  {name}
                </Box>
                {ids.length > 0 && <AllBox name={name} ids={ids} value={chosen} onTurn={onTurn} />}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <Fragment key={section.id}>
              <tr>
                <Typography
                  component="th"
                  scope="colgroup"
                  colSpan={actions.length + 1}
                  variant="subtitle2"
                  sx={{ paddingTop: '14px !important' }}
                >
                  {section.title}
                </Typography>
              </tr>
              {section.rows.map((row) => (
                <tr key={row.thing}>
                  <Typography component="th" scope="row" variant="body2">
                    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
                      <AllBox
                        name={row.title}
                        ids={permissionsOf(row).map(({ id }) => id)}
                        value={chosen}
                        onTurn={onTurn}
                      />
                      {row.title}
                    </Box>
                  </Typography>
                  {actions.map((action) => {
                    const permission = row.cells[action];
                    return (
                      <MatrixCell
                        key={action}
                        permission={permission}
                        isChecked={permission !== undefined && chosen.has(permission.id)}
                        difference={permission && differenceOf(comparison, permission.id)}
                        onTurn={(on) => permission && onTurn([permission.id], on)}
                      />
                    );
                  })}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
