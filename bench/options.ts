import { parseArgs } from 'node:util';

/** What can be measured, in order. */
export const sections = [
  'list',
  'rows',
  'filtered',
  'create',
  'bulk',
  'update',
  'search',
  'networks',
  'flood',
  'decision',
  'traffic',
  'memory',
  'statistics',
  'exports',
  'billing',
  'codegen',
  'browser',
] as const;
export type Section = (typeof sections)[number];

/** The sections that put load on a table; the others measure tools and pages. */
export const works = [
  'list',
  'rows',
  'filtered',
  'create',
  'bulk',
  'update',
  'search',
] as const satisfies readonly Section[];
export type WorkName = (typeof works)[number];

/** The sections that compare the product with itself under other circumstances. */
export const ratios = ['networks', 'flood'] as const satisfies readonly Section[];
export type RatioName = (typeof ratios)[number];

export const usage = `npm run bench                          measures everything here
npm run bench -- --only list,create     measures some: ${sections.join(', ')}
npm run bench -- --peer                 compares with Directus, installed in a temporary folder
npm run bench -- --peer-folder <path>   keeps that installation there, and uses it again
npm run bench -- --rows 100000          another number of records (1,000,000)
npm run bench -- --clicks 100000        another number of clicks that are listed (10,000,000)
npm run bench -- --facts 100000         another number of facts that statistics sum up (10,000,000)
npm run bench -- --seconds 5            another duration of each of three rounds (4)
npm run bench -- --minutes 60           how long memory is watched under traffic (5)
npm run bench -- --profile <path>       writes a CPU profile of the server there`;

export interface Options {
  help: boolean;
  wanted: ReadonlySet<Section>;
  /** Whether to compare with the peer, and where to keep it; a temporary folder if `folder` is absent. */
  peer: { folder: string | undefined } | undefined;
  rows: number;
  clicks: number;
  facts: number;
  seconds: number;
  /** How long memory is watched. */
  minutes: number;
  /** Folder for a CPU profile of the server. */
  profiles: string | undefined;
}

const isSection = (name: string): name is Section => sections.some((section) => section === name);

const sectionsOf = (list: string): Section[] =>
  list.split(',').map((name) => {
    if (!isSection(name)) throw new TypeError(`Nothing is called "${name}"; there is ${sections.join(', ')}`);
    return name;
  });

const countOf = (name: string, text: string): number => {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) throw new TypeError(`--${name} is a whole number from 1 on`);
  return count;
};

/** Parses the command line. @throws TypeError saying what is wrong with it */
export const readOptions = (args: string[]): Options => {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      only: { type: 'string', default: sections.join(',') },
      peer: { type: 'boolean', default: false },
      'peer-folder': { type: 'string' },
      rows: { type: 'string', default: '1000000' },
      clicks: { type: 'string', default: '10000000' },
      facts: { type: 'string', default: '10000000' },
      seconds: { type: 'string', default: '4' },
      minutes: { type: 'string', default: '5' },
      profile: { type: 'string' },
    },
  });
  const { help, only, peer, 'peer-folder': folder, rows, clicks, facts, seconds, minutes, profile } = values;
  return {
    help,
    wanted: new Set(sectionsOf(only)),
    peer: peer || folder !== undefined ? { folder } : undefined,
    rows: countOf('rows', rows),
    clicks: countOf('clicks', clicks),
    facts: countOf('facts', facts),
    seconds: countOf('seconds', seconds),
    minutes: countOf('minutes', minutes),
    profiles: profile,
  };
};
