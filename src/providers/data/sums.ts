/** What the amounts of a list’s records come to in a currency. */
export interface Sum {
  /** Its id. */
  currency: number;
  /** By the names of the fields. */
  amounts: Readonly<Record<string, string>>;
}

const isSum = (value: unknown): value is Sum => {
  const { currency, amounts }: Partial<Record<keyof Sum, unknown>> = Object(value);
  return typeof currency === 'number' && typeof amounts === 'object' && amounts !== null;
};

/** The sums that an answer of a list tells beside its records. */
export const sumsIn = (answer: unknown): Sum[] => {
  const { meta }: { meta?: { sums?: unknown } } = Object(answer);
  const sums: unknown[] = Array.isArray(meta?.sums) ? meta.sums : [];
  return sums.filter(isSum);
};
