import { expect, test } from 'vitest';
import { postbackAdvice, type PostbackDraft } from '../../domain/traffic/postback-advice.ts';

const at = (query: string): string => `https://tracker.example/?${query}`;
const noId =
  'Add {click_id}, {lead_id} or a sub ID: without one, the tracker can’t match the event to a click or lead.';
const alike = 'Add {event}, {status} or {goal}: without one, all events look the same to the tracker.';

test.each<[string, PostbackDraft, string[]]>([
  ['nothing while there is no address', { url: '' }, []],
  ['nothing where all is well', { url: at('cid={click_id}&s={status}&p={payout}&c={currency}') }, []],
  ['a missing ID', { url: at('s={status}') }, [noId]],
  ['no ID where a sub ID is sent', { url: at('s={status}&x={sub3}') }, []],
  ['events that look alike', { url: at('cid={click_id}') }, [alike]],
  ['no events that look alike where there is one', { url: at('cid={click_id}'), events: ['event_sent'] }, []],
  ['no events that look alike where there is one goal', { url: at('cid={click_id}'), goalEvents: [4] }, []],
  [
    'macros that no chosen event fills in',
    { url: at('cid={click_id}&s={status}&p={payout}&g={lead_grade}'), events: ['event_sent', 'event_hold'] },
    ['The selected events never fill these in: {payout}, {lead_grade}'],
  ],
  [
    'a payout without its currency',
    { url: at('cid={click_id}&p={payout}'), events: ['conversion_approved'] },
    ['Add {currency}: payouts come in several currencies.'],
  ],
  [
    'a body that is not sent, and so fills in nothing',
    { url: at('s={status}'), bodyFormat: 'none', body: 'cid={click_id}' },
    [noId, 'The body template is not sent: choose its format.'],
  ],
  ['an ID in the body that is sent', { url: at('s={status}'), bodyFormat: 'form', body: 'cid={click_id}' }, []],
])('tells of %s', (_, draft, told) => {
  expect(postbackAdvice(draft).map(({ en }) => en)).toEqual(told);
});
