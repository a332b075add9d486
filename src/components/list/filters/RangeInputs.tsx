import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate, useTranslateLabel } from 'ra-core';
import { useReducer } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { datePresetNames } from '../../../../domain/time/dates.ts';
import { exactDigits } from '../../../../domain/money/decimal.ts';
import { DayEndInput, DayInput, DecimalInput, NumberInput } from '../../inputs/inputs.tsx';
import { choosePeriod, periodName } from '../../periods.ts';
import { rule } from '../../validation.ts';
import { useZone } from '../../viewer.ts';
import type { RangeKind } from '../props.ts';

/** Sets both ends in one go. */
const Presets = ({ source, label }: { source: string; label: string }) => {
  const translate = useTranslate();
  const zone = useZone();
  const { setValue } = useFormContext();
  const [from, to]: unknown[] = useWatch({ name: [`${source}From`, `${source}To`] });
  // The name may change even if the ends don’t.
  const [, readAnew] = useReducer((times: number) => times + 1, 0);
  const isRange = typeof from === 'number' && typeof to === 'number';
  const chosen = (isRange && periodName(source, { from, to }, Date.now() / 1000, zone)) || '';
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={({ target }) => {
        const preset = datePresetNames.find((name) => name === target.value);
        const range = preset && choosePeriod(source, preset, Date.now() / 1000, zone);
        setValue(`${source}From`, range?.from ?? null);
        setValue(`${source}To`, range?.to ?? null);
        readAnew();
      }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('list.range.any')}</MenuItem>
      {datePresetNames.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`list.range.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** The input of an end, and what it must satisfy before the list is requested. */
const inputs = {
  day: { Input: DayInput, validate: [rule('date')] },
  number: { Input: NumberInput, validate: [rule('integerNumber')] },
  decimal: {
    Input: DecimalInput,
    validate: [rule('floatLimit', exactDigits.decimals), rule('wholeDigits', exactDigits.whole)],
  },
};

const RangeInputs = ({ source, of }: { source: string; of: RangeKind }) => {
  const translate = useTranslate();
  const name = String(useTranslateLabel()({ source }));
  const label = (end: 'from' | 'to') => translate(`list.range.${end}`, { name });
  const ends = ['from', 'to'] as const;
  const sourceOf = (end: 'from' | 'to') => `${source}${end === 'from' ? 'From' : 'To'}`;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={1}
      sx={{ '&&& .MuiFormControl-root.MuiFormControl-root': { minWidth: 0, width: { xs: 1, sm: 172 } } }}
    >
      {of === 'moment' && <Presets source={source} label={name} />}
      {ends.map((end) => {
        if (of === 'moment') return <DayEndInput key={end} source={sourceOf(end)} label={label(end)} end={end} />;
        const { Input, validate } = inputs[of];
        return <Input key={end} source={sourceOf(end)} label={label(end)} validate={validate} />;
      })}
    </Stack>
  );
};

export default RangeInputs;
