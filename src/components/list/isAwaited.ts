import type { ListControllerResult } from 'ra-core';

/** Whether an answer is awaited, and nothing of the one before could stand in its place. */
export const isAwaited = ({
  data,
  isPending,
  isPlaceholderData,
}: Pick<ListControllerResult, 'data' | 'isPending' | 'isPlaceholderData'>): boolean =>
  isPending || (isPlaceholderData === true && data?.length === 0);
