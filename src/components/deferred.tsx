import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isSparing, whenIdle } from './idle.ts';
import { withTexts } from './withTexts.ts';

const Nothing = () => null;

/** The loaders of all deferred parts. */
const parts: (() => Promise<void>)[] = [];
let loading = 0;

/** Whether something is being preloaded, in which case a script that fails to load does no harm yet. */
export const isLoadingAhead = (): boolean => loading > 0;

/** Preloads what may be needed soon. What fails is requested again, and reported, when it is needed. */
export const loadAhead = async (loads: readonly (() => Promise<unknown>)[]): Promise<void> => {
  loading += 1;
  await Promise.allSettled(loads.map((load) => load()));
  loading -= 1;
};

/** Loads all parts that the loaded pages have deferred. */
export const loadParts = (): Promise<void> => loadAhead(parts);

/** Milliseconds after which users have seen what they came for, and none of it is still waiting to load. */
const settled = 2_000;

/** Loads something once the page is usable, unless the connection is too expensive for loading ahead. */
export const useSoon = (load: () => Promise<unknown>, isUsable = true): void => {
  useEffect(() => {
    if (!isUsable || isSparing()) return undefined;
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void load());
    }, settled);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [load, isUsable]);
};

/** Loads the parts once the page is usable. */
export const useParts = (isUsable: boolean): void => useSoon(loadParts, isUsable);

/**
 * Defers a part of a page that shows only after a user action: its script is loaded when the browser is idle
 * (`loadParts`), or else when it is rendered. Once loaded, it renders immediately, without flicker. With `isNeeded`,
 * nothing is rendered until that first returns true; from then on the part stays mounted, so that it can close in its
 * own way. The texts that the first pages don't show come along (`withTexts`).
 */
export const later = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  isNeeded: (props: P) => boolean = () => true,
): ComponentType<P> => {
  let loaded: ComponentType<P> | undefined;
  const bring = async () => {
    const module = await withTexts(load());
    loaded = module.default;
    return module;
  };
  // If it fails to load, a notice is shown next to the page (`vite:preloadError`); the page stays.
  const coming = () => lazy(() => bring().catch(() => ({ default: Nothing })));
  parts.push(async () => void (await bring()));
  return function Later(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>();
    const isOpen = isNeeded(props);
    if (!Part) {
      // Which of the two it is, is decided once: switching components would lose the part's state.
      if (isOpen) setPart(() => loaded ?? coming());
      return null;
    }
    // What couldn't be loaded is requested again when it is needed the next time.
    if (!isOpen && !loaded) setPart(undefined);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
};
