import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { recordOf } from '../../domain/records.ts';
import { isWarning } from '../diagnostics/diagnostic.ts';
import { printed } from '../diagnostics/print.ts';
import { check } from '../diagnostics/check.ts';
import { readTextFile, writeFile } from '../manifest.ts';
import { loadModel, type Model } from '../model.ts';
import { contractOf } from '../outputs.ts';
import { type Change, compare } from '../report/compare.ts';
import { changesInWords, worthSaying } from '../report/print.ts';
import { type Call, type Document, surfaceOf } from '../report/surface.ts';
import { adopt } from './adopt.ts';

/** Names of operations and permissions concern only the server: another team has its own. */
const ofTheWire = ({ what, sort }: Change): boolean => !(what === 'call' && sort === 'changed');

/** Describes how another contract differs from ours. */
export const differencesInWords = (ours: ReadonlyMap<string, Call>, theirs: ReadonlyMap<string, Call>): string[] => {
  const changes = compare(ours, theirs).filter((change) => ofTheWire(change) && worthSaying(change));
  const unbroken = changes.map(({ breaks: _breaks, ...change }): Change => change);
  const part = (title: string, sort: Change['sort']): string[] => {
    const found = unbroken.filter((change) => change.sort === sort);
    return found.length > 0 ? [title, ...changesInWords(found), ''] : [];
  };
  return [
    ...part('It has, and the definitions lack:', 'added'),
    ...part('The definitions have, and it lacks:', 'removed'),
    ...part('Different (of the definitions → of it):', 'changed'),
  ];
};

const textsOf = async (root: URL, { entities }: Model): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(entities).map(
        async (key) => [key, (await readTextFile(root, `openapi/entities/${key}.ts`)) ?? ''] as const,
      ),
    ),
  );

/** How long an address may take to answer, in milliseconds. */
const timeout = 30_000;

const textOf = async (file: URL): Promise<string> => {
  if (file.protocol === 'file:') return readFile(file, 'utf8');
  const answer = await fetch(file, { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return answer.text();
};

/** Returns all that a document refers to. Parts that YAML shares are looked into once. */
const references = (value: unknown, seen = new Set<unknown>()): string[] => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap((one) => references(one, seen))];
};

/** Parses the OpenAPI document of a text in JSON or YAML. @throws with what it is instead */
export const documentOf = (text: string): Document => {
  // JSON is also YAML; more than a thousand aliases are never intended.
  const read: unknown = parse(text, { maxAliasCount: 1000, merge: true });
  const document = recordOf(read);
  if ('swagger' in document) {
    throw new Error(
      `it is Swagger ${String(document['swagger'])}: have it converted to OpenAPI 3 (by swagger2openapi, say), and take that`,
    );
  }
  if (!/^3\./.test(String(document['openapi'])) || typeof document['paths'] !== 'object' || !document['paths']) {
    throw new Error('it is no OpenAPI 3 document');
  }
  const [outside] = references(document).filter((one) => !one.startsWith('#'));
  if (outside !== undefined)
    throw new Error(
      `it refers to another file (${outside}): have it bundled into one (by redocly bundle, say), and take that`,
    );
  return document;
};

/** Describes what is wrong in one line: the message of a `fetch` error only says that it failed, its cause says why. */
const faultOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { message } = error.cause instanceof Error && error.message === 'fetch failed' ? error.cause : error;
  return (message.split('\n')[0] ?? '').replace(/:$/, '');
};

/** Reads the OpenAPI document of a file or an address, or returns why it can't. */
export const readDocument = async (file: URL): Promise<{ document: Document } | { fault: string }> => {
  try {
    return { document: documentOf(await textOf(file)) };
  } catch (error) {
    return { fault: faultOf(error) };
  }
};

/**
 * Compares the definitions with a contract that someone else published and, on request, adopts what they lack. Returns
 * the exit code: 0 if both are the same, or if everything missing was adopted; 1 otherwise.
 * @param file the address of the other contract, an OpenAPI 3 document in JSON or YAML: of a file or on the web
 */
export const compareWith = async (root: URL, file: URL, adopting: boolean): Promise<number> => {
  const model = await loadModel(root);
  const errors = check(model).filter((one) => !isWarning(one));
  if (errors.length > 0) {
    console.error(await printed(root, errors));
    return 1;
  }
  const found = await readDocument(file);
  if ('fault' in found) {
    console.error(`${file.href} can't be compared with: ${found.fault}.`);
    return 1;
  }
  const { document } = found;
  const ours = surfaceOf(contractOf(model));
  const theirs = surfaceOf(document);
  const differences = differencesInWords(ours, theirs);
  console.log(differences.length > 0 ? differences.join('\n') : 'Both contracts say the same.');
  if (!adopting) return differences.length > 0 ? 1 : 0;

  const { files, what, left } = adopt(model, document, ours, theirs, await textsOf(root, model));
  for (const one of files) await writeFile(root, one);
  for (const [path, gained] of Object.entries(what)) console.log(`Adopted into ${path}: ${gained.join(', ')}`);
  if (left.length > 0) console.error(`\n${await printed(root, left)}`);
  console.log(
    files.length > 0
      ? '\nReview the changes, fill in what is left empty (Russian words above all), then run `npm run codegen`.'
      : '\nNothing was adopted.',
  );
  return left.length > 0 ? 1 : 0;
};
