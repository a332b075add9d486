import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A complaint of the compiler. */
export interface TypeError {
  file: string;
  line: number;
  message: string;
}

const complaint = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/;

/** The compiler's complaints about the project in `root`; the first line of each. */
export const typeErrors = (root: URL): Promise<TypeError[]> =>
  new Promise((resolve, reject) => {
    const compiler = fileURLToPath(new URL('node_modules/ts7/bin/tsc', root));
    execFile(
      process.execPath,
      [compiler, '--noEmit', '-p', fileURLToPath(new URL('tsconfig.json', root))],
      { cwd: fileURLToPath(root), maxBuffer: 2 ** 26 },
      (error, output, trouble) => {
        const found = output.split('\n').flatMap((line) => {
          const [, file, at, message] = complaint.exec(line) ?? [];
          return file && message ? [{ file, line: Number(at), message }] : [];
        });
        if (error && found.length === 0)
          reject(new Error(`The types could not be checked: ${trouble || output || error.message}`));
        else resolve(found);
      },
    );
  });

const most = 40;

/** Hand-written files that do not compile, with what the compiler says of each. */
export const typeErrorsInWords = (errors: readonly TypeError[], owned: (path: string) => boolean): string[] => {
  const written = errors.filter(({ file }) => !owned(file));
  const files = new Set(written.map(({ file }) => file));
  if (files.size === 0) return [];
  return [
    `Types: ${files.size} hand-written ${files.size === 1 ? 'file does' : 'files do'} not compile`,
    ...written.slice(0, most).map(({ file, line, message }) => `    ${file}:${line}  ${message}`),
    ...(written.length > most ? [`    and ${written.length - most} more complaints`] : []),
  ];
};
