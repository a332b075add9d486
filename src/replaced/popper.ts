import type { Instance, createPopper as place } from '@popperjs/core';

/** The parts of an instance that are used. */
type Placed = Pick<Instance, 'destroy' | 'forceUpdate' | 'update'>;

let library: typeof place | undefined;

/** Preloads what positions tooltips. */
const loadPopper = async (): Promise<typeof place> => {
  library ??= (await import('@popperjs/core/lib/popper.js')).createPopper;
  return library;
};

/**
 * Replaces the library that positions tooltips and lists of choices, which no page needs before the user points at
 * something: it is loaded with the first of them, which is shown once it has its position.
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
