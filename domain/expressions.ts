/**
 * Regular expressions of people, tried on texts of others: in time that grows with the length of the text and never
 * beyond it, whatever the expression is, as all ways through it are followed at once. They know what such expressions
 * mostly have: `.`, classes, groups, `|`, `?`, `*`, `+`, `{2,5}`, lazy ones too, `^`, `$`, `\b`, `\d`, `\w`, `\s`, and
 * `(?i)` at the beginning for either case of letters. They know no references back and no look around.
 */
export interface Expression {
  /** The first place in a text that fits, and what its first group holds there; undefined where none does. */
  find(text: string): { whole: string; group: string | undefined } | undefined;
  /** Whether all of a text fits. */
  fits(text: string): boolean;
}

type Test = (sign: string) => boolean;
type Place = (before: string | undefined, after: string | undefined) => boolean;

type Part =
  | { kind: 'sign'; test: Test }
  | { kind: 'place'; test: Place }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; parts: Part[] }
  | { kind: 'group'; part: Part; isFirst: boolean }
  | { kind: 'repeat'; part: Part; min: number; max: number; isLazy: boolean };

/** What is no expression. */
class Malformed extends Error {}

/** Time grows with it as with the text. */
const maxSteps = 300;

const isDigit: Test = (sign) => /^\d$/.test(sign);
const isWord: Test = (sign) => /^\w$/.test(sign);
const isSpace: Test = (sign) => /^\s$/.test(sign);
const not =
  (test: Test): Test =>
  (sign) =>
    !test(sign);
const sets: Readonly<Record<string, Test>> = {
  d: isDigit,
  D: not(isDigit),
  w: isWord,
  W: not(isWord),
  s: isSpace,
  S: not(isSpace),
};
const written: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

const isBoundary: Place = (before, after) =>
  (before !== undefined && isWord(before)) !== (after !== undefined && isWord(after));
const places: Readonly<Record<string, Place>> = { b: isBoundary, B: (before, after) => !isBoundary(before, after) };

const is =
  (wanted: string): Test =>
  (sign) =>
    sign === wanted;
const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;

/** Reads an expression from its beginning to its end. */
class Reader {
  readonly #signs: string[];
  #at = 0;
  #hasGroup = false;

  constructor(source: string) {
    this.#signs = [...source];
  }

  whole(): Part {
    const part = this.#choice();
    if (this.#at < this.#signs.length) throw new Malformed();
    return part;
  }

  #takes(text: string): boolean {
    const found = this.#signs.slice(this.#at, this.#at + text.length).join('') === text;
    if (found) this.#at += text.length;
    return found;
  }

  #next(): string {
    const sign = this.#signs[this.#at];
    if (sign === undefined) throw new Malformed();
    this.#at += 1;
    return sign;
  }

  #choice(): Part {
    const parts = [this.#sequence()];
    while (this.#takes('|')) parts.push(this.#sequence());
    return { kind: 'choice', parts };
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#signs.length && !['|', ')'].includes(this.#signs[this.#at] ?? ''))
      parts.push(this.#repeated(this.#one()));
    return { kind: 'sequence', parts };
  }

  #times(): [min: number, max: number] | undefined {
    if (this.#takes('*')) return [0, Infinity];
    if (this.#takes('+')) return [1, Infinity];
    if (this.#takes('?')) return [0, 1];
    const rest = this.#signs.slice(this.#at, this.#at + 12).join('');
    const [all, min, comma, max] = /^\{(\d{1,3})(,?)(\d{0,3})\}/.exec(rest) ?? [];
    if (all === undefined || (comma === '' && max !== '')) return undefined;
    this.#at += all.length;
    return [Number(min), comma === '' ? Number(min) : max === '' ? Infinity : Number(max)];
  }

  #repeated(part: Part): Part {
    const times = this.#times();
    if (!times) return part;
    const [min, max] = times;
    if (part.kind === 'place' || max < min) throw new Malformed();
    const isLazy = this.#takes('?');
    if (this.#times()) throw new Malformed();
    return { kind: 'repeat', part, min, max, isLazy };
  }

  #group(): Part {
    const isPlain = this.#takes('?:');
    const isFirst = !isPlain && !this.#hasGroup;
    this.#hasGroup ||= isFirst;
    const part = this.#choice();
    if (!this.#takes(')')) throw new Malformed();
    return { kind: 'group', part, isFirst };
  }

  #one(): Part {
    const sign = this.#next();
    if (sign === '(') return this.#group();
    if (sign === '[') return { kind: 'sign', test: this.#class() };
    if (sign === '.') return { kind: 'sign', test: not(is('\n')) };
    if (sign === '^') return { kind: 'place', test: (before) => before === undefined };
    if (sign === '$') return { kind: 'place', test: (_, after) => after === undefined };
    if ('*+?'.includes(sign)) throw new Malformed();
    if (sign !== '\\') return { kind: 'sign', test: is(sign) };
    const place = places[this.#signs[this.#at] ?? ''];
    if (!place) return { kind: 'sign', test: this.#escaped().test };
    this.#at += 1;
    return { kind: 'place', test: place };
  }

  /** What stands after a backslash; one sign, where it is no set of them. */
  #escaped(): { test: Test; sign?: string } {
    const name = this.#next();
    const set = sets[name];
    if (set) return { test: set };
    const sign = written[name] ?? name;
    if (sign === name && /[\p{L}\d]/u.test(name)) throw new Malformed();
    return { test: is(sign), sign };
  }

  #member(): { test: Test; sign?: string } {
    const sign = this.#next();
    return sign === '\\' ? this.#escaped() : { test: is(sign), sign };
  }

  #class(): Test {
    const isNegated = this.#takes('^');
    const tests: Test[] = [];
    while (!this.#takes(']')) {
      const { test, sign: first } = this.#member();
      const isRange = this.#signs[this.#at] === '-' && this.#signs[this.#at + 1] !== ']';
      if (!isRange) {
        tests.push(test);
        continue;
      }
      this.#at += 1;
      const { sign: last } = this.#member();
      if (first === undefined || last === undefined || codeOf(first) > codeOf(last)) throw new Malformed();
      const [from, to] = [codeOf(first), codeOf(last)];
      tests.push((sign) => codeOf(sign) >= from && codeOf(sign) <= to);
    }
    const isAny: Test = (sign) => tests.some((test) => test(sign));
    return isNegated ? not(isAny) : isAny;
  }
}

/** A step on the way through an expression; `to` are the steps after it, the first one preferred. */
type Step =
  | { kind: 'sign'; test: Test }
  | { kind: 'place'; test: Place }
  | { kind: 'fork'; to: number[] }
  | { kind: 'note'; slot: 0 | 1 }
  | { kind: 'end' };

const anyCase =
  (test: Test): Test =>
  (sign) =>
    test(sign) || test(sign.toLowerCase()) || test(sign.toUpperCase());

/** The steps of an expression. */
const stepsOf = (whole: Part, ignoresCase: boolean): Step[] => {
  const steps: Step[] = [];
  const add = <S extends Step>(step: S): S => {
    if (steps.length >= maxSteps) throw new Malformed();
    steps.push(step);
    return step;
  };
  const fork = () => add<{ kind: 'fork'; to: number[] }>({ kind: 'fork', to: [] });
  /** Where a fork leads that goes on with a part or leaves it out, as it prefers. */
  const either = (within: number, after: number, isLazy: boolean) => (isLazy ? [after, within] : [within, after]);
  const loop = (part: Part, isLazy: boolean): void => {
    const begin = steps.length;
    const choice = fork();
    write(part);
    fork().to = [begin];
    choice.to = either(begin + 1, steps.length, isLazy);
  };
  const repeat = ({ part, min, max, isLazy }: Extract<Part, { kind: 'repeat' }>): void => {
    for (let n = 0; n < min; n += 1) write(part);
    if (max === Infinity) return loop(part, isLazy);
    const choices = Array.from({ length: max - min }, () => {
      const choice = fork();
      const within = steps.length;
      write(part);
      return { choice, within };
    });
    for (const { choice, within } of choices) choice.to = either(within, steps.length, isLazy);
  };
  const choose = (parts: readonly Part[]): void => {
    const start = fork();
    const ends = parts.map((part) => {
      start.to.push(steps.length);
      write(part);
      return fork();
    });
    for (const end of ends) end.to = [steps.length];
  };
  const write = (part: Part): void => {
    if (part.kind === 'sign') add({ kind: 'sign', test: ignoresCase ? anyCase(part.test) : part.test });
    else if (part.kind === 'place') add({ kind: 'place', test: part.test });
    else if (part.kind === 'sequence') part.parts.forEach(write);
    else if (part.kind === 'choice') choose(part.parts);
    else if (part.kind === 'repeat') repeat(part);
    else {
      if (part.isFirst) add({ kind: 'note', slot: 0 });
      write(part.part);
      if (part.isFirst) add({ kind: 'note', slot: 1 });
    }
  };
  write(whole);
  add({ kind: 'end' });
  return steps;
};

/** Where a way through began, and its first group, by numbers of signs. */
type Noted = readonly [from: number, groupFrom: number, groupTo: number];
interface Way {
  step: number;
  noted: Noted;
}

/** What the first sign of anything that fits may be; undefined where it may be none, or depends on its place. */
const firstSigns = (steps: readonly Step[]): Test[] | undefined => {
  const tests: Test[] = [];
  const seen = new Set<number>();
  const open = [0];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const step = steps[number];
    if (!step || seen.has(number)) continue;
    seen.add(number);
    if (step.kind === 'fork') open.push(...step.to);
    else if (step.kind === 'note') open.push(number + 1);
    else if (step.kind === 'sign') tests.push(step.test);
    else return undefined;
  }
  return tests;
};

interface Program {
  steps: readonly Step[];
  first: readonly Test[] | undefined;
}

/** Follows all ways at once, sign by sign, the preferred ones first. */
const run = ({ steps, first }: Program, signs: readonly string[], isWhole: boolean) => {
  // Before which sign a step was last reached.
  const seen = new Int32Array(steps.length).fill(-1);
  let ways: Way[] = [];
  let reached: Way[] = [];
  let found: { noted: Noted; to: number } | undefined;
  const follow = (number: number, noted: Noted, at: number): void => {
    const step = steps[number];
    if (!step || seen[number] === at) return;
    seen[number] = at;
    if (step.kind === 'fork') for (const next of step.to) follow(next, noted, at);
    else if (step.kind === 'note')
      follow(number + 1, step.slot === 0 ? [noted[0], at, -1] : [noted[0], noted[1], at], at);
    else if (step.kind !== 'place') reached.push({ step: number, noted });
    else if (step.test(signs[at - 1], signs[at])) follow(number + 1, noted, at);
  };
  for (let at = 0; at <= signs.length; at += 1) {
    const after = signs[at];
    const begins = !found && (!isWhole || at === 0);
    if (ways.length === 0 && !begins) break;
    if (ways.length === 0 && first && !(after !== undefined && first.some((test) => test(after)))) continue;
    reached = [];
    for (const { step, noted } of ways) follow(step, noted, at);
    if (begins) follow(0, [at, -1, -1], at);
    ways = [];
    for (const { step: number, noted } of reached) {
      const step = steps[number];
      if (step?.kind === 'end') {
        if (isWhole && at < signs.length) continue;
        found = { noted, to: at };
        // All further ways are less preferred.
        break;
      }
      if (step?.kind === 'sign' && after !== undefined && step.test(after)) ways.push({ step: number + 1, noted });
    }
  }
  return found;
};

const made = (source: string): Expression => {
  const ignoresCase = source.startsWith('(?i)');
  const steps = stepsOf(new Reader(ignoresCase ? source.slice(4) : source).whole(), ignoresCase);
  const program = { steps, first: firstSigns(steps) };
  return {
    find(text) {
      const signs = [...text];
      const found = run(program, signs, false);
      if (!found) return undefined;
      const [from, groupFrom, groupTo] = found.noted;
      const whole = signs.slice(from, found.to).join('');
      return { whole, group: groupTo < 0 ? undefined : signs.slice(groupFrom, groupTo).join('') };
    },
    fits: (text) => run(program, [...text], true) !== undefined,
  };
};

/** The expression that a text is; undefined for one that is none, or is too large. */
export const expressionOf = (source: string): Expression | undefined => {
  try {
    return made(source);
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
};
