import { readTextFile } from '../manifest.ts';
import { type Diagnostic, written } from './diagnostic.ts';

const lineOf = async (root: URL, { entity, at = [] }: Diagnostic): Promise<number | undefined> => {
  if (!entity) return undefined;
  const text = await readTextFile(root, `openapi/entities/${entity}.ts`);
  if (text === undefined) return undefined;
  // The compiler is loaded only if there is something to report.
  const source = await import('../source/definition.ts');
  return source.lineOf(text, entity, at);
};

/** Formats diagnostics for printing, each with its file and line. */
export const printed = async (root: URL, diagnostics: readonly Diagnostic[]): Promise<string> =>
  (await Promise.all(diagnostics.map(async (one) => written(one, await lineOf(root, one))))).join('\n\n');
