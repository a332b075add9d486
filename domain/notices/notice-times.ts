import { capWindow } from '../traffic/cap-windows.ts';
import { momentOf, offsetAt, wallTime } from '../time/zones.ts';

/** When people are notified, by their own clocks. Moments are whole seconds UTC. */

type NoticeFrequency = 'immediately' | 'hourly' | 'daily';

export interface NoticeTimes {
  frequency: NoticeFrequency;
  /** No notifications between these times of day, such as `22:00`; both or neither are set. */
  quietFrom: string | null;
  quietTo: string | null;
}

const minute = 60;
const day = 86_400;
/** The time of day at which a daily digest is sent. */
const digestAt = 9 * 3600;

/** Converts a time of day to seconds since midnight. */
const secondsOf = (time: string): number => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60;

const timeOfDay = (wall: number): number => ((wall % day) + day) % day;

/** Returns whether a time of day is within quiet hours, which may span midnight; equal times mean no quiet hours. */
const isWithin = (time: number, from: number, to: number): boolean =>
  from <= to ? time >= from && time < to : time >= from || time < to;

/** Returns whether a moment is within quiet hours by the clocks of a zone. */
export const isQuiet = ({ quietFrom, quietTo }: NoticeTimes, at: number, zone: string): boolean =>
  quietFrom !== null &&
  quietTo !== null &&
  isWithin(timeOfDay(wallTime(at, zone)), secondsOf(quietFrom), secondsOf(quietTo));

/** Returns the first moment after `at` at which clocks show this time of day. */
const nextTime = (at: number, time: number, zone: string): number => {
  const wall = wallTime(at, zone);
  const midnight = wall - timeOfDay(wall);
  // A time that occurs twice as clocks go back may be past and still come again.
  const twice = at + (midnight + time - wall);
  const ahead = [0, 1, 2].map((days) => momentOf(midnight + days * day + time, zone));
  const found = [...ahead, twice].filter((one) => one > at);
  return Math.min(...found);
};

/** Returns the first moment from a given one that is not within quiet hours. */
const loudFrom = (times: NoticeTimes, from: number, zone: string): number => {
  if (times.quietTo === null || !isQuiet(times, from, zone)) return from;
  const end = nextTime(from, secondsOf(times.quietTo), zone);
  if (offsetAt(from, zone) === offsetAt(end, zone)) return end;
  // If clocks change in between, quiet hours may end early or start again.
  let at = from;
  while (isQuiet(times, at, zone)) at += minute - (at % minute);
  return at;
};

/** Returns when a notice is due: immediately or with the next digest, but after quiet hours if it falls within them. */
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
