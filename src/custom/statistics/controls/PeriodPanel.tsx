import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { datePresetNames, type Range } from '../../../../domain/time/dates.ts';
import { DayEndInput } from '../../../components/inputs/inputs.tsx';
import { choosePeriod, periodName } from '../../../components/periods.ts';
import { useWords } from '../../../components/useWords.ts';
import { useZone } from '../../../components/viewer.ts';
import { statisticsWords as words } from '../statisticsWords.ts';

interface Ends {
  from: number | null;
  to: number | null;
}

interface PeriodPanelProps {
  period: Range;
  onChoose: (period: Range) => void;
}

/** The named periods, and a calendar for any other. */
export const PeriodPanel = ({ period, onChoose }: PeriodPanelProps) => {
  const say = useWords();
  const translate = useTranslate();
  const zone = useZone();
  const now = Date.now() / 1000;
  const present = periodName('createdAt', period, now, zone);
  const form = useForm<Ends>({ defaultValues: { ...period } });
  const choose = form.handleSubmit(({ from, to }) => {
    if (typeof from !== 'number' || typeof to !== 'number') return;
    if (from > to) form.setError('to', { message: say(words.endsFirst) });
    else onChoose({ from, to });
  });
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }}>
      <MenuList autoFocusItem={present !== undefined} dense sx={{ paddingY: 0.5, minWidth: 168 }}>
        {datePresetNames.map((name) => (
          <MenuItem
            key={name}
            selected={name === present}
            onClick={() => onChoose(choosePeriod('createdAt', name, Date.now() / 1000, zone))}
          >
            {translate(`list.range.${name}`)}
          </MenuItem>
        ))}
      </MenuList>
      <FormProvider {...form}>
        <Stack
          component="form"
          noValidate
          onSubmit={(event) => void choose(event)}
          sx={{
            width: 232,
            gap: 1,
            padding: 2,
            borderLeft: { sm: 1 },
            borderTop: { xs: 1, sm: 0 },
            borderColor: { xs: 'divider', sm: 'divider' },
          }}
        >
          <Suspense>
            <DayEndInput source="from" label={say(words.from)} end="from" />
            <DayEndInput source="to" label={say(words.to)} end="to" />
          </Suspense>
          <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
            {say(words.apply)}
          </Button>
        </Stack>
      </FormProvider>
    </Stack>
  );
};
