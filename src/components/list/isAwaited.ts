import type { ListControllerResult } from 'ra-core';

/** Whether an answer is awaited, and nothing of the one before could stand in its place. */
export const isAwaited = ({
  data,
  isPending,
  isPlaceholderData,
}: Pick<ListControllerResult, 'data' | 'isPending' | 'isPlaceholderData'>): boolean =>
  isPending || (isPlaceholderData === true && data?.length === 0);

/** Whether the question waits for the network, so that at most the answer to the one before can be shown. */
export const isHeldUp = ({
  isPaused,
  isPending,
  isPlaceholderData,
}: Pick<ListControllerResult, 'isPaused' | 'isPending' | 'isPlaceholderData'>): boolean =>
  isPaused === true && (isPending || isPlaceholderData === true);

/** Whether what shows may soon be something else: it is asked for anew, or answers the question before. */
export const isBehind = (
  list: Pick<ListControllerResult, 'data' | 'isFetching' | 'isPaused' | 'isPending' | 'isPlaceholderData'>,
): boolean => (list.isFetching || isHeldUp(list)) && !isAwaited(list);
