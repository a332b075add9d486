import type { Scripts, Waits } from './browser/visit.ts';
import type { CodegenTimes } from './codegen/codegen.ts';
import type { Ratio } from './ratios.ts';

/** A finding beside what was aimed at. */
export interface Verdict {
  measured: string;
  found: string;
  aim?: string;
  budget?: string;
  verdict: 'as aimed' | 'within budget' | 'over budget' | '';
}

interface Bounds {
  aim: number;
  /** What may never be exceeded. */
  budget: number;
}

const judged = (value: number, { aim, budget }: Bounds): Verdict['verdict'] =>
  value <= aim ? 'as aimed' : value <= budget ? 'within budget' : 'over budget';

const seconds = (value: number): string => `${value.toFixed(2)} s`;
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

const codegenBounds: Bounds = { aim: 2, budget: 5 };
const scriptBounds: Bounds = { aim: 300_000, budget: 380_000 };

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

export const browserVerdicts = ({ scripts, waits }: { scripts: Scripts; waits: Waits }): Verdict[] => [
  {
    measured: `JavaScript until the first list can be used (${scripts.files} files), gzip`,
    found: kilobytes(scripts.gzip),
    aim: kilobytes(scriptBounds.aim),
    budget: kilobytes(scriptBounds.budget),
    verdict: judged(scripts.gzip, scriptBounds),
  },
  { measured: 'the same as it was sent', found: kilobytes(scripts.transferred), verdict: '' },
  { measured: 'navigation to a usable list, nothing cached', found: seconds(waits.cold / 1000), verdict: '' },
  { measured: 'navigation to a usable list, scripts cached', found: seconds(waits.warm / 1000), verdict: '' },
];
