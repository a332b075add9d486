/** The tone of a value's chip. */
export const tones = ['success', 'warning', 'error', 'info', 'neutral'] as const;
export type Tone = (typeof tones)[number];

/** One of a closed set of values; `name` is the key of its message. */
export interface Choice {
  id: string | number;
  name: string;
  tone?: Tone;
}

/** Whether the choices that an input or a column was given are a list of choices. */
export const isChoices = (value: unknown): value is readonly Choice[] => Array.isArray(value);

/** Choices by field. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;
