import type { Instance, createPopper as place } from '@popperjs/core';

/** What is asked of what has been placed. */
type Placed = Pick<Instance, 'destroy' | 'forceUpdate' | 'update'>;

let library: typeof place | undefined;

/** Loads ahead what places hints. */
const loadPopper = async (): Promise<typeof place> => {
  library ??= (await import('@popperjs/core/lib/popper.js')).createPopper;
  return library;
};

/**
 * In place of what puts hints and lists of choices beside what they belong to, which no page needs before someone points
 * at something: it comes with the first of them, and that one shows once it has its place.
 */
export const createPopper = (...given: Parameters<typeof place>): Placed => {
  if (library) return library(...given);
  const [, { style }] = given;
  let placed: Instance | undefined;
  let isGone = false;
  style.visibility = 'hidden';
  const show = () => style.removeProperty('visibility');
  void loadPopper()
    .then((create) => {
      if (!isGone) placed = create(...given);
    })
    .catch(() => undefined)
    .finally(show);
  return {
    destroy: () => {
      isGone = true;
      placed?.destroy();
    },
    forceUpdate: () => placed?.forceUpdate(),
    update: async () => placed?.update() ?? {},
  };
};
