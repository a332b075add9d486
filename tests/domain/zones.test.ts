import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentZoneName,
  isZone,
  momentOf,
  offsetAt,
  offsetLabel,
  offsetsBetween,
  usualZoneName,
  wallTime,
  zoneName,
  zoneText,
} from '../../domain/time/zones.ts';
import { moments, utc, zones } from './clocks.ts';

const recent = moments.filter((at) => at >= utc('2000-01-01T00:00:00Z'));

describe('offsets', () => {
  it.each([
    ['Europe/Kyiv', '2026-03-29T00:59:59Z', 7200, '+02:00'],
    ['Europe/Kyiv', '2026-03-29T01:00:00Z', 10800, '+03:00'],
    ['America/St_Johns', '2026-01-01T00:00:00Z', -12600, '-03:30'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 20700, '+05:45'],
    ['UTC', '2026-01-01T00:00:00Z', 0, '+00:00'],
  ])('of %s at %s', (zone, at, offset, label) => {
    expect(offsetAt(utc(at), zone)).toBe(offset);
    expect(offsetLabel(utc(at), zone)).toBe(label);
  });

  it('agree with the clock that the runtime shows', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
        expect(wallTime(at, zone)).toBe(utc(`${clock.format(at * 1000).replace(' ', 'T')}Z`));
      }),
    );
  });

  it('between two moments are those of each moment, from where they begin', () => {
    fc.assert(
      fc.property(recent, recent, recent, zones, (one, other, third, zone) => {
        const [from = 0, at = 0, to = 0] = [one, other, third].toSorted((first, second) => first - second);
        const offsets = offsetsBetween(from, to, zone, to);
        expect(offsets[0]).toEqual({ at: from, offset: offsetAt(from, zone) });
        expect(offsets.findLast((change) => change.at <= at)?.offset).toBe(offsetAt(at, zone));
        for (const change of offsets.slice(1)) {
          expect(offsetAt(change.at, zone)).toBe(change.offset);
          expect(offsetAt(change.at - 1, zone)).not.toBe(change.offset);
        }
      }),
    );
  });

  it('between the beginning and the end of time are found for the years that there may be facts of', () => {
    const offsets = offsetsBetween(0, 4_294_967_295, 'Europe/Kyiv', utc('2026-11-29T00:00:00Z'));
    expect(offsets[0]).toEqual({ at: 0, offset: 7200 });
    expect(offsets[1]?.at).toBe(utc('2000-03-26T01:00:00Z'));
    expect(offsets.at(-1)?.at).toBe(utc('2027-10-31T01:00:00Z'));
  });

  it('refuse a zone nobody knows', () => {
    expect(() => offsetAt(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('the moment of a wall time', () => {
  it('comes back from every moment, or from the earlier one that shows the same time', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const wall = wallTime(at, zone);
        const found = momentOf(wall, zone);
        expect(found).toBeLessThanOrEqual(at);
        expect(wallTime(found, zone)).toBe(wall);
      }),
    );
  });

  it.each([
    ['the first of two in autumn', 'America/New_York', '2026-11-01T01:30:00Z', '2026-11-01T05:30:00Z'],
    ['the jump in spring', 'America/New_York', '2026-03-08T02:30:00Z', '2026-03-08T07:00:00Z'],
    ['the jump at midnight', 'America/Sao_Paulo', '2018-11-04T00:00:00Z', '2018-11-04T03:00:00Z'],
    ['the jump over a whole day', 'Pacific/Apia', '2011-12-30T12:00:00Z', '2011-12-30T10:00:00Z'],
  ])('is %s', (_, zone, wall, moment) => {
    expect(momentOf(utc(wall), zone)).toBe(utc(moment));
  });
});

describe('names', () => {
  it('keep the part before the offset', () => {
    expect(zoneText('Europe/Kyiv', utc('2026-07-01T00:00:00Z'))).toBe('Europe/Kyiv (+03:00)');
    expect(zoneName('Europe/Kyiv (+03:00)')).toBe('Europe/Kyiv');
    expect(zoneName('Europe/Kyiv')).toBe('Europe/Kyiv');
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        expect(zoneName(zoneText(zone, at))).toBe(zone);
      }),
    );
  });

  it('are known or not', () => {
    expect(['Europe/Kyiv', 'Europe/Kiev', 'UTC'].filter(isZone)).toHaveLength(3);
    expect(['', 'Europe', 'Mars/Olympus', '+03:00', 'Europe/Kyiv (+03:00)'].filter(isZone)).toEqual([]);
  });

  it('follow the renaming of zones, to the same clock', () => {
    expect(currentZoneName('Europe/Kiev')).toBe('Europe/Kyiv');
    expect(currentZoneName('Europe/Oslo')).toBe('Europe/Oslo');
    const at = utc('2026-07-01T00:00:00Z');
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      expect(offsetAt(at, currentZoneName(zone))).toBe(offsetAt(at, zone));
    }
  });
});

it('a zone has one name, in whatever letters and under whatever older name it is asked for', () => {
  const asked = ['europe/riga', 'UTC', 'utc', 'Asia/Calcutta', 'US/Pacific', 'Europe/Kyiv'];
  expect(asked.map(usualZoneName)).toEqual([
    ...['Europe/Riga', 'UTC', 'UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Europe/Kyiv'],
  ]);
});
