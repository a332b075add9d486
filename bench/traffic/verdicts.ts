import type { Speed } from '../load/speed.ts';
import { type Bounds, judged, type Verdict } from '../verdicts.ts';
import type { MemoryWatched } from './memory.ts';
import type { TrafficTimes } from './traffic.ts';

const number = (value: number): string => Math.round(value).toLocaleString('en');
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const perSecond = (value: number): string => `${number(value)}/s`;
const percent = (value: number): string => `${Math.round(value * 100)} %`;
const multiple = (value: number): string => `${value.toFixed(1)} ×`;

/** Judges a value that should be small. */
const atMost = (measured: string, value: number, bounds: Bounds, words: (value: number) => string): Verdict => ({
  measured,
  found: words(value),
  aim: words(bounds.aim),
  budget: words(bounds.budget),
  verdict: judged(value, bounds),
});

/** Judges a value that should be large. */
const atLeast = (
  measured: string,
  value: number,
  { aim, budget }: Bounds,
  words: (value: number) => string,
): Verdict => ({
  measured,
  found: words(value),
  aim: `≥ ${words(aim)}`,
  budget: `≥ ${words(budget)}`,
  verdict: judged(-value, { aim: -aim, budget: -budget }),
});

const said = (measured: string, { perSecond: often, p50, p99 }: Speed): Verdict => ({
  measured,
  found: `${perSecond(often)}, ${milliseconds(p50)}, ${milliseconds(p99)}`,
  verdict: '',
});

/** Compares a speed with another, without judging it. */
const beside = (measured: string, found: Speed, best: Speed): Verdict => ({
  measured,
  found: percent(found.perSecond / best.perSecond),
  verdict: '',
});

/** Compares the flow of traffic with the best possible. */
export const trafficVerdicts = (times: TrafficTimes, rows: number): Verdict[] => [
  said('a bare 302, 400 connections: a second, p50, p99', times.bareClicks),
  said('a bare server that writes the same rows, 400 connections', times.writtenClicks),
  said('click, 400 connections: a second, p50, p99', times.clicks),
  atLeast(
    'click, 400 connections, beside a bare 302',
    times.clicks.perSecond / times.bareClicks.perSecond,
    { aim: 0.6, budget: 0.45 },
    percent,
  ),
  beside('that bare server, beside a bare 302', times.writtenClicks, times.bareClicks),
  beside('click, 400 connections, beside that bare server', times.clicks, times.writtenClicks),
  said('a durable commit: a second, p50, p99', times.commits),
  said('a bare server that writes the same rows, 50 connections', times.calmWrittenClicks),
  said('click, 50 connections: a second, p50, p99', times.calmClicks),
  beside('click, 50 connections, beside that bare server', times.calmClicks, times.calmWrittenClicks),
  atMost(
    'click, 50 connections, p99 beside a commit',
    times.calmClicks.p99 / times.commits.p50,
    { aim: 3, budget: 3 },
    multiple,
  ),
  atMost('lag of statistics behind these clicks, p99', times.lag, { aim: 2000, budget: 2000 }, milliseconds),
  atLeast('leads, 50 connections, each taken at once', times.leads.perSecond, { aim: 400, budget: 400 }, perSecond),
  atMost('lead, 4 connections, p99', times.calmLeads.p99, { aim: 25, budget: 25 }, milliseconds),
  atLeast('postback to conversion, 50 connections', times.postbacks.perSecond, { aim: 1500, budget: 1500 }, perSecond),
  atMost('a change in force in another process', times.change, { aim: 1000, budget: 1000 }, milliseconds),
  atMost(
    `clicks of a campaign and a day among ${rows.toLocaleString('en')}, with total, p99`,
    times.list.p99,
    { aim: 50, budget: 50 },
    milliseconds,
  ),
];

/** Judges whether the memory of a process stays what it was once everything has been used. */
export const memoryVerdicts = ({ early, late, events }: MemoryWatched, minutes: number): Verdict[] => [
  {
    measured: `events in ${minutes} min of paced traffic; memory of the process early and late`,
    found: `${number(events)}, ${number(early)} MB, ${number(late)} MB`,
    verdict: '',
  },
  atMost('memory late, beside early', late / early, { aim: 1.05, budget: 1.15 }, (value) => `${value.toFixed(2)} ×`),
];
