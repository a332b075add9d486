import { parseArgs } from 'node:util';

export const usage = `npm test                     every check and every test
npm test -- --shard 1/4      a quarter of them, for machines side by side
npm test -- --changed        what is near to that which changed since main
npm test -- --changed <ref>  the same since another commit or branch
npm test -- --help           this`;

/** The part of the whole run that is requested. */
export interface Options {
  /** Which shard, and of how many. */
  shard?: { index: number; count: number };
  /** The commit or branch since which changes count. */
  changed?: string;
  /** Print only the usage. */
  help?: true;
}

const shardOf = (text: string): NonNullable<Options['shard']> => {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count) throw new TypeError(`--shard is written 1/4, not ${text}`);
  return { index, count };
};

/** Parses the command line of `npm test`. @throws TypeError saying what is wrong with it */
export const readOptions = (args: readonly string[]): Options => {
  // The reference is optional, which parseArgs does not support.
  const given = args.flatMap((arg, at) =>
    arg === '--changed' && (args[at + 1]?.startsWith('-') ?? true) ? ['--changed=main'] : [arg],
  );
  const { values } = parseArgs({
    args: given,
    options: { shard: { type: 'string' }, changed: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return { help: true };
  if (values.shard !== undefined && values.changed !== undefined)
    throw new TypeError('--shard and --changed exclude each other');
  return {
    ...(values.shard !== undefined && { shard: shardOf(values.shard) }),
    ...(values.changed !== undefined && { changed: values.changed }),
  };
};

/** Returns the checks of a shard: dealt out like cards, so that each is run once among all shards. */
export const dealt = <T>(all: readonly T[], shard: Options['shard']): T[] =>
  all.filter((_, place) => !shard || place % shard.count === shard.index - 1);
