import { judged, type Verdict } from '../verdicts.ts';
import type { StatisticsTimes } from './statistics.ts';

const times = (value: number): string => `${value.toFixed(2)} × as long`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** Fractions of what PostgreSQL takes for the same: 100 ms of 5 s on the machine on which the store was selected. */
const ownBounds = { aim: 0.02, budget: 0.1 };
const otherBounds = { aim: 0.1, budget: 0.3 };
/** 20 share two cores, so most of the time is spent waiting for their turn. */
const crowdBounds = { aim: 4, budget: 40 };

/** Compares the answer to five groupings with PostgreSQL's time for the same query, and 20 people with one. */
export const statisticsVerdicts = (found: StatisticsTimes, facts: number): Verdict[] => {
  const beside = `five groupings of ${facts.toLocaleString('en')} facts`;
  const ratio = (measured: string, value: number, bounds: typeof ownBounds): Verdict => ({
    measured,
    found: times(value),
    aim: times(bounds.aim),
    budget: times(bounds.budget),
    verdict: judged(value, bounds),
  });
  return [
    { measured: `${beside}: PostgreSQL`, found: milliseconds(found.postgres), verdict: '' },
    { measured: 'the store, by days of the network’s zone', found: milliseconds(found.own), verdict: '' },
    { measured: 'the store, in another zone', found: milliseconds(found.other), verdict: '' },
    { measured: 'the store, from facts alone', found: milliseconds(found.raw), verdict: '' },
    ratio('network’s zone, beside PostgreSQL', found.own / found.postgres, ownBounds),
    ratio('another zone, beside PostgreSQL', found.other / found.postgres, otherBounds),
    ratio('20 people at once, p99 beside one alone', found.crowd / found.own, crowdBounds),
  ];
};
