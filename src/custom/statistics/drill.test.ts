import { expect, test } from 'vitest';
import { resources } from '../../resources/index.ts';
import { destinationsOf } from './drill.ts';
import { readParameters } from './question/parameters.ts';
import { type Path, questionOf } from './question/question.ts';

const november = { from: Date.UTC(2026, 9, 31, 22) / 1000, to: Date.UTC(2026, 10, 30, 22) / 1000 - 1 };
const leadsTo = (metric: string, path: Path, search: string, isStaff = true) =>
  destinationsOf(metric, path, questionOf(readParameters(search), november), {
    resources,
    zone: 'Europe/Riga',
    isStaff,
  }).map(({ address }) => {
    const [page, query] = address.split('?');
    const { orderBy: _, limit: __, offset: ___, ...filters } = Object.fromEntries(new URLSearchParams(query));
    return { page, ...filters };
  });

test('a figure leads to the records of its kind, day and values', () => {
  const day = { createdAtFrom: String(Date.UTC(2026, 10, 23, 22) / 1000) };
  expect(leadsTo('sentLeads', ['2026-11-24', 'DE'], 'groupBy=day,country&offer=3,4')).toEqual([
    {
      page: '/leads',
      ...day,
      createdAtTo: String(Date.UTC(2026, 10, 24, 22) / 1000 - 1),
      country: 'DE',
      offer: '3,4',
      apiStatus: 'sent',
      isTest: 'false',
    },
  ]);
  expect(leadsTo('approvedConversions', [5], 'groupBy=offer&offer=3,5')).toMatchObject([
    { page: '/conversions', offer: '5', conversionStatus: '3' },
  ]);
});

test('money leads to approved conversions, and clicks to the valid and the invalid ones', () => {
  expect(leadsTo('profit', [], 'country=DE')).toMatchObject([
    { page: '/conversions', country: 'DE', conversionStatus: '3' },
  ]);
  expect(leadsTo('payout', [], '')).toMatchObject([{ conversionStatus: '3', isHidden: 'false' }]);
  expect(leadsTo('payout', [], '', false)[0]).not.toHaveProperty('isHidden');
  expect(leadsTo('clicks', [], 'country=DE')).toMatchObject([
    { page: '/clicks/valid', country: 'DE' },
    { page: '/clicks/invalid', country: 'DE' },
  ]);
  expect(leadsTo('netProfit', [], '')).toEqual([]);
});

test('test leads and the conversions of a goal have lists of their own', () => {
  expect(leadsTo('leads', [], '')).toMatchObject([{ page: '/leads', isTest: 'false' }]);
  const [tests] = leadsTo('testLeads', [], '');
  expect(tests).toMatchObject({ page: '/leads', isTest: 'true' });
  expect(tests).not.toHaveProperty('apiStatus');
  expect(leadsTo('payoutOfGoal12', ['DE'], 'groupBy=country&goal=12,13')).toMatchObject([
    { page: '/conversions', country: 'DE', goal: '12', conversionStatus: '3', isHidden: 'false' },
  ]);
  // Nothing of another goal is of this one.
  expect(leadsTo('payoutOfGoal12', [], 'goal=13')).toEqual([]);
  expect(leadsTo('deposited', [], '')).toEqual([]);
});

test('figures by sub ID lead to the clicks and leads with it', () => {
  expect(leadsTo('validClicks', ['blue, green'], 'groupBy=sub1')).toMatchObject([
    { page: '/clicks/valid', sub1: 'blue, green' },
  ]);
  expect(leadsTo('sentLeads', [], 'sub3=a,b')).toMatchObject([{ page: '/leads', sub3: 'a,b', apiStatus: 'sent' }]);
  expect(leadsTo('leads', [null], 'groupBy=sub1')).toEqual([]);
});

test('there is no way where no list has just its records', () => {
  expect(leadsTo('leads', ['mobile'], 'groupBy=device')).toEqual([]);
  expect(leadsTo('leads', [null], 'groupBy=country')).toEqual([]);
  expect(leadsTo('leads', [14], 'groupBy=hour')).toEqual([]);
  expect(leadsTo('leads', [], 'dataType=cohort')).toEqual([]);
  expect(leadsTo('31', [], '')).toEqual([]);
});

test('totals of the rows that pass a filter by figures have no list, but those rows do', () => {
  const narrowed = 'groupBy=country&metric=leads:gt:10';
  expect(leadsTo('leads', [], narrowed)).toEqual([]);
  expect(leadsTo('leads', ['DE'], narrowed)).toMatchObject([{ page: '/leads', country: 'DE' }]);
});
