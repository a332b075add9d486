import { afterEach, expect, test, vi } from 'vitest';
import { goTo } from './clock.ts';

afterEach(() => void vi.restoreAllMocks());

test('the clock may be moved again', () => {
  goTo('2026-11-30T12:00:00Z');
  goTo('2026-12-01T12:00:00Z');
  expect(new Date(Date.now()).toISOString().slice(0, 10)).toBe('2026-12-01');
});
