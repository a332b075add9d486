import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A page may take its time on a busy machine; only what never comes is a failure.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

// What jsdom leaves out and the page calls: scrolling has no layout to scroll, and no media query matches.
window.scrollTo = () => undefined;
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
