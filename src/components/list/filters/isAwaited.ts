import type { ListControllerResult } from 'ra-core';

/** Whether a response is pending and no previous one could be shown instead. */
export const isAwaited = ({
  data,
  isPending,
  isPlaceholderData,
}: Pick<ListControllerResult, 'data' | 'isPending' | 'isPlaceholderData'>): boolean =>
  isPending || (isPlaceholderData === true && data?.length === 0);

/** Whether the query waits for the network, so that at most the previous response can be shown. */
export const isHeldUp = ({
  isPaused,
  isPending,
  isPlaceholderData,
}: Pick<ListControllerResult, 'isPaused' | 'isPending' | 'isPlaceholderData'>): boolean =>
  isPaused === true && (isPending || isPlaceholderData === true);

/** Whether what is shown may soon change: it is being refetched, or belongs to the previous query. */
export const isBehind = (
  list: Pick<ListControllerResult, 'data' | 'isFetching' | 'isPaused' | 'isPending' | 'isPlaceholderData'>,
): boolean => (list.isFetching || isHeldUp(list)) && !isAwaited(list);
