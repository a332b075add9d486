import { capWindow } from './cap-windows.ts';
import { momentOf, offsetAt, wallTime } from './zones.ts';

/** When people are told, by their own clocks. Moments are whole seconds UTC. */

type NoticeFrequency = 'immediately' | 'hourly' | 'daily';

export interface NoticeTimes {
  frequency: NoticeFrequency;
  /** Between these times of the day, `22:00`, nothing is told; both or none. */
  quietFrom: string | null;
  quietTo: string | null;
}

const minute = 60;
const day = 86_400;
/** The time of the day at which a daily digest is told. */
const digestAt = 9 * 3600;

/** Seconds since midnight of a time of the day. */
const secondsOf = (time: string): number => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60;

const timeOfDay = (wall: number): number => ((wall % day) + day) % day;

/** Whether a time of the day lies in quiet hours, which may go over midnight; none are quiet where both are the same. */
const isWithin = (time: number, from: number, to: number): boolean =>
  from <= to ? time >= from && time < to : time >= from || time < to;

/** Whether it is quiet at a moment by the clocks of a zone. */
export const isQuiet = ({ quietFrom, quietTo }: NoticeTimes, at: number, zone: string): boolean =>
  quietFrom !== null &&
  quietTo !== null &&
  isWithin(timeOfDay(wallTime(at, zone)), secondsOf(quietFrom), secondsOf(quietTo));

/** The first moment after `at` at which clocks show this time of the day. */
const nextTime = (at: number, time: number, zone: string): number => {
  const wall = wallTime(at, zone);
  const midnight = wall - timeOfDay(wall);
  // A time that comes twice as clocks go back may lie behind and come once more.
  const twice = at + (midnight + time - wall);
  const ahead = [0, 1, 2].map((days) => momentOf(midnight + days * day + time, zone));
  const found = [...ahead, twice].filter((one) => one > at);
  return Math.min(...found);
};

/** The first moment from one on at which it is not quiet. */
const loudFrom = (times: NoticeTimes, from: number, zone: string): number => {
  if (times.quietTo === null || !isQuiet(times, from, zone)) return from;
  const end = nextTime(from, secondsOf(times.quietTo), zone);
  if (offsetAt(from, zone) === offsetAt(end, zone)) return end;
  // Where clocks change meanwhile, quiet hours may be left early, or begin anew.
  let at = from;
  while (isQuiet(times, at, zone)) at += minute - (at % minute);
  return at;
};

/** When something that happened is due: at once, or with the next digest; once quiet hours are over where it falls into them. */
export const noticeDueAt = (times: NoticeTimes, at: number, zone: string): number => {
  const { frequency } = times;
  const due =
    frequency === 'hourly'
      ? (capWindow('hour', zone, at).end ?? at)
      : frequency === 'daily'
        ? nextTime(at, digestAt, zone)
        : at;
  return loudFrom(times, due, zone);
};
