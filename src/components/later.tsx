import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isSparing, whenIdle } from './idle.ts';

const Nothing = () => null;

/** What loads each part that was left for later. */
const parts: (() => Promise<void>)[] = [];
let loading = 0;

/** Whether something is being loaded ahead, so that a script which does not come is missed by nobody yet. */
export const isLoadingAhead = (): boolean => loading > 0;

/** Loads what someone may need soon. What does not come is asked for again, and missed, where it is needed. */
export const loadAhead = async (loads: readonly (() => Promise<unknown>)[]): Promise<void> => {
  loading += 1;
  await Promise.allSettled(loads.map((load) => load()));
  loading -= 1;
};

/** Loads all parts that the pages which are there have left for later. */
export const loadParts = (): Promise<void> => loadAhead(parts);

/** So much later, in milliseconds, people have seen what they came for, and nothing of it waits for its turn any more. */
const settled = 2_000;

/** Loads the parts once the page can be used, unless the connection is too dear for what nobody has asked for. */
export const useParts = (isUsable: boolean): void => {
  useEffect(() => {
    if (!isUsable || isSparing()) return undefined;
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void loadParts());
    }, settled);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [isUsable]);
};

/**
 * A part of a page that shows only after someone has acted: its script comes when the browser has nothing else to do
 * (`loadParts`), or else when it is drawn. Once there, it is drawn at once, so that nothing flickers. With `isNeeded`
 * nothing is drawn before it first says so; from then on the part stays, so that it can close in its own way.
 */
export const later = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  isNeeded: (props: P) => boolean = () => true,
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined;
  const bring = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  // Where it does not come, people are told so beside the page (`vite:preloadError`); the page stays.
  const Coming = lazy(() => bring().catch(() => ({ default: Nothing })));
  parts.push(async () => void (await bring()));
  return function Later(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>();
    if (!Part) {
      // Which of the two it is, is decided once: another component would lose the part's state.
      if (isNeeded(props)) setPart(() => loaded ?? Coming);
      return null;
    }
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
};
