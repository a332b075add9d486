/** The totals of a list’s amounts in one currency. */
export interface Sum {
  /** Its id. */
  currency: number;
  /** By field name. */
  amounts: Readonly<Record<string, string>>;
}

const isSum = (value: unknown): value is Sum => {
  const { currency, amounts }: Partial<Record<keyof Sum, unknown>> = Object(value);
  return typeof currency === 'number' && typeof amounts === 'object' && amounts !== null;
};

/** Returns the sums that a list's answer has in addition to its records. */
export const sumsIn = (answer: unknown): Sum[] => {
  const { meta }: { meta?: { sums?: unknown } } = Object(answer);
  const sums: unknown[] = Array.isArray(meta?.sums) ? meta.sums : [];
  return sums.filter(isSum);
};
