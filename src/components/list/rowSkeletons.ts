/** Rows that stand in for the first page of records until they come. */
export const rowSkeletons: readonly number[] = Array.from({ length: 10 }, (_, index) => index);
