import { format } from 'node:util';
import './act.ts';
import { cleanup, configure } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { recordOf } from '../../domain/records.ts';
import { patience } from '../patience.ts';
import { removeCookie } from '../../src/providers/cookies.ts';

// A page may take its time on a busy machine; only what never comes is a failure.
configure({ asyncUtilTimeout: patience.wait });

// What jsdom leaves out and the page calls: there is no layout to scroll or to watch, and no media query matches.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
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

// What the console hears is a fault of the page. But react-admin writes every call there that was refused, which tests
// mean, or that was given up with its page.
const isMeant = (said: unknown): boolean => said instanceof HttpError || recordOf(said)['name'] === 'AbortError';
const complaints: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...said: unknown[]) => {
    if (!isMeant(said[0])) complaints.push(format(...said));
  };
}

// What a page has put off (a search half a second after the last key) must not come when the page is gone.
const putOff = vi.spyOn(globalThis, 'setTimeout');
afterAll(() => {
  putOff.mock.results.forEach(({ value }) => clearTimeout(value));
  // Else what it was called with, whole pages, would be kept for all files to come.
  putOff.mockClear();
});

const dropCookies = (): void => {
  for (const [name] of document.cookie.matchAll(/[^=;\s]+(?==)/g)) removeCookie(name);
};
// Files share a browser.
afterAll(dropCookies);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(complaints.splice(0).join('\n')).toBe('');
});
