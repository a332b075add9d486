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
    { name: 'general', groups: [{ fields: ['title', 'tags'] }, { heading: 'who', fields: ['managers', 'team'] }, { fields: ['note'] }] },
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
