import { type Draft, draft, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { inLatin } from '../words/latin.ts';
import { active, type Lists } from './lists.ts';
import type { Time } from './time.ts';

const pages: readonly (readonly [title: string, vertical: string, languages: readonly string[]])[] = [
  ['Quiz “How much could you earn?”', 'Crypto', ['en', 'de', 'es']],
  ['Returns calculator', 'Crypto', ['en', 'it']],
  ['Interview with a trader', 'Forex', ['de']],
  ['Doctor’s column', 'Nutra', ['pl', 'de']],
  ['До и после: история читательницы', 'Nutra', ['ru', 'kk']],
  ['Wheel of fortune', 'Gambling', ['en', 'pt', 'es']],
  ['Match of the week', 'Betting', ['en']],
  ['Three questions before you meet', 'Dating', ['en', 'fr', 'de']],
  ['Loan in ten minutes', 'Finance', ['es', 'pl']],
  ['Old quiz', 'Sweepstakes', ['en']],
];

/** Returns pages for affiliates' own sites, each for some offers of its vertical; the last one is inactive. */
export const landerApiItemsOf = (
  random: Random,
  time: Time,
  by: Draft,
  { offers, lists }: { offers: readonly Draft[]; lists: Lists },
): Draft[] =>
  pages.map(([title, vertical, languages], n) => {
    const slug = inLatin(title, '-');
    const item = draft('landerApiItem', time.ago(180, 60), by, {
      title,
      vertical: lists.verticals.get(vertical),
      categories: random.several(active(lists.categories), random.whole(0, 2)),
      tags: random.several(lists.tags.get('landing')!, random.whole(0, 2)),
      languages,
      assignedToOffers: random.several(
        active(offers).filter((offer) => valueOf(offer, 'vertical') === lists.verticals.get(vertical)),
        random.whole(1, 4),
      ),
      url: `https://pages.sluice.example/${slug}`,
      previewUrl: n % 3 === 2 ? null : `https://pages.sluice.example/${slug}?preview=1`,
      status: 'active',
    });
    if (n === pages.length - 1)
      item.steps.push({ at: time.ago(40, 10), by, action: 'status', values: { status: 'inactive' } });
    return item;
  });
