import { createdAt, type Draft, draft, updatedAt, valueOf } from '../draft.ts';
import type { Random } from '../random.ts';
import { marketOf } from '../words/companies.ts';
import { inLatin } from '../words/latin.ts';
import { pages } from '../words/offers.ts';
import type { Lists } from './lists.ts';
import { soonAt, type Time, workdays } from './time.ts';

/**
 * Returns the sieves of an offer's landing pages by position: the first takes everything, so that no visitor is lost;
 * the others take the traffic that their texts and call centre are made for.
 */
const sieves = (countries: readonly string[], language: string, lists: Lists): readonly Record<string, unknown>[] => [
  {},
  {
    countries,
    schedule: { timezone: 'Europe/Riga', ranges: [{ days: workdays, from: '09:00', to: '18:00' }] },
  },
  {
    languages: [language],
    trafficSources: lists.trafficSources.slice(0, 2),
    trafficSourcesMode: 'except',
  },
  {
    countries: ['US', 'CA', 'GB'].filter((code) => !countries.includes(code)),
    countriesMode: 'except',
    schedule: {
      timezone: 'Europe/Riga',
      ranges: [
        { days: workdays, from: '18:00', to: '02:00' },
        { days: ['saturday', 'sunday'], from: '10:00', to: '16:00' },
      ],
    },
  },
];

/** Returns one to four pages for each offer, active if the offer ever was, except blocked advertisers' pages. */
export const landingsOf = (random: Random, time: Time, offers: readonly Draft[], lists: Lists): Draft[] =>
  offers.flatMap((offer) => {
    const title = valueOf(offer, 'title') as string;
    const [advertiser] = valueOf(offer, 'advertisers') as [Draft];
    const { by } = offer.steps[0]!;
    const { languages, countries } = marketOf(title);
    const host = `https://${inLatin(title, '-')}.example`;
    const isReady = valueOf(offer, 'status') !== 'draft';
    const open = isReady && valueOf(advertiser, 'status') === 'active';

    return random.several(pages, random.whole(1, 4)).map((page, n) => {
      const language = languages[n % languages.length]!;
      const slug = `${inLatin(page, '-')}-${language}`;
      const pageType = page === 'Advertorial' || page === 'Video story' ? 'prelanding' : 'landing';
      const at = soonAt(createdAt(offer), time.after(createdAt(offer), 20));
      const landing = draft('landing', at, by, {
        title: `${page} ${language.toUpperCase()}`,
        offer,
        advertiser,
        targetUrl: `${host}/${slug}`,
        previewUrl: `${host}/${slug}`,
        pageType,
        landerApiLanguage: language,
        countriesMode: 'only',
        languagesMode: 'only',
        trafficSourcesMode: 'only',
        ...sieves(countries, language, lists)[n],
        weight: random.pick([100, 100, 100, 50, 30]),
        tags: random.several(lists.tags.get('landing')!, random.whole(0, 1)),
        additionalParameters: {
          tracking: {
            clickIdParameter: 'click_id',
            subParameters: [
              ...(random.chance(0.5) ? [{ sub: 'sub1', name: 'aff_sub' }] : []),
              ...(random.chance(0.3) ? [{ sub: 'sub2', name: random.pick(['aff_sub2', 's2', 'source_id']) }] : []),
            ],
            keepQuery: true,
          },
        },
        status: 'inactive',
      });
      if (open && (n === 0 || random.chance(0.85))) {
        landing.steps.push({
          at: createdAt(landing) + random.whole(600, 43_200),
          by,
          action: 'status',
          values: { status: 'active' },
        });
      }
      // Pages of a blocked advertiser were active until the offer was closed.
      if (isReady && !open)
        landing.steps.push(
          { at: createdAt(landing) + 1800, by, action: 'status', values: { status: 'active' } },
          {
            at: Math.max(updatedAt(offer), createdAt(landing) + 3600),
            by,
            action: 'status',
            values: { status: 'inactive' },
          },
        );
      return landing;
    });
  });
