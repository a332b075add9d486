import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError, toldOf } from '../server/operator.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>
>['values'];

interface Command<T extends Options> {
  /** How it is written, with a line for each of its ways. */
  usage: string;
  options?: T;
  /** How many words stand beside the options. */
  takes?: (count: number) => boolean;
}

/** What a command was not told, or told wrongly; its usage follows the message. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs a command of those who operate the product: `--help` tells its usage and does nothing, and neither does a command
 * line that is wrong in any part (exit code 2). What an operator can mend is said in a sentence (exit code 1).
 * @param work takes the options and the words beside them
 */
export const runCommand = async <const T extends Options>(
  { usage, options, takes = (count) => count === 0 }: Command<T>,
  work: (values: Given<T>, words: readonly string[]) => Promise<void>,
): Promise<void> => {
  try {
    const { values, positionals } = read(options);
    if ('help' in values) {
      console.log(usage);
      return;
    }
    if (!takes(positionals.length)) throw new UsageError('');
    await work(values as Given<T>, positionals);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(error.message === '' ? usage : `${error.message}\n${usage}`);
      process.exitCode = 2;
      return;
    }
    if (!(error instanceof OperatorError)) throw error;
    console.error(toldOf(error));
    process.exitCode = 1;
  }
};

const read = (options: Options = {}) => {
  const args = process.argv.slice(2);
  try {
    return parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    // Of its sentences the first one says what is wrong, the others how programs take such words.
    throw error instanceof TypeError ? new UsageError(error.message.split('. ')[0]) : error;
  }
};
