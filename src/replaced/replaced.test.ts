import polyglotI18nProvider from 'ra-i18n-polyglot';
import raEnglish from 'ra-language-english';
import { expect, test } from 'vitest';
import { languages } from '../../domain/text/words.ts';
import { furtherTexts } from '../providers/i18n/further/group.ts';
import { loadMessages } from '../providers/i18n/i18nProvider.ts';
import * as colorScheme from './colorScheme.ts';
import Polyglot from './polyglot.ts';
import propTypes from './propTypes.ts';
import { parse, stringify } from './queryString.ts';

/** What stands in for packages in the build does what they do with what we give it. */

test.each(languages)('texts are said as by the library, counted too: %s', async (locale) => {
  const shared: object = { ...(await loadMessages(locale)), ...(await furtherTexts.texts?.[locale]())?.default };
  const phrases = { '': '', ...raEnglish, ...shared };
  const library = polyglotI18nProvider(() => phrases, locale);
  const own = new Polyglot({ locale, phrases });
  const keys = ['', ...flat(phrases)];
  expect(keys.length).toBeGreaterThan(700);
  const counts = [undefined, ...Array.from({ length: 30 }, (_, count) => count), 101, 111, 1_000_000];
  const all = keys.flatMap((key) => counts.map((smart_count) => [key, { name: 'A', count: 0, smart_count }] as const));
  expect(all.map(([key, given]) => own.t(key, given))).toEqual(
    all.map(([key, given]) => library.translate(key, given)),
  );
  const given = { _: '%{name}', name: 'B' };
  expect(own.t('nowhere', given)).toBe(library.translate('nowhere', given));
});

const flat = (phrases: object, prefix = ''): string[] =>
  Object.entries(phrases).flatMap(([key, said]: [string, unknown]) =>
    typeof said === 'object' && said !== null ? flat(said, `${prefix}${key}.`) : [prefix + key],
  );

interface Queries {
  parse: (query: string) => Record<string, unknown>;
  stringify: (values: object) => string;
}

test('queries are read and written as by the library', () => {
  const [library] = Object.values(
    import.meta.glob<Queries>('/node_modules/query-string/index.js', { eager: true, import: 'default' }),
  );
  const values = { range: '[0,24]', a: 'ä b+c&d', sort: '["id","DESC"]', none: undefined, page: 2, isOpen: true };
  const query = stringify(values);
  expect(query).toBe(library?.stringify(values));
  expect({ ...parse(query) }).toEqual({ ...library?.parse(query) });
});

test('the colours are stored where MUI looks for them', async () => {
  const files = import.meta.glob<object>(
    '/node_modules/@mui/{material,system}/esm/InitColorSchemeScript/InitColorSchemeScript.js',
    { eager: true },
  );
  const theirs = Object.assign({}, ...Object.values(files));
  expect(Object.keys(files)).toHaveLength(2);
  expect({ ...colorScheme, default: undefined }).toEqual({ ...theirs, default: undefined });
});

test('packages can describe their properties in all ways that there are', () => {
  const [library] = Object.values(
    import.meta.glob<object>('/node_modules/prop-types/index.js', { eager: true, import: 'default' }),
  );
  const theirs = Object.keys(library ?? {});
  expect(theirs.length).toBeGreaterThan(15);
  for (const name of theirs) {
    const made: unknown = Reflect.get(propTypes, name);
    expect(made, name).toBeTypeOf('function');
    expect(Reflect.get(Reflect.apply(made as () => object, undefined, [[]]), 'isRequired'), name).toBeTypeOf(
      'function',
    );
  }
});
