import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { createChunkRecovery, isChunkFailure } from './chunkRecovery.ts';
import { createUnsaved } from './unsavedGuard.ts';
import { createVersionWatch } from './versionWatch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a new version', () => {
  test('is due when an answer names another one than the first', () => {
    const watch = createVersionWatch();
    const told = vi.fn();
    watch.subscribe(told);
    for (const version of [undefined, 100, undefined, 100]) watch.see(version);
    expect([watch.isUpdateDue(), told.mock.calls.length]).toEqual([false, 0]);
    watch.see(101);
    watch.see(101);
    expect([watch.isUpdateDue(), told.mock.calls.length]).toEqual([true, 1]);
  });

  test('is told again only when more than ten seconds have passed', () => {
    const watch = createVersionWatch();
    watch.see(100);
    watch.see(101);
    watch.postpone();
    expect(watch.isUpdateDue()).toBe(false);
    vi.advanceTimersByTime(10_000);
    watch.see(101);
    expect(watch.isUpdateDue()).toBe(false);
    vi.advanceTimersByTime(1);
    watch.see(101);
    expect(watch.isUpdateDue()).toBe(true);
  });
});

describe('a part that could not be loaded', () => {
  const page = (unsaved = createUnsaved()) => {
    const reload = vi.fn();
    const open = () => createChunkRecovery({ storage: sessionStorage, reload, isHeld: unsaved.isHeld });
    return { reload, open };
  };

  test('reloads the page once a minute at most', () => {
    const { reload, open } = page();
    const first = open();
    first.failed();
    first.failed();
    expect([first.isReloading(), reload.mock.calls.length]).toEqual([true, 1]);
    vi.advanceTimersByTime(59_999);
    open().failed();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    open().failed();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('asks first where a form would be lost', () => {
    const unsaved = createUnsaved();
    const { reload, open } = page(unsaved);
    const release = unsaved.hold(true);
    const chunks = open();
    chunks.failed();
    expect([chunks.isAsking(), reload.mock.calls.length]).toEqual([true, 0]);
    chunks.dismiss();
    expect(chunks.isAsking()).toBe(false);
    release();
    chunks.failed();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is known by what browsers say of it', () => {
    const messages = [
      'Failed to fetch dynamically imported module: https://a/b.js',
      'error loading dynamically imported module',
      'Importing a module script failed.',
      'Unable to preload CSS for /a.css',
    ];
    expect(messages.map((message) => isChunkFailure(new TypeError(message)))).toEqual([true, true, true, true]);
    expect(isChunkFailure(new Error('x is not a function'))).toBe(false);
  });
});

test('a page that is loaded anew takes along what is kept, and asks before it takes an upload along', () => {
  const unsaved = createUnsaved();
  const typed = unsaved.hold(true);
  const upload = unsaved.hold(false);
  unsaved.letKeptGo();
  expect(unsaved.mayGo()).toBe(false);
  upload();
  unsaved.letKeptGo();
  expect(unsaved.mayGo()).toBe(true);
  typed();
});
