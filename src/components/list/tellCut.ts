const isCut = ({ clientWidth, scrollWidth }: Element): boolean => clientWidth > 0 && scrollWidth > clientWidth;

/** Lets a cell whose text is cut off show all of it when it is pointed at or focused. */
export const tellCut = ({ target }: { target: EventTarget }): void => {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (!cell) return;
  if ([cell, ...cell.querySelectorAll('*')].some(isCut)) cell.title = cell.innerText;
  else cell.removeAttribute('title');
};
