import { expect, test } from 'vitest';
import { describeParameters } from './describeParameters.ts';

const schema = {
  properties: {
    tracking: {
      title: 'Tracking',
      properties: { id: { title: 'Click id' }, keep: { title: 'Keep the query' }, subs: { title: 'Subs' } },
    },
    pixels: { title: 'Pixels', items: { properties: { network: { title: 'Network', enum: ['meta', 'vk'] } } } },
  },
};

const uiSchema = { pixels: { items: { network: { 'ui:enumNames': ['Meta Pixel', 'VK Ads'] } } } };

test('parameters are told in the titles of their schema, choices by their names; what is not set is not told', () => {
  const value = {
    tracking: { id: 'cid', keep: false, subs: ['sub1', 'sub2'], other: null },
    pixels: [{ network: 'meta' }, { network: '' }],
    note: 'x',
  };
  expect(describeParameters(value, { schema, uiSchema }, (key) => key)).toEqual([
    { label: 'Tracking › Click id', text: 'cid' },
    { label: 'Tracking › Keep the query', text: 'ra.boolean.false' },
    { label: 'Tracking › Subs', text: 'sub1, sub2' },
    { label: 'Pixels › 1 › Network', text: 'Meta Pixel' },
    { label: 'note', text: 'x' },
  ]);
});
