import React from 'react';
import { flushSync } from 'react-dom';

/*
 * Testing Library wraps what it does to a page in React's `act`, which React as people get it is without. What the page
 * makes of an event has to stand when the event is over, as in a browser. Where an act is awaited, React may finish what
 * it has put off, in turns of its own; else that is waited for.
 */

/** Kept from tests that stop the clock. */
const { setImmediate } = globalThis;
const turns = 5;

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

const settled = async (result: PromiseLike<unknown>): Promise<unknown> => {
  const value = await result;
  for (let turn = 0; turn < turns; turn += 1) await new Promise((next) => setImmediate(next));
  return value;
};

const act = (callback: () => unknown): PromiseLike<unknown> => {
  const result = flushSync(callback);
  return isThenable(result) ? settled(result) : Promise.resolve(result);
};

Reflect.set(React, 'act', act);
