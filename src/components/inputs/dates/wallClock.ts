import { UTCDate } from '@date-fns/utc';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import type { DateBuilderReturnType } from '@mui/x-date-pickers/models';
import { parse } from 'date-fns/parse';
import { isZone, wallTime } from '../../../../domain/zones.ts';

/** The wall time at a moment as a date of the pickers (D11). */
export const wallDate = (at: number, zone: string): UTCDate => new UTCDate(wallTime(at, zone) * 1000);

/**
 * Calendar of the pickers. Their dates are wall times of the person's zone, held as if they were UTC, so that neither
 * the host's zone nor its clock changes have a say; `timezone` of a picker is asked only what time it is now.
 */
export class WallClock extends AdapterDateFns {
  override date = <T extends string | null | undefined>(value?: T, zone = 'default'): DateBuilderReturnType<T> =>
    this.at(value, zone) as DateBuilderReturnType<T>;

  override getInvalidDate = () => new UTCDate(Number.NaN);

  /** Days may be pasted as they are written elsewhere: 2026-11-21, 2026/11/21. */
  override parse = (value: string, format: string): Date | null =>
    value === ''
      ? null
      : parse(value.replaceAll(/(?<=\d)[-/](?=\d)/g, '.'), format, new UTCDate(), { locale: this.locale });

  private at(value: string | null | undefined, zone: string): Date | null {
    if (value === null) return null;
    if (value !== undefined) return new UTCDate(value);
    return wallDate(Math.floor(Date.now() / 1000), isZone(zone) ? zone : 'UTC');
  }
}
