import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, expect, vi } from 'vitest';

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

// What the console hears is a fault of the page; but react-admin writes every refused call there, which tests mean.
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...said: unknown[]) => {
    if (!(said[0] instanceof HttpError)) complaints.push(format(...said));
  };
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints.splice(0)).toEqual([]);
});
