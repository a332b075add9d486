import { useTranslate } from 'ra-core';
import { isSchedule } from '../../../domain/time/schedule.ts';
import { usualWeight } from '../../../domain/traffic/sieve.ts';
import { scheduleText } from '../../../domain/time/schedule-text.ts';
import { useRepresent, useReferred } from '../references.ts';
import { useLanguage } from '../language.ts';
import type { Fields } from '../typed.ts';
import type { ValueProps } from './types.ts';
import { useNumberValue, useValue, useValues } from './useValue.ts';

const sources = 'settings/lists/traffic-sources';

const isId = (value: unknown): value is number => typeof value === 'number';

/**
 * The whole sieve of a record on one line, with its weight if that is not the default: 'LV, EE · Mon–Fri 09:00–18:00
 * Riga · weight 30'.
 */
export const SieveField = <R extends object = Fields>(_: ValueProps<R>) => {
  const translate = useTranslate();
  const language = useLanguage();
  const ids = useValues('trafficSources').filter(isId);
  const { records, titles } = useReferred('trafficSources', sources, ids);
  const represent = useRepresent(sources);
  const names = ids.map((id, place) => {
    const record = records[place];
    return record ? represent(record) : (titles.get(id) ?? `#${id}`);
  });
  const lists: [values: readonly string[], mode: unknown][] = [
    [useValues('countries').map(String), useValue('countriesMode')],
    [useValues('languages').map(String), useValue('languagesMode')],
    [names, useValue('trafficSourcesMode')],
  ];
  const schedule = useValue('schedule');
  const weight = useNumberValue('weight');
  const which = [
    ...lists.flatMap(([values, mode]) => {
      const all = values.join(', ');
      if (all === '') return [];
      return [mode === 'except' ? translate('field.allBut', { values: all }) : all];
    }),
    ...(isSchedule(schedule) ? [scheduleText(schedule, language)] : []),
  ];
  const line = [
    ...(which.length > 0 ? which : [translate('field.anyTraffic')]),
    ...(weight === undefined || weight === usualWeight ? [] : [translate('field.weight', { weight })]),
  ].join(' · ');
  return <span title={line}>{line}</span>;
};
SieveField.columnWidth = [128, 320];
