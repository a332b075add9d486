import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The compiler's incremental state, so that the next run only checks what a change affects. */
const memory = 'node_modules/.cache/types.tsbuildinfo';

/** Checkers share the work but repeat much of it: on two cores, four take twice the CPU time of one (D1587). */
const checkers = Math.min(Math.max(Math.floor(availableParallelism() / 2), 1), 4);

/** An error reported by the compiler. */
export interface TypeError {
  file: string;
  line: number;
  message: string;
}

const complaint = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/;
/** Matches the lines of an error's explanation, from the whole to the part, that name a field. */
const aboutField =
  /^(Property|Properties|Types of property|Object literal may only|Argument of type '"|Type '"|The types of) ?/;

/** Returns the essence of an error: the innermost line that names a field, if the compiler goes that deep. */
const innermost = ([first = '', ...deeper]: readonly string[]): string => {
  const fields = deeper.filter((line) => aboutField.test(line) && !line.startsWith('Types of property'));
  const named = deeper.flatMap((line) => /^Types of property '(.+)' are incompatible/.exec(line)?.[1] ?? []);
  const [path, last] = [named.join('.'), fields.at(-1) ?? (named.length > 0 ? deeper.at(-1) : undefined)];
  if (last === undefined) return first;
  return path && !last.includes(`'${named.at(-1)}'`) ? `${path}: ${last}` : last;
};

/** Parses the errors in the compiler's output. */
export const complaintsOf = (output: string): TypeError[] => {
  const found: (Omit<TypeError, 'message'> & { said: string[] })[] = [];
  for (const line of output.split('\n')) {
    const [, file, at, message] = complaint.exec(line) ?? [];
    if (file && message) found.push({ file, line: Number(at), said: [message] });
    else if (/^\s+\S/.test(line)) found.at(-1)?.said.push(line.trim());
  }
  return found.map(({ file, line, said }) => ({ file, line, message: innermost(said) }));
};

/**
 * Returns the compiler's errors about the project in `root`, each on one line that names the field, if there is one.
 */
export const typeErrors = (root: URL): Promise<TypeError[]> =>
  new Promise((resolve, reject) => {
    const compiler = fileURLToPath(new URL('node_modules/ts7/bin/tsc', root));
    execFile(
      process.execPath,
      [
        compiler,
        '--noEmit',
        '--checkers',
        String(checkers),
        '--incremental',
        '--tsBuildInfoFile',
        memory,
        '-p',
        fileURLToPath(new URL('tsconfig.json', root)),
      ],
      { cwd: fileURLToPath(root), maxBuffer: 2 ** 26 },
      (error, output, trouble) => {
        const found = complaintsOf(output);
        if (error && found.length === 0)
          reject(new Error(`The types could not be checked: ${trouble || output || error.message}`));
        else resolve(found);
      },
    );
  });

const max = 40;

/** Describes hand-written files that do not compile, with the errors of each. */
export const typeErrorsInWords = (errors: readonly TypeError[], owned: (path: string) => boolean): string[] => {
  const written = errors.filter(({ file }) => !owned(file));
  const files = new Set(written.map(({ file }) => file));
  if (files.size === 0) return [];
  return [
    `Types: ${files.size} hand-written ${files.size === 1 ? 'file does' : 'files do'} not compile`,
    ...written.slice(0, max).map(({ file, line, message }) => `    ${file}:${line}  ${message}`),
    ...(written.length > max ? [`    and ${written.length - max} more complaints`] : []),
  ];
};
