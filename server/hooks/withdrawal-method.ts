import type { Hooks } from '../collections/hooks.ts';

/** What was verified is one account: another one has to be verified anew. */
export const withdrawalMethodHooks: Hooks<'withdrawalMethod'> = {
  validate(changes) {
    for (const { before, sent, values } of changes)
      if (before?.verified && values.details !== undefined && sent.verified !== true) values.verified = false;
  },
};
