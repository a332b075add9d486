import { describe, expect, test } from 'vitest';
import isPropValid from './is-prop-valid.ts';
import { parse, stringify } from './query-string.ts';
import union from './union.ts';

describe('queries are read and written as the library does that the build leaves out', () => {
  test.each([
    ['', {}],
    ['?', {}],
    ['?a=1&b=2', { a: '1', b: '2' }],
    ['#x=%20+y', { x: '  y' }],
    ['a', { a: null }],
    ['a=', { a: '' }],
    ['a=1&a=&a', { a: ['1', '', null] }],
    ['a==b', { a: '=b' }],
    ['?filter=%7B%22q%22%3A%22a%2Bb%22%7D', { filter: '{"q":"a+b"}' }],
    ['a=100%&b=%D0%B9', { a: '100%', b: 'й' }],
  ])('%s is read', (query, values) => {
    expect({ ...parse(query) }).toEqual(values);
  });

  test.each([
    [{}, ''],
    [{ b: 1, a: true, c: undefined }, 'a=true&b=1'],
    [{ a: null, b: '' }, 'a&b='],
    [{ a: ['x', undefined, null, 2], b: [] }, 'a=x&a&a=2'],
    [{ filter: '{"q":"й!\'()*"}', 'a b': '+' }, 'a%20b=%2B&filter=%7B%22q%22%3A%22%D0%B9%21%27%28%29%2A%22%7D'],
  ])('%j is written', (values, query) => {
    expect(stringify(values)).toBe(query);
  });
});

test('attributes reach an element that is styled by its name, properties of its component do not', () => {
  const passed = [
    'className',
    'style',
    'id',
    'role',
    'tabIndex',
    'onClick',
    'aria-label',
    'data-field',
    'children',
  ].concat(
    ['type', 'value', 'checked', 'disabled', 'readOnly', 'maxLength', 'autoFocus', 'autoComplete', 'href', 'colSpan'],
    ['htmlFor', 'multiple', 'dangerouslySetInnerHTML', 'rows', 'dateTime', 'srcSet', 'min'],
  );
  expect(passed.filter((prop) => !isPropValid(prop))).toEqual([]);
  const kept = ['ownerState', 'theme', 'sx', 'as', 'variant', 'isOpen', 'record', 'fullWidth', 'labelId', 'severity'];
  expect(kept.filter(isPropValid)).toEqual([]);
});

test('lists are put together, each value once', () => {
  expect(union([1, 2], [2, 3], [], [1, 4])).toEqual([1, 2, 3, 4]);
});
