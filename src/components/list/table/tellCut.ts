const isCut = ({ clientWidth, scrollWidth }: Element): boolean => clientWidth > 0 && scrollWidth > clientWidth;

/** Shows the full text of a cell on hover or focus if it is cut off. */
export const tellCut = ({ target }: { target: EventTarget }): void => {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  if ([cell, ...cell.querySelectorAll('*')].some(isCut)) cell.title = cell.innerText;
  else cell.removeAttribute('title');
};
