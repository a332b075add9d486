import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { overlaySpans, type Span, weekdays } from '../../../../domain/time/schedule.ts';
import { weekdayNames } from '../../../../domain/time/schedule-text.ts';
import { useLanguage } from '../../language.ts';
import { copiedDay, wholeDay } from './cells.ts';

const workdays = [0, 1, 2, 3, 4];
const allDays = [...workdays, 5, 6];

interface DayMenuProps {
  day: number;
  spans: readonly Span[];
  onChange: (spans: readonly Span[]) => void;
}

/** The name of a day, with actions on the whole day. */
export const DayMenu = ({ day, spans, onChange }: DayMenuProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { short } = weekdayNames[weekdays[day] ?? 'monday'];
  const items: [text: string, becomes: () => Span[]][] = [
    ['schedule.copyToWeekdays', () => copiedDay(day, workdays, spans)],
    ['schedule.copyToAll', () => copiedDay(day, allDays, spans)],
    ['schedule.openDay', () => overlaySpans(spans, wholeDay(day), true)],
    ['schedule.closeDay', () => overlaySpans(spans, wholeDay(day), false)],
  ];
  return (
    <>
      <Button
        color="inherit"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // Starts with the visible label, for voice control.
        aria-label={translate('schedule.dayMenu', { day: short[language] })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        // Keys are for the menu and the button here, not for the grid.
        onKeyDown={(event) => event.stopPropagation()}
        sx={{ minWidth: 0, width: '100%', paddingX: 0.5, justifyContent: 'flex-start' }}
      >
        {short[language]}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onKeyDown={(event) => event.stopPropagation()}
      >
        {items.map(([text, becomes]) => (
          <MenuItem
            key={text}
            onClick={() => {
              onChange(becomes());
              setAnchor(null);
            }}
          >
            {translate(text)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
