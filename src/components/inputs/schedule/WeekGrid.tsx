import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { type Span, timeOf, weekdays } from '../../../../domain/time/schedule.ts';
import { weekdayNames } from '../../../../domain/time/schedule-text.ts';
import { useLanguage } from '../../language.ts';
import { dayCount, hourCount, stateOf } from './cells.ts';
import { DayMenu } from './DayMenu.tsx';
import { useStroke } from './useStroke.ts';

const style: SxProps<Theme> = {
  display: 'grid',
  rowGap: '2px',
  userSelect: 'none',
  '& [role="row"]': {
    display: 'grid',
    gridTemplateColumns: `48px repeat(${hourCount}, minmax(0, 1fr))`,
    columnGap: '1px',
    alignItems: 'center',
  },
  '& [role="columnheader"]': { typography: 'caption', color: 'text.secondary', gridColumn: 'span 3' },
  '& [role="gridcell"]': {
    height: 28,
    borderRadius: '2px',
    backgroundColor: 'action.hover',
    cursor: 'pointer',
    touchAction: 'none',
    '&[data-state="open"]': { backgroundColor: 'primary.main' },
    '&[data-state="partly"]': {
      backgroundImage: ({ palette }) =>
        `repeating-linear-gradient(135deg, ${palette.primary.main} 0 3px, transparent 3px 6px)`,
    },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '1px' },
    '@media (forced-colors: active)': { border: '1px solid', '&[data-state="open"]': { backgroundColor: 'Highlight' } },
  },
};

const days = Array.from({ length: dayCount }, (_, day) => day);
const hours = Array.from({ length: hourCount }, (_, hour) => hour);
const hourText = (hour: number): string => timeOf(hour * 60);

interface WeekGridProps {
  spans: readonly Span[];
  onChange: (spans: readonly Span[]) => void;
}

/** The opening hours of a week, to be drawn. Only one cell is in the tab order. */
export const WeekGrid = ({ spans, onChange }: WeekGridProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const { current, handlers } = useStroke(spans, onChange);

  useEffect(() => {
    // The focus follows the arrow keys; it is not taken from elsewhere.
    if (grid.current?.contains(document.activeElement))
      grid.current.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [current]);

  return (
    <Box ref={grid} role="grid" aria-label={translate('schedule.grid')} aria-multiselectable sx={style} {...handlers}>
      <div role="row">
        <span role="presentation" />
        {hours
          .filter((hour) => hour % 3 === 0)
          .map((hour) => (
            <span key={hour} role="columnheader">
              {hour}
            </span>
          ))}
      </div>
      {days.map((day) => {
        const names = weekdayNames[weekdays[day] ?? 'monday'];
        return (
          <div key={day} role="row">
            <div role="rowheader">
              <DayMenu day={day} spans={spans} onChange={onChange} />
            </div>
            {hours.map((hour) => {
              const state = stateOf({ day, hour }, spans);
              const name = `${names.long[language]} ${hourText(hour)}–${hourText(hour + 1)}`;
              const isCurrent = current.day === day && current.hour === hour;
              return (
                <div
                  key={hour}
                  role="gridcell"
                  tabIndex={isCurrent ? 0 : -1}
                  aria-selected={state === 'open'}
                  aria-label={state === 'partly' ? translate('schedule.partly', { hours: name }) : name}
                  data-day={day}
                  data-hour={hour}
                  data-state={state}
                />
              );
            })}
          </div>
        );
      })}
    </Box>
  );
};
