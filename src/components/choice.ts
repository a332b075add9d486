/** The mood of a value's chip. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

/** One of a closed set of values; `name` is the key of its message. */
export interface Choice {
  id: string | number;
  name: string;
  tone?: Tone;
}

/** Choices by field. */
export type Choices = Readonly<Record<string, readonly Choice[]>>;
