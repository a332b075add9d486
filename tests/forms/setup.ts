import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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
