import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { formatDate, type Range } from '../../../../domain/time/dates.ts';
import { periodName } from '../../../components/periods.ts';
import { useWords } from '../../../components/useWords.ts';
import { useZone } from '../../../components/viewer.ts';
import { statisticsWords as words } from '../statisticsWords.ts';
import { PeriodPanel } from './PeriodPanel.tsx';

/** Formats a range of days: a single day, or the first and the last. */
export const rangeText = ({ from, to }: Range, zone: string): string =>
  [...new Set([formatDate(from, zone), formatDate(to, zone)])].join(' – ');

/** The selected period, by its name if it has one, with a way to change it. */
export const PeriodButton = ({ period, onChange }: { period: Range; onChange: (period: Range) => void }) => {
  const say = useWords();
  const translate = useTranslate();
  const zone = useZone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const preset = periodName('createdAt', period, Date.now() / 1000, zone);
  const name = preset && translate(`list.range.${preset}`);
  const days = rangeText(period, zone);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={say(words.periodIs, [name, days].filter(Boolean).join(' '))}
        startIcon={<CalendarTodayOutlined sx={{ fontSize: 15 }} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ whiteSpace: 'nowrap', minHeight: 32 }}
      >
        {name ?? days}{' '}
        {name && (
          <Box component="span" sx={{ marginLeft: 1, color: 'text.secondary', fontWeight: 400 }}>
            {days}
          </Box>
        )}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say(words.period), sx: { marginTop: 0.5 } } }}
      >
        <PeriodPanel
          period={period}
          onChoose={(chosen) => {
            setAnchor(null);
            onChange(chosen);
          }}
        />
      </Popover>
    </>
  );
};
