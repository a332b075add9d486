/** Style of content that still answers the previous request, or is about to change. */
export const dimmed = (isBehind: boolean) => ({ opacity: isBehind ? 0.7 : 1, transition: 'opacity 150ms' }) as const;
