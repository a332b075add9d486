/** Whether the connection is too slow or too expensive for loading ahead. */
export const isSparing = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const saves = 'saveData' in connection && connection.saveData === true;
  return saves || ('effectiveType' in connection && /2g$/.test(String(connection.effectiveType)));
};

/** Calls back once the browser is idle; returns the function that cancels it. */
export const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: 5_000 });
  return () => window.cancelIdleCallback(handle);
};
