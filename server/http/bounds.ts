import { Failure } from '../failure.ts';

/** Within each other, and of a whole body; the contract says both (D124). */
const deepest = 32;
const maxValues = 200_000;

/**
 * How much work it is to look for all that is wrong with the values of a body: their number and the length of their texts
 * and names. 413 where there are too many of them, or too many within each other.
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
 * Where in a body a text or a name stands that no database keeps, as it has a NUL or half a character: `items.0.title`;
 * undefined where none does.
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
