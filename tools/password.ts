import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageError } from './command-line.ts';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Where questions are shown. */
  output: NodeJS.WritableStream;
}

/** Swallows what readline would echo. */
const nowhere = (): Writable =>
  new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });

/**
 * Reads a new password: on a terminal it is asked for twice and not shown, otherwise it is the first line of the input.
 * So it appears neither in the list of processes nor in the shell's history.
 * @throws UsageError if both entries differ, or there is none
 */
export const readPassword = async (
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> => {
  const isTerminal = input.isTTY === true;
  const lines = createInterface({ input, output: nowhere(), terminal: isTerminal });
  // Ctrl-C, which readline takes from the terminal.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const read = lines[Symbol.asyncIterator]();
  const next = async (asked: string): Promise<string> => {
    if (isTerminal) output.write(`${asked}: `);
    const { value = '' } = await read.next();
    if (isTerminal) output.write('\n');
    return value;
  };
  try {
    const password = await next(question);
    if (password === '') throw new UsageError('The password is missing.');
    if (isTerminal && (await next('Once more')) !== password) throw new UsageError('The two passwords differ.');
    return password;
  } finally {
    lines.close();
  }
};
