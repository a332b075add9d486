import { measureBilling } from './billing/billing.ts';
import { billingVerdicts } from './billing/verdicts.ts';
import { measureBrowser } from './browser/browser.ts';
import { measureBytes } from './codegen/bytes.ts';
import { measureCodegen } from './codegen/codegen.ts';
import { compareWorks } from './compare.ts';
import { measureDecision } from './decision/decision.ts';
import { measureExports } from './exports/exports.ts';
import { type Environment, prepareEnvironment } from './environment/postgres.ts';
import { machine } from './machine.ts';
import { type Options, ratios, readOptions, usage, works } from './options.ts';
import { printComparisons, printVerdicts } from './print.ts';
import {
  browserVerdicts,
  bytesVerdict,
  codegenVerdicts,
  decisionVerdicts,
  exportVerdicts,
  ratioVerdicts,
  searchVerdicts,
  type Verdict,
} from './verdicts.ts';
import { measureStatistics } from './statistics/statistics.ts';
import { statisticsVerdicts } from './statistics/verdicts.ts';
import { watchMemory } from './traffic/memory.ts';
import { measureTraffic } from './traffic/traffic.ts';
import { memoryVerdicts, trafficVerdicts } from './traffic/verdicts.ts';

/** `npm run bench`: measures the product on this machine, in one run. Fails if a budget is exceeded. */

const entities = 100;

const say = (line: string): void => console.error(`  … ${line}`);

const inEnvironment = async (options: Options, environment: Environment): Promise<Verdict[]> => {
  console.log(`${machine(environment.version)}\n`);
  const verdicts: Verdict[] = [];
  if ([...works, ...ratios].some((one) => options.wanted.has(one))) {
    const found = await compareWorks(environment, options, say);
    const { rows, seconds } = options;
    console.log(
      `${rows.toLocaleString('en')} campaigns in one network; 20 connections, rounds of ${seconds} s; bulk and search over one connection\n`,
    );
    if (found.comparisons.length > 0) console.log(`${printComparisons(found.comparisons)}\n`);
    verdicts.push(...searchVerdicts(found.comparisons, rows), ...ratioVerdicts(found.ratios));
  }
  if (options.wanted.has('traffic')) {
    const { seconds, clicks, profiles: profile } = options;
    verdicts.push(...trafficVerdicts(await measureTraffic(environment, { seconds, clicks, profile, say }), clicks));
  }
  if (options.wanted.has('memory')) {
    const { minutes } = options;
    verdicts.push(...memoryVerdicts(await watchMemory(environment, { minutes, say }), minutes));
  }
  if (options.wanted.has('statistics')) {
    const { facts } = options;
    verdicts.push(...statisticsVerdicts(await measureStatistics(environment, facts, say), facts));
  }
  if (options.wanted.has('exports')) {
    const { rows, profiles: profile } = options;
    verdicts.push(...exportVerdicts(await measureExports(environment, { rows, profile, say })));
  }
  if (options.wanted.has('billing')) {
    const { profiles: profile } = options;
    verdicts.push(...billingVerdicts(await measureBilling(environment, { profile, say })));
  }
  if (options.wanted.has('browser')) {
    say('browser');
    verdicts.push(...browserVerdicts(await measureBrowser(environment)));
  }
  return verdicts;
};

const bench = async (options: Options): Promise<void> => {
  const verdicts: Verdict[] = [];
  if (options.wanted.has('decision')) {
    say('decision');
    verdicts.push(...decisionVerdicts(measureDecision()));
  }
  if (options.wanted.has('codegen')) {
    say('codegen');
    verdicts.push(...codegenVerdicts(await measureCodegen(entities)));
    say('bytes');
    verdicts.push(bytesVerdict(entities, await measureBytes(entities)));
  }
  if ([...options.wanted].some((section) => section !== 'codegen' && section !== 'decision')) {
    const environment = await prepareEnvironment();
    try {
      verdicts.push(...(await inEnvironment(options, environment)));
    } finally {
      await environment.stop();
    }
  }
  if (verdicts.length > 0) console.log(printVerdicts(verdicts));
  if (verdicts.some(({ verdict }) => verdict === 'over budget')) process.exitCode = 1;
};

const read = (): Options | undefined => {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 1;
    return undefined;
  }
};

// Everything started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = read();
if (options?.help) console.log(usage);
else if (options) await bench(options);
