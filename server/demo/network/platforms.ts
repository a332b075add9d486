import { type Draft, draft } from '../draft.ts';
import { randomFrom } from '../random.ts';
import { platforms } from '../words/platforms.ts';
import { timeBefore } from './time.ts';

const seed = 3;

/**
 * Returns the platforms and the verticals they are used in. They use a separate random source, so that everything that
 * was there before stays the same.
 */
export const platformsOf = (now: number, by: Draft, verticals: ReadonlyMap<string, Draft>): Draft[] => {
  const random = randomFrom(seed);
  const time = timeBefore(now, random);
  return platforms.map(({ retired, verticals: titles, ...words }) => {
    const platform = draft('platform', time.ago(410, 405), by, {
      ...words,
      verticals: titles.map((title) => verticals.get(title)),
      apiSyncSettings: words.apiSyncEnabled ? { minInterval: 300, maxInterval: 3600, pageSize: 100 } : null,
      status: 'active',
    });
    if (retired) platform.steps.push({ at: time.ago(90, 40), by, action: 'status', values: { status: 'inactive' } });
    return platform;
  });
};

/** Returns the platforms used in a vertical. */
export const platformsIn = (platforms: readonly Draft[], vertical: Draft): Draft[] =>
  platforms.filter(({ steps: [made, ...later] }) => {
    const used = made!.values['verticals'];
    return later.length === 0 && Array.isArray(used) && used.includes(vertical);
  });
