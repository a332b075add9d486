import type { Hooks } from '../hooks.ts';

/** Records that belong to whoever makes them: presets and preferences. */
export const ownHooks: Hooks = {
  check(changed, { caller }) {
    for (const { before, values } of changed) if (!before) values['user'] = caller.userId;
  },
};
