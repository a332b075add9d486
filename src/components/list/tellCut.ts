const isCut = ({ clientWidth, scrollWidth }: Element): boolean => clientWidth > 0 && scrollWidth > clientWidth;

/** Lets a cell whose text is cut off say all of it to whoever points at it or reaches it by keyboard. */
export const tellCut = ({ target }: { target: EventTarget }): void => {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  if ([cell, ...cell.querySelectorAll('*')].some(isCut)) cell.title = cell.innerText;
  else cell.removeAttribute('title');
};
