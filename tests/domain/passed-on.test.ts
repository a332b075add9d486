import { expect, test } from 'vitest';
import { withPassedOn } from '../../domain/traffic/passed-on.ts';

/** What landing pages get besides what their address says. */

const nothing = { clickIdParameter: null, subParameters: [] };
const clickId = { ...nothing, clickIdParameter: 'cid' };
const subs = {
  ...nothing,
  subParameters: [
    { sub: 'sub1', name: 'aff_sub' },
    { sub: 'sub2', name: 's2' },
  ],
};

test.each([
  ['nothing', 'https://one.example/p?a=1#top', nothing, 'https://one.example/p?a=1#top'],
  ['to an address without a query', 'https://one.example/p', clickId, 'https://one.example/p?cid={click_id}'],
  ['to one with an empty query', 'https://one.example/p?', clickId, 'https://one.example/p?cid={click_id}'],
  ['after what it has', 'https://one.example/?a={country}', clickId, 'https://one.example/?a={country}&cid={click_id}'],
  ['before a fragment', 'https://one.example/p#top', clickId, 'https://one.example/p?cid={click_id}#top'],
  ['no ID of the click twice', 'https://one.example/{click_id}/p', clickId, 'https://one.example/{click_id}/p'],
  ['nothing in the place of its own', 'https://one.example/?cid=7', clickId, 'https://one.example/?cid=7'],
  ['subs under their names', 'https://one.example/', subs, 'https://one.example/?aff_sub={sub1}&s2={sub2}'],
  ['each name once', 'https://one.example/?s2=own', subs, 'https://one.example/?s2=own&aff_sub={sub1}'],
])('passes on %s', (_, template, passed, want) => expect(withPassedOn(template, passed)).toBe(want));
