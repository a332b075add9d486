import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import {
  minutesOf,
  type OpeningHours,
  timePatterns,
  type Weekday,
  weekdays,
} from '../../../../domain/time/schedule.ts';
import { weekdayNames } from '../../../../domain/time/schedule-text.ts';
import { useLanguage } from '../../language.ts';

interface HoursRowProps {
  number: number;
  hours: OpeningHours;
  onChange: (hours: OpeningHours) => void;
  onRemove: () => void;
}

const isTime = (text: string, end: keyof typeof timePatterns): boolean => new RegExp(timePatterns[end]).test(text);

/** Completes '9' and '930' to times; anything else stays as typed. */
const completedTime = (text: string): string => {
  const [, hour, minute = '00'] = /^(\d{1,2})[:.]?(\d{2})?$/.exec(text.trim()) ?? [];
  return hour === undefined ? text : `${hour.padStart(2, '0')}:${minute}`;
};

/** Opening hours of some days, to the minute. */
export const HoursRow = ({ number, hours, onChange, onRemove }: HoursRowProps) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { days, from, to } = hours;
  const isOvernight = isTime(from, 'from') && isTime(to, 'to') && minutesOf(to) < minutesOf(from);
  const time = (end: keyof typeof timePatterns) => (
    <TextField
      label={translate(`schedule.${end}`)}
      value={hours[end]}
      error={!isTime(hours[end], end)}
      onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
      onBlur={() => onChange({ ...hours, [end]: completedTime(hours[end]) })}
      sx={{ width: 88 }}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={translate('schedule.hours', { number })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <ToggleButtonGroup
        size="small"
        aria-label={translate('schedule.days')}
        value={days}
        onChange={(_, chosen: Weekday[]) =>
          onChange({ ...hours, days: weekdays.filter((day) => chosen.includes(day)) })
        }
      >
        {weekdays.map((day) => (
          <ToggleButton
            key={day}
            value={day}
            aria-label={weekdayNames[day].long[language]}
            sx={{ paddingX: { xs: 0.75, sm: 1.25 }, textTransform: 'none' }}
          >
            {weekdayNames[day].short[language]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {time('from')}
      {time('to')}
      <IconButton aria-label={translate('schedule.remove')} title={translate('schedule.remove')} onClick={onRemove}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
      {isOvernight && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {translate('schedule.nextDay')}
        </Box>
      )}
    </Box>
  );
};
