import fc from 'fast-check';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fieldsOf, section, visibleTabs } from './tabs.ts';

const own = createElement('hr');
const tabs = {
  general: ['title', 'tags', section('who', 'managers', 'team'), 'note'],
  secret: [section('keys', 'apiToken')],
  traffic: [own, 'cold'],
};

test('fields stand in groups, sections under their headings, own parts where they were put', () => {
  expect(visibleTabs(tabs, () => true)).toEqual([
    {
      name: 'general',
      groups: [{ fields: ['title', 'tags'] }, { heading: 'who', fields: ['managers', 'team'] }, { fields: ['note'] }],
    },
    { name: 'secret', groups: [{ heading: 'keys', fields: ['apiToken'] }] },
    { name: 'traffic', groups: [{ element: own }, { fields: ['cold'] }] },
  ]);
});

test('what does not show leaves neither an empty card nor an empty tab', () => {
  const shown = visibleTabs(tabs, (field) => ['title', 'cold'].includes(field));
  expect(shown.map((tab) => [tab.name, fieldsOf(tab)])).toEqual([
    ['general', ['title']],
    ['traffic', ['cold']],
  ]);
});

test('one field that is left of several joins what is before it, in the same tab or the tab before', () => {
  const parts = { general: ['title', section('who', 'managers', 'team')], access: ['kind', 'teams'], rows: ['grades'] };
  const shown = visibleTabs(parts, (field) => !['managers', 'teams'].includes(field));
  expect(shown).toEqual([
    { name: 'general', groups: [{ fields: ['title', 'team', 'kind'] }] },
    { name: 'rows', groups: [{ fields: ['grades'] }] },
  ]);
  // Nothing comes before the first ones.
  expect(visibleTabs({ general: [section('who', 'managers', 'team')] }, (field) => field === 'team')).toEqual([
    { name: 'general', groups: [{ heading: 'who', fields: ['team'] }] },
  ]);
});

test('whatever shows stands in exactly one tab, in the order it was said in, and hiding more opens no tab', () => {
  const names = [...'abcdefgh'];
  const layout = fc.array(fc.array(fc.subarray(names), { maxLength: 3 }), { maxLength: 4 }).map((groups) => {
    const free = new Set(names);
    const take = (fields: string[]) => fields.filter((field) => free.delete(field));
    return Object.fromEntries(
      groups.map((sections, index) => [
        `tab${index}`,
        sections.map((fields, at) => section(`s${at}`, ...take(fields))),
      ]),
    );
  });
  fc.assert(
    fc.property(layout, fc.subarray(names), (parts, hidden) => {
      const shows = (field: string) => !hidden.includes(field);
      const shown = visibleTabs(parts, shows);
      const said = Object.values(parts).flatMap((sections) => sections.flatMap(({ fields }) => fields));
      expect(shown.flatMap(fieldsOf)).toEqual(said.filter(shows));
      const open = visibleTabs(parts, () => true).map(({ name }) => name);
      expect(shown.filter(({ name }) => !open.includes(name))).toEqual([]);
      expect(
        shown.flatMap(({ groups }) => groups).filter((group) => 'fields' in group && group.fields.length === 0),
      ).toEqual([]);
    }),
  );
});
