/** How that looks which answers the question before, or is about to be something else. */
export const dimmed = (isBehind: boolean) => ({ opacity: isBehind ? 0.7 : 1, transition: 'opacity 150ms' }) as const;
