import { expect, test } from 'vitest';
import { isMeant, type PaletteLink, withRecent } from './items.ts';

test('what is typed means everything of which its words begin words', () => {
  expect(isMeant('land', 'Landing pages', 'Offers')).toBe(true);
  expect(isMeant('off pag', 'Landing pages', 'Offers')).toBe(true);
  expect(isMeant('ТРАФ ист', 'Источники трафика')).toBe(true);
  expect(isMeant('and', 'Landing pages')).toBe(false);
  expect(isMeant('', 'Landing pages')).toBe(true);
});

test('the links used last are five, each once, the newest first', () => {
  const link = (to: string): PaletteLink => ({ kind: 'page', to, text: to, of: '' });
  const recent = ['/a', '/b', '/c', '/d', '/e', '/b'].reduce<PaletteLink[]>(
    (kept, to) => withRecent(kept, link(to)),
    [],
  );
  expect(recent.map(({ to }) => to)).toEqual(['/b', '/e', '/d', '/c', '/a']);
  expect(withRecent(recent, link('/f')).map(({ to }) => to)).toEqual(['/f', '/b', '/e', '/d', '/c']);
});
