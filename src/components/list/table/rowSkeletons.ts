/** Placeholder rows for the first page of records until it has loaded. */
export const rowSkeletons: readonly number[] = Array.from({ length: 10 }, (_, index) => index);
