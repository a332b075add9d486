import { describe, expect, test } from 'vitest';
import { entitiesIn, readImporters, quickTests, testsNear } from '../../tools/test/changed.ts';
import { dealt, readOptions } from '../../tools/test/options.ts';

describe('the command line of a test run', () => {
  test('asks for all, for a part, or for what changed since a commit', () => {
    expect(readOptions([])).toEqual({});
    expect(readOptions(['--shard', '2/4'])).toEqual({ shard: { index: 2, count: 4 } });
    expect(readOptions(['--changed'])).toEqual({ changed: 'main' });
    expect(readOptions(['--changed', 'HEAD~3'])).toEqual({ changed: 'HEAD~3' });
    expect(readOptions(['--help'])).toEqual({ help: true });
  });

  test.each([
    [['--shard', '5/4']],
    [['--shard', '0/4']],
    [['--shard', 'half']],
    [['--shard', '1/2', '--changed']],
    [['--quick']],
  ])('refuses %j', (args) => {
    expect(() => readOptions(args)).toThrow(TypeError);
  });

  test('deals every check to one part', () => {
    const parts = [1, 2, 3].map((index) => dealt(['a', 'b', 'c', 'd'], { index, count: 3 }));
    expect(parts).toEqual([['a', 'd'], ['b'], ['c']]);
    expect(dealt(['a', 'b'], undefined)).toEqual(['a', 'b']);
  });
});

describe('what a change concerns', () => {
  const importers = readImporters();
  const all = quickTests();
  const near = (...changed: string[]) => testsNear(changed, importers, all);

  test('is a test that changed, and what imports the changed file', () => {
    expect(near('tests/domain/zones.test.ts')).toEqual(['tests/domain/zones.test.ts']);
    expect(near('src/components/validation.ts')).toContain('src/components/validation.test.ts');
    expect(near('domain/money/decimal.ts')).toContain('tests/domain/decimal.test.ts');
  });

  test('goes from a definition to its forms, texts and records though nothing imports it', () => {
    expect(near('openapi/entities/tag.ts')).toEqual(
      expect.arrayContaining(['tests/forms/inputs.test.ts', 'tests/texts/messages.test.ts']),
    );
    expect(entitiesIn(['openapi/entities/tag.ts', 'src/generated/resources/tag.tsx'])).toEqual(['tag']);
  });

  test('includes the tests in its folder', () => {
    expect(near('src/components/form/pages/CreatePage.tsx')).toContain('src/components/form/pages/CreatePage.test.tsx');
    expect(near('server/session/tokens.ts').some((path) => path.startsWith('tests/server/session'))).toBe(true);
  });

  test('is a small part of all tests', () => {
    for (const path of [
      'openapi/entities/tag.ts',
      'src/components/form/pages/CreatePage.tsx',
      'src/components/inputs/widgets/exact.tsx',
    ])
      expect(near(path).length, path).toBeLessThan(all.length / 4);
  });
});
