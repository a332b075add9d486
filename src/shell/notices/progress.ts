/** Milliseconds of activity before the line is shown. */
const throttle = 200;
/** Milliseconds in which it approaches its end. */
const duration = 5_000;
/** Milliseconds it stays full before it is hidden. */
const hideDelay = 500;

/** The line along the top edge. */
export interface ProgressLine {
  isShown: boolean;
  /** Percent. */
  value: number;
}

export interface Progress {
  /** Sets whether anything is under way. */
  set: (isUnderWay: boolean) => void;
  current: () => ProgressLine;
  stop: () => void;
}

const step = 100;
const hidden: ProgressLine = { isShown: false, value: 0 };

/** Slows down towards the end, as the total time is unknown: half after a fifth of the duration. */
const valueAfter = (milliseconds: number): number =>
  Math.round((200 / Math.PI) * Math.atan((milliseconds / duration) * 5) * 10) / 10;

/**
 * Creates one line for everything that is under way.
 * @param draw called with each change
 */
export const createProgress = (draw: (line: ProgressLine) => void): Progress => {
  let line = hidden;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  const show = (next: ProgressLine) => {
    line = next;
    draw(next);
  };
  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const grow = (elapsed: number) => {
    show({ isShown: true, value: Math.max(line.isShown && line.value < 100 ? line.value : 0, valueAfter(elapsed)) });
    if (elapsed < duration) after(step, () => grow(elapsed + step));
  };

  return {
    set: (isUnderWay) => {
      if (isUnderWay === isRunning) return;
      isRunning = isUnderWay;
      if (isUnderWay) {
        // Activity that starts while the line is still shown continues it.
        after(line.isShown ? 0 : throttle, () => grow(0));
      } else if (line.isShown) {
        show({ isShown: true, value: 100 });
        after(hideDelay, () => show(hidden));
      } else {
        clearTimeout(timer);
      }
    },
    current: () => line,
    stop: () => clearTimeout(timer),
  };
};
