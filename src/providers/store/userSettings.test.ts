import { beforeEach, expect, test } from 'vitest';
import { adoptUserSettings, forgetUserSettings, userSettings } from './userSettings.ts';

beforeEach(() => localStorage.clear());

test('what one person chose is forgotten without touching what others chose, or what they chose elsewhere', () => {
  const presetsOf = (id: string) => userSettings('selectedPresets', () => id);
  presetsOf('1').set('statistics', 'mine');
  presetsOf('12').set('statistics', 'theirs');
  userSettings('tableSettings', () => '12').set('offers', { hidden: ['id'] });
  forgetUserSettings('selectedPresets', '12');
  expect(presetsOf('12').get('statistics')).toBeUndefined();
  expect(presetsOf('1').get('statistics')).toBe('mine');
  expect(userSettings('tableSettings', () => '12').get('offers')).toEqual({ hidden: ['id'] });
});

test('what someone keeps elsewhere holds where this browser has nothing of theirs', () => {
  const own = userSettings('selectedPresets', () => '12');
  own.set('table', { offers: 3 });
  adoptUserSettings('selectedPresets', '12', { table: { offers: 1 }, statistics: { all: 2 } });
  adoptUserSettings('selectedPresets', '12', 'nonsense');
  expect([own.get('table'), own.get('statistics')]).toEqual([{ offers: 3 }, { all: 2 }]);
});
