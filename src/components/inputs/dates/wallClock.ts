import { UTCDate } from '@date-fns/utc';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import type { DateBuilderReturnType } from '@mui/x-date-pickers/models';
import { parse } from 'date-fns/parse';
import { isZone, wallTime } from '../../../../domain/time/zones.ts';

/** Returns the wall time at a moment as a date for the pickers (D11). */
export const wallDate = (at: number, zone: string): UTCDate => new UTCDate(wallTime(at, zone) * 1000);

/**
 * Date adapter of the pickers. Their dates are wall times in the user's zone, stored as if they were UTC, so that
 * neither the host's zone nor its clock changes interfere; a picker's `timezone` is used only to tell the current time.
 */
export class WallClock extends AdapterDateFns {
  override date = <T extends string | null | undefined>(value?: T, zone = 'default'): DateBuilderReturnType<T> =>
    this.at(value, zone) as DateBuilderReturnType<T>;

  override getInvalidDate = () => new UTCDate(Number.NaN);

  /** Accepts pasted days in other notations: 2026-11-21, 2026/11/21. */
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
