import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useListContext } from 'ra-core';
import { useWords } from '../../components/useWords.ts';
import { type DayRow, type HourCell } from './weekOfHours.ts';

const words = {
  caption: { en: 'Attempts by day and hour', ru: 'Попытки по дням и часам' },
  day: { en: 'Day', ru: 'День' },
  hour: { en: '{0}, {1}:00: {2} delivered, {3} failed', ru: '{0}, {1}:00: доставлено {2}, ошибок {3}' },
};

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');
const total = (cell?: HourCell): number => (cell ? cell.delivered + cell.failed : 0);

const table = {
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: '0.75rem',
  '& th': { fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap', paddingRight: 0.5 },
  '& td': { minWidth: 32, height: 34, padding: 0, borderRadius: 1, backgroundColor: 'action.hover' },
};
const inCell = { width: '100%', height: '100%', borderRadius: 1, flexDirection: 'column', font: 'inherit' };

/** Limits the strongest shade to one on which text is still readable. */
const shade = (share: number) => ({
  backgroundColor: `color-mix(in srgb, var(--mui-palette-primary-main) ${Math.round(8 + 32 * share)}%, transparent)`,
});

/** Days and hours with what was sent in them, each a button that narrows the list to it, or back again. */
export const HoursTable = ({ days }: { days: readonly DayRow[] }) => {
  const say = useWords();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const max = Math.max(1, ...days.flatMap(({ cells }) => cells.map(total)));
  const { createdAtFrom, createdAtTo, ...others }: Record<string, unknown> = filterValues;
  const isChosen = ({ from, to }: HourCell) => Number(createdAtFrom) === from && Number(createdAtTo) === to;
  const choose = (cell: HourCell) =>
    setFilters(
      isChosen(cell) ? others : { ...others, createdAtFrom: cell.from, createdAtTo: cell.to },
      displayedFilters,
      false,
    );
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={say(words.caption)}>
      <Box component="table" aria-label={say(words.caption)} sx={table}>
        <thead>
          <tr>
            <th scope="col">{say(words.day)}</th>
            {Array.from({ length: 24 }, (_, hour) => (
              <th key={hour} scope="col">
                {twoDigits(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, cells }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {cells.map((cell, hour) => (
                <td key={hour}>
                  {cell && total(cell) > 0 && (
                    <Tooltip title={say(words.hour, day, twoDigits(hour), cell.delivered, cell.failed)}>
                      <ButtonBase
                        aria-pressed={isChosen(cell)}
                        onClick={() => choose(cell)}
                        style={shade(total(cell) / max)}
                        sx={{
                          ...inCell,
                          '&[aria-pressed=true]': { outline: '2px solid', outlineColor: 'primary.main' },
                        }}
                      >
                        <span>{cell.delivered}</span>
                        {cell.failed > 0 && (
                          <Box component="span" sx={{ color: 'error.main', fontWeight: 600, whiteSpace: 'nowrap' }}>
                            ✕ {cell.failed}
                          </Box>
                        )}
                      </ButtonBase>
                    </Tooltip>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
