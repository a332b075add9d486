const patience = 10_000;

const find = (name: string): HTMLElement | null =>
  document.querySelector(
    `[data-filter="${CSS.escape(name)}"] :is(input:not([type=hidden], [aria-hidden]), [role=combobox])`,
  );

const reach = (input: HTMLElement, opens: boolean) => {
  input.focus();
  // Choices open when the button goes down, as in a native list.
  if (opens && input.role === 'combobox')
    input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
};

/** Takes the focus to the input of a filter as soon as it is there, and opens its choices where that is asked for. */
export const reachFilter = (name: string, opens = false): void => {
  const observer = new MutationObserver(() => {
    const input = find(name);
    if (!input) return;
    stop();
    reach(input, opens);
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['role'] });
};
