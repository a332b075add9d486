import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillTemplate,
  hasMacroBraces,
  macroNames,
  macroSamples,
  macroSets,
  parseTemplate,
  unknownMacros,
} from '../../domain/traffic/macros.ts';
import { brokenRules, rule, ruleMessage } from '../../domain/rules.ts';

const names = macroNames('click');
const value = fc.string({ unit: 'binary' });
const plainText = fc.stringMatching(/^[^{}]*$/);

describe('the pieces of a template', () => {
  it('make the template again', () => {
    fc.assert(
      fc.property(fc.string(), (template) => {
        const again = parseTemplate(template).map((part) => {
          if ('macro' in part) return `{${part.macro}}`;
          return 'text' in part ? part.text : part.brace;
        });
        expect(again.join('')).toBe(template);
      }),
    );
  });

  it.each([
    ['https://a.example/?c={click_id}', true, []],
    ['{sub1}{sub9}', true, []],
    ['{clickid}', true, [{ name: 'clickid', nearest: 'click_id' }]],
    ['{CLICK_ID}', true, [{ name: 'CLICK_ID', nearest: 'click_id' }]],
    ['{toString}', true, [{ name: 'toString', nearest: expect.any(String) }]],
    ['{click_id', false, []],
    ['click_id}', false, []],
    ['{{click_id}}', false, []],
    ['{click id}', false, []],
    ['{"a":"{sub1}"}', false, []],
    ['{}', true, [{ name: '', nearest: expect.any(String) }]],
  ])('of %s', (template, balanced, unknown) => {
    expect(hasMacroBraces(template)).toBe(balanced);
    expect(unknownMacros(template, 'click')).toEqual(unknown);
  });
});

describe('a template filled in', () => {
  it('gives back every value from an address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), value, (name, given) => {
        const filled = fillTemplate(`https://a.example/?v={${name}}`, { [name]: given }, 'query');
        expect(new URL(filled).searchParams.get('v')).toBe(given);
      }),
    );
  });

  it('gives back every value from JSON', () => {
    fc.assert(
      fc.property(value, (given) => {
        expect(JSON.parse(fillTemplate('{"v":"{sub1}"}', { sub1: given }, 'json'))).toEqual({ v: given });
      }),
    );
  });

  it('has what surrounds its macros as it was, and puts nothing in where there is no value', () => {
    fc.assert(
      fc.property(plainText, plainText, value, (before, after, given) => {
        expect(fillTemplate(`${before}{sub1}${after}`, { sub1: given }, 'plain')).toBe(`${before}${given}${after}`);
        expect(fillTemplate(`${before}{sub2}${after}`, { sub1: given }, 'plain')).toBe(`${before}${after}`);
      }),
    );
  });

  it('is not filled in again with what a value says', () => {
    expect(fillTemplate('{sub1}', { sub1: '{sub2}', sub2: 'x' }, 'plain')).toBe('{sub2}');
  });

  it('stands half a pair of surrogates in an address', () => {
    expect(fillTemplate('{sub1}', { sub1: '\ud800' }, 'query')).toBe('%EF%BF%BD');
  });
});

describe('the macros of clicks', () => {
  it('are named as templates can name them, and have a sample each', () => {
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(Object.keys(macroSamples('click'))).toEqual(Object.keys(macroSets.click));
  });

  it('are told by name where one is not known', () => {
    const [wrong] = brokenRules('https://a.example/{clickid}', [rule('macro', 'click')]);
    expect(wrong && ruleMessage(wrong, 'en')).toBe('{clickid} is not a macro. Did you mean {click_id}?');
    expect(wrong && ruleMessage(wrong, 'ru')).toBe('Макроса {clickid} нет. Возможно, {click_id}?');
  });

  it('are asked for with braces that match', () => {
    const rules = [rule('macroBraces'), rule('macro', 'click')];
    expect(brokenRules('https://a.example/{click_id', rules).map(({ name }) => name)).toEqual(['macroBraces']);
    expect(brokenRules('https://a.example/{click_id}', rules)).toEqual([]);
  });
});
