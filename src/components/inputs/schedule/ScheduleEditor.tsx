import Add from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  normalSchedule,
  type OpeningHours,
  rangesOf,
  type Schedule,
  type Span,
  spansOf,
  timePatterns,
  weekdays,
  wholeWeek,
} from '../../../../domain/time/schedule.ts';
import { scheduleText } from '../../../../domain/time/schedule-text.ts';
import { useCodeList } from '../../codeLists.ts';
import { useLanguage } from '../../language.ts';
import { useZone } from '../../viewer.ts';
import { HoursRow } from './HoursRow.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { useChoosingWords } from '../../useChoosingWords.ts';

interface ScheduleEditorProps {
  /** Null means always open. */
  value: Schedule | null;
  onChange: (value: Schedule | null) => void;
}

const business: OpeningHours = { days: weekdays.slice(0, 5), from: '09:00', to: '18:00' };

/** Whether the typed hours are complete and can be applied. */
const isTyped = ({ from, to }: OpeningHours): boolean =>
  new RegExp(timePatterns.from).test(from) && new RegExp(timePatterns.to).test(to);

/** The opening hours of a week, drawn on a grid or typed to the minute, in a time zone. */
const ScheduleEditor = ({ value, onChange }: ScheduleEditorProps) => {
  const translate = useTranslate();
  const choosing = useChoosingWords();
  const language = useLanguage();
  const zones = useCodeList('timezones');
  const usual = useZone();
  const [chosen, setChosen] = useState<string>();
  const timezone = value?.timezone ?? chosen ?? usual;
  const ranges = value?.ranges ?? [];
  const typed = ranges.filter(isTyped);
  const spans = value ? spansOf(typed) : wholeWeek;

  const changeHours = (changed: readonly OpeningHours[]) => onChange({ timezone, ranges: changed });
  const changeSpans = (changed: readonly Span[]) => onChange(normalSchedule({ timezone, ranges: rangesOf(changed) }));
  const changeZone = (zone: string) => {
    setChosen(zone);
    if (value) onChange({ ...value, timezone: zone });
  };
  const zone = zones.find(({ id }) => id === timezone) ?? { id: timezone, title: timezone };

  return (
    <Stack spacing={1.5} sx={{ marginTop: 1 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button variant="outlined" color="inherit" aria-pressed={value === null} onClick={() => onChange(null)}>
          {translate('schedule.always')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => changeHours([business])}>
          {translate('schedule.business')}
        </Button>
        <Autocomplete
          {...choosing}
          options={[...zones]}
          value={zone}
          disableClearable
          getOptionLabel={({ title }) => title}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_, { id }) => changeZone(id)}
          renderInput={(props) => <TextField {...props} label={translate('schedule.timezone')} />}
          sx={{ flex: '1 1 220px', maxWidth: 360 }}
        />
      </Stack>
      <WeekGrid spans={spans} onChange={changeSpans} />
      <Typography variant="caption" color="textSecondary">
        {translate('schedule.help')}
      </Typography>
      <Typography variant="body2" aria-live="polite">
        {scheduleText(value && { timezone, ranges: rangesOf(spans) }, language)}
      </Typography>
      {ranges.map((hours, place) => (
        <HoursRow
          // Hours are keyed by position: two may be equal while they are being typed.
          key={place}
          number={place + 1}
          hours={hours}
          onChange={(changed) => changeHours(ranges.with(place, changed))}
          onRemove={() => changeHours(ranges.filter((_, other) => other !== place))}
        />
      ))}
      <Box>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          onClick={() => changeHours([...ranges, business])}
        >
          {translate('schedule.add')}
        </Button>
      </Box>
    </Stack>
  );
};

export default ScheduleEditor;
