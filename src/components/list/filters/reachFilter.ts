const timeout = 10_000;

const find = (name: string): HTMLElement | null =>
  document.querySelector(
    `[data-filter="${CSS.escape(name)}"] :is(input:not([type=hidden], [aria-hidden]), [role=combobox])`,
  );

const reach = (input: HTMLElement, opens: boolean) => {
  input.focus();
  // Choices open on mouse down, as in a native list.
  if (opens && input.role === 'combobox')
    input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
};

/** Focuses the input of a filter as soon as it exists, and opens its choices if requested. */
export const reachFilter = (name: string, opens = false): void => {
  const observer = new MutationObserver(() => {
    const input = find(name);
    if (!input) return;
    stop();
    reach(input, opens);
  });
  const timer = setTimeout(() => stop(), timeout);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['role'] });
};
