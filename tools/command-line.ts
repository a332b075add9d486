import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError, toldOf } from '../server/operator.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Given<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>
>['values'];

interface Command<T extends Options> {
  /** The usage, with a line for each way to call it. */
  usage: string;
  options?: T;
  /** Returns whether the number of positional arguments is valid. */
  takes?: (count: number) => boolean;
}

/** A missing or wrong argument of a command; its usage follows the message. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Runs a command for operators of the product: `--help` prints its usage and does nothing, and neither does an invalid
 * command line (exit code 2). Problems that an operator can fix are described in a sentence (exit code 1).
 * @param work takes the options and the positional arguments
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
    // The first sentence says what is wrong, the others how such arguments are usually passed.
    throw error instanceof TypeError ? new UsageError(error.message.split('. ')[0]) : error;
  }
};
