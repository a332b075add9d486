import { recordOf } from '../../domain/records.ts';
import type { Document } from './surface.ts';

const refsIn = (text: string): string[] => [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);

/** Returns the components that can be referenced, as JSON by reference. */
const componentsOf = ({ components = {} }: Document): Map<string, string> =>
  new Map(
    Object.entries(components).flatMap(([section, named]) =>
      Object.entries(recordOf(named)).map(([name, value]): [string, string] => [
        `#/components/${section}/${name}`,
        JSON.stringify(value) ?? '',
      ]),
    ),
  );

/** Returns references to what differs between two documents, directly or through further references. */
const differingRefs = (before: Document, after: Document): Set<string> => {
  const [was, is] = [componentsOf(before), componentsOf(after)];
  const all = [...new Set([...was.keys(), ...is.keys()])];
  const differing = new Set(all.filter((ref) => was.get(ref) !== is.get(ref)));
  const users = new Map<string, string[]>();
  // Components that are equal on both sides have the same references.
  for (const [user, text] of is) for (const ref of refsIn(text)) users.set(ref, [...(users.get(ref) ?? []), user]);
  const left = [...differing];
  for (let ref = left.pop(); ref !== undefined; ref = left.pop()) {
    for (const user of users.get(ref) ?? []) {
      if (differing.has(user)) continue;
      differing.add(user);
      left.push(user);
    }
  }
  return differing;
};

/**
 * Returns two documents without the paths that are the same in both, including what these refer to. Comparing the rest
 * gives the same result as comparing everything, in a fraction of the time.
 */
export const differing = (before: Document, after: Document): [before: Document, after: Document] => {
  const refs = differingRefs(before, after);
  const texts = ({ paths = {} }: Document) =>
    new Map(Object.entries(paths).map(([path, item]) => [path, JSON.stringify(item) ?? '']));
  const [was, is] = [texts(before), texts(after)];
  const isSame = (path: string): boolean => {
    const text = is.get(path);
    return text !== undefined && text === was.get(path) && !refsIn(text).some((ref) => refs.has(ref));
  };
  const left = (document: Document): Document => ({
    ...document,
    paths: Object.fromEntries(Object.entries(document.paths ?? {}).filter(([path]) => !isSame(path))),
  });
  return [left(before), left(after)];
};
