import type { FirstVisit } from '../tools/first-visit.ts';
import type { Visits } from './browser/browser.ts';
import type { Scripts } from './browser/visit.ts';
import type { CodegenTimes } from './codegen/codegen.ts';
import type { Comparison } from './compare.ts';
import type { DecisionTimes } from './decision/decision.ts';
import type { ExportSpeeds } from './exports/exports.ts';
import type { Ratio } from './ratios.ts';

/** A finding and its aim. */
export interface Verdict {
  measured: string;
  found: string;
  aim?: string;
  budget?: string;
  verdict: 'as aimed' | 'within budget' | 'over budget' | '';
}

export interface Bounds {
  aim: number;
  /** What must never be exceeded. */
  budget: number;
}

export const judged = (value: number, { aim, budget }: Bounds): Verdict['verdict'] =>
  value <= aim ? 'as aimed' : value <= budget ? 'within budget' : 'over budget';

const seconds = (value: number): string => `${value.toFixed(2)} s`;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

const codegenBounds: Bounds = { aim: 2, budget: 5 };
const listBounds: Bounds = { aim: 300_000, budget: 340_000 };
const signInBounds: Bounds = { aim: 250_000, budget: 270_000 };

const ratioBounds: Bounds = { aim: 1.1, budget: 1.3 };
const ratioTitles = {
  networks: 'list: 50 networks in turn, beside one alone',
  flood: 'list: after 440 others came and went, beside none',
};
const times = (value: number): string => `${value.toFixed(2)} × as long`;

export const ratioVerdicts = (ratios: readonly Ratio[]): Verdict[] =>
  ratios.map(({ name, times: value }) => ({
    measured: ratioTitles[name],
    found: times(value),
    aim: times(ratioBounds.aim),
    budget: times(ratioBounds.budget),
    verdict: judged(value, ratioBounds),
  }));

const searchBounds: Bounds = { aim: 20, budget: 20 };
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

/** Compares how long the palette's results take with their limits. */
export const searchVerdicts = (comparisons: readonly Comparison[], rows: number): Verdict[] =>
  comparisons
    .filter(({ work }) => work === 'search')
    .flatMap(({ sluice }) =>
      (['p50', 'p99'] as const).map((share): Verdict => {
        const isBound = share === 'p50';
        return {
          measured: `search of the palette, ${rows.toLocaleString('en')} rows, ${share}`,
          found: milliseconds(sluice[share]),
          aim: milliseconds(searchBounds.aim),
          ...(isBound && { budget: milliseconds(searchBounds.budget) }),
          // One slow answer in a hundred may be due to the machine.
          verdict: isBound || sluice[share] <= searchBounds.aim ? judged(sluice[share], searchBounds) : '',
        };
      }),
    );

export const codegenVerdicts = ({ entities, everything, oneChange, nothing }: CodegenTimes): Verdict[] =>
  [
    { measured: `codegen of ${entities} entities, everything`, value: everything },
    { measured: `codegen of ${entities} entities, one field added`, value: oneChange },
    { measured: `codegen of ${entities} entities, nothing to do`, value: nothing },
  ].map(({ measured, value }) => ({
    measured,
    found: seconds(value),
    aim: seconds(codegenBounds.aim),
    budget: seconds(codegenBounds.budget),
    verdict: judged(value, codegenBounds),
  }));

const decisionBounds: Bounds = { aim: 0.2, budget: 0.2 };
const crowdBounds: Bounds = { aim: 1, budget: 1 };

/** Judges how long it takes to decide who gets a lead. */
export const decisionVerdicts = ({ usual, crowd }: DecisionTimes): Verdict[] =>
  [
    { measured: 'decision: 1,000 offers, 200 advertisers, 5,000 targetings', value: usual, bounds: decisionBounds },
    { measured: 'decision among 200 candidates with sieves and caps, p50', value: crowd.p50, bounds: crowdBounds },
    { measured: 'the same, p99', value: crowd.p99, bounds: { ...crowdBounds, budget: undefined } },
  ].map(({ measured, value, bounds: { aim, budget } }) => ({
    measured,
    found: `${value.toFixed(3)} ms`,
    aim: `${aim} ms`,
    ...(budget !== undefined && { budget: `${budget} ms` }),
    // One slow decision in a hundred may be due to the machine.
    verdict: budget === undefined ? (value <= aim ? 'as aimed' : '') : judged(value, { aim, budget }),
  }));

/** Checks that the first list doesn't grow with what people add next to it. */
export const bytesVerdict = (entities: number, { list }: FirstVisit): Verdict => ({
  measured: `JavaScript of a first list with ${entities} entities, gzip`,
  found: kilobytes(list),
  aim: kilobytes(listBounds.aim),
  budget: kilobytes(listBounds.budget),
  verdict: judged(list, listBounds),
});

const scriptVerdict = (until: string, scripts: Scripts, bounds: Bounds): Verdict => ({
  measured: `JavaScript until ${until} (${scripts.files} files), gzip`,
  found: kilobytes(scripts.gzip),
  aim: kilobytes(bounds.aim),
  budget: kilobytes(bounds.budget),
  verdict: judged(scripts.gzip, bounds),
});

export const browserVerdicts = ({ signIn, staffList, affiliateList, waits }: Visits): Verdict[] => [
  scriptVerdict('one can sign in', signIn, signInBounds),
  scriptVerdict('staff can use their first list', staffList, listBounds),
  { measured: 'the same as it was sent', found: kilobytes(staffList.transferred), verdict: '' },
  scriptVerdict('affiliates can use theirs', affiliateList, listBounds),
  { measured: 'navigation to a usable list, nothing cached', found: seconds(waits.cold / 1000), verdict: '' },
  { measured: 'navigation to a usable list, scripts cached', found: seconds(waits.warm / 1000), verdict: '' },
];

const rowsPerSecond = (value: number): string => `${Math.round(value).toLocaleString('en')} rows/s`;

const csvBounds: Bounds = { aim: 100_000, budget: 20_000 };

/** Judges how fast lists are exported to files. */
export const exportVerdicts = ({ csv, xlsx }: ExportSpeeds): Verdict[] => [
  {
    measured: 'clicks to CSV',
    found: rowsPerSecond(csv),
    aim: `≥ ${rowsPerSecond(csvBounds.aim)}`,
    budget: `≥ ${rowsPerSecond(csvBounds.budget)}`,
    verdict: judged(-csv, { aim: -csvBounds.aim, budget: -csvBounds.budget }),
  },
  { measured: 'clicks to XLSX', found: rowsPerSecond(xlsx), verdict: '' },
];
