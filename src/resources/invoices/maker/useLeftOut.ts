import { useFormContext, useWatch } from 'react-hook-form';
import type { Answers } from './answers.ts';

/** The conversions that are left out, and functions to leave out and include them. */
export const useLeftOut = () => {
  const { setValue } = useFormContext<Answers>();
  const kept = useWatch<Answers, 'leftOut'>({ name: 'leftOut' }) ?? [];
  const leftOut: ReadonlySet<number> = new Set(kept);
  return {
    leftOut,
    /** Includes all of them. */
    clear: () => setValue('leftOut', [], { shouldDirty: true }),
    change: (ids: readonly number[], isIncluded: boolean) => {
      const others = [...leftOut].filter((id) => !ids.includes(id));
      setValue('leftOut', isIncluded ? others : [...others, ...ids], { shouldDirty: true });
    },
  };
};
