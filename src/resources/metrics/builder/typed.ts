import { type Token, tokensOf } from '../../../../domain/formula/tokens.ts';

/** A metric that a formula may use. */
export interface NamedToken {
  key: string;
  title: string;
}

const sign = /^[-+*/:()\u2212\u2013\u00d7\u00b7\u00f7]/u;
const number = /^\d+(?:[.,]\d+)?(?=[\s\-+*/:()\u2212\u2013\u00d7\u00b7\u00f7])/u;

/** What a metric can be called: a bare run of digits is always a number, never the ID of a formula. */
const namesOf = ({ key, title }: NamedToken): string[] =>
  [title, key, `#${key}`].filter((name) => !/^\d+$/u.test(name));

const isNamed = (text: string, metric: NamedToken): boolean =>
  namesOf(metric).some((name) => name.toLowerCase() === text.toLowerCase());

/** Returns the longest metric name that the text starts with and that is followed by a sign. */
const nameBefore = (text: string, metrics: readonly NamedToken[]): [string, NamedToken] | undefined => {
  const lower = text.toLowerCase();
  return metrics
    .flatMap((metric) => namesOf(metric).map((name): [string, NamedToken] => [name, metric]))
    .filter(([name]) => lower.startsWith(name.toLowerCase()) && sign.test(text.slice(name.length).trimStart()))
    .toSorted(([one], [other]) => other.length - one.length)[0];
};

export interface Absorbed {
  tokens: Token[];
  /** The unfinished part: a number that may continue, or part of a metric's name. */
  rest: string;
}

/** Returns what can already be recognized in the text being typed or pasted: `5+` is a number and an operator. */
export const absorbed = (text: string, metrics: readonly NamedToken[]): Absorbed => {
  const tokens: Token[] = [];
  let rest = text.trimStart();
  for (;;) {
    const found = sign.exec(rest)?.[0] ?? number.exec(rest)?.[0];
    const named = found === undefined ? nameBefore(rest, metrics) : undefined;
    if (found === undefined && !named) return { tokens, rest };
    if (found !== undefined) tokens.push(...tokensOf(found));
    else if (named) tokens.push({ kind: 'metric', key: named[1].key });
    rest = rest.slice((found ?? named?.[0] ?? '').length).trimStart();
  }
};

/** Returns what a text means if nothing follows: a number, a metric by name, or something the check will reject. */
export const finished = (text: string, metrics: readonly NamedToken[]): Token[] => {
  const { tokens, rest } = absorbed(text, metrics);
  const named = metrics.find((metric) => isNamed(rest.trim(), metric));
  return [...tokens, ...(named ? [{ kind: 'metric' as const, key: named.key }] : tokensOf(rest))];
};

const closeness = (typed: string, { title }: NamedToken): number => {
  const [sought, name] = [typed.trim().toLowerCase(), title.toLowerCase()];
  if (name === sought) return 0;
  return name.startsWith(sought) ? 1 : 2;
};

/**
 * Sorts the metrics that match the typed text by closeness, as Enter takes the first one: “clicks” is Clicks, not
 * Unique clicks. Metrics of the same group stay together.
 */
export const closestFirst = <Metric extends NamedToken & { group?: unknown }>(
  matching: readonly Metric[],
  typed: string,
): Metric[] => {
  const sorted = matching.toSorted((one, other) => closeness(typed, one) - closeness(typed, other));
  const groups = [...new Set(sorted.map(({ group }) => group))];
  return groups.flatMap((name) => sorted.filter(({ group }) => group === name));
};
