import { Failure } from '../failure.ts';

/** Maximum nesting and number of values in a body; both are part of the contract (D124). */
const deepest = 32;
const maxValues = 200_000;

/**
 * Returns how much work it is to find everything wrong with a body: the number of its values and the length of its
 * texts and names. 413 if there are too many, or they are nested too deep.
 */
export const weightOf = (body: unknown): number => {
  let values = 0;
  let letters = 0;
  const weigh = (value: unknown, depth: number): void => {
    if ((values += 1) > maxValues || depth > deepest) throw new Failure('tooLarge');
    if (typeof value === 'string') letters += value.length;
    else if (Array.isArray(value)) for (const entry of value) weigh(entry, depth + 1);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, entry] of Object.entries(value)) {
        letters += name.length;
        weigh(entry, depth + 1);
      }
    }
  };
  weigh(body, 1);
  return values + letters;
};

const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/**
 * Returns the path in a body of a text or a name that the database can't store because it has a NUL or half a surrogate
 * pair: `items.0.title`; undefined if there is none.
 */
export const unstorablePath = (body: unknown): string | undefined => {
  const stepsTo = (value: unknown): string[] | undefined => {
    if (typeof value === 'string') return isKeepable(value) ? undefined : [];
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [name, entry] of Object.entries(value)) {
      const steps = isKeepable(name) ? stepsTo(entry) : [];
      if (steps) return [name, ...steps];
    }
    return undefined;
  };
  return stepsTo(body)?.join('.');
};
