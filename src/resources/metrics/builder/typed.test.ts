import { describe, expect, test } from 'vitest';
import { formulaText } from '../../../../domain/formula/tokens.ts';
import { absorbed, finished } from './typed.ts';

const metrics = [
  { key: 'leads', title: 'Leads' },
  { key: 'sentLeads', title: 'Leads - sent' },
  { key: '12', title: 'Profit per lead' },
];

describe('what is typed', () => {
  test.each([
    ['5', '', '5'],
    ['5+', '5 +', ''],
    ['12.5 ', '12.5', ''],
    ['(', '(', ''],
    ['lea', '', 'lea'],
    ['leads*', 'leads *', ''],
    ['Leads - sent/', 'sentLeads /', ''],
    ['(profit per lead - 2) × lea', '(#12 - 2) *', 'lea'],
    ['#12/leads', '#12 /', 'leads'],
  ])('“%s” is taken as “%s” and goes on with “%s”', (typed, tokens, rest) => {
    const told = absorbed(typed, metrics);
    expect([formulaText(told.tokens), told.rest]).toEqual([tokens, rest]);
  });

  test.each([
    ['12,5', '12.5'],
    ['12', '12'],
    ['#12', '#12'],
    ['profit per lead', '#12'],
    ['1 + Leads', '1 + leads'],
    ['visits', 'visits'],
  ])('“%s” means “%s” once nothing follows', (typed, tokens) => {
    expect(formulaText(finished(typed, metrics))).toBe(tokens);
  });
});
