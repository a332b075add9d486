import { useSourceContext } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Condition, holds } from '../../../domain/conditions.ts';
import { isEmpty } from '../../../domain/text/is-empty.ts';

interface ConditionalProps {
  source: string;
  /** Values of the fields next to it with which the input is shown. */
  when: Condition;
  /** What the field has while it is hidden. */
  otherwise: unknown;
  children: ReactNode;
}

/**
 * An input that is shown while other fields have certain values. While hidden, its field has nothing that would be
 * sent; what was entered comes back with the input, unless the form has started afresh meanwhile.
 */
export const Conditional = ({ source, when, otherwise = null, children }: ConditionalProps) => {
  const { getSource } = useSourceContext();
  const { setValue, subscribe } = useFormContext();
  const name = getSource(source);
  const others = Object.keys(when);
  const value: unknown = useWatch({ name });
  const given: unknown[] = useWatch({ name: others.map(getSource) });
  const isShown = holds(when, Object.fromEntries(others.map((other, place) => [other, given[place]])));
  const held = useRef<unknown>(undefined);
  useEffect(
    () =>
      subscribe({
        formState: { dirtyFields: true },
        // A form that is reset is told of without a field, and has no changes left.
        callback: ({ name: changed, dirtyFields }) => {
          if (changed === undefined && isEmpty(dirtyFields)) held.current = undefined;
        },
      }),
    [subscribe],
  );
  useEffect(() => {
    const isIdle = isEmpty(value) || value === otherwise;
    const next = isShown ? held.current : otherwise;
    if (isShown ? !isIdle || next === undefined : isIdle) return;
    held.current = isShown ? undefined : value;
    setValue(name, next, { shouldDirty: true });
  }, [isShown, name, value, otherwise, setValue]);
  // Stays where it is, so that rows can keep its place. Loading the input must not take away the field that brought it up.
  return <div className="conditional">{isShown && <Suspense>{children}</Suspense>}</div>;
};
