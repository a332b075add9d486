import { describe, expect, test } from 'vitest';
import { readCustomerFigures } from '../../domain/traffic/customers.ts';

describe('what an advertiser tells of a customer', () => {
  test.each([
    [{ deposit: '100,50' }, { deposits: 1, deposited: '100.5', turnover: null, ngr: null }, null],
    [{ deposit: '0' }, { deposits: 0, deposited: '0', turnover: null, ngr: null }, null],
    [{ deposits: '3', deposit: '90' }, { deposits: 3, deposited: '90', turnover: null, ngr: null }, null],
    [
      { turnover: '1 200.123456789', ngr: '-4.5', date: '2026-11-01' },
      { deposits: null, deposited: null, turnover: '1200.12345679', ngr: '-4.5' },
      '2026-11-01',
    ],
    [
      { ngr: '5', date: '2026-11-01T23:59:59Z' },
      { deposits: null, deposited: null, turnover: null, ngr: '5' },
      '2026-11-01',
    ],
  ])('%o is read', (words, figures, day) => expect(readCustomerFigures(words)).toEqual({ figures, day }));

  test.each([
    [{ deposit: '-1' }, 'deposit', 'negative'],
    [{ turnover: 'much' }, 'turnover', 'number'],
    [{ ngr: '-1234567890123456' }, 'ngr', 'tooLarge'],
    [{ deposits: '1.5' }, 'deposits', 'count'],
    [{ date: '2026-02-30' }, 'date', 'date'],
    [{ date: '01.02.2026' }, 'date', 'date'],
  ])('%o is none', (words, name, fault) => expect(readCustomerFigures(words)).toEqual({ name, fault }));
});
