import { expect, test } from 'vitest';
import { lineOf } from '../../codegen/source/definition.ts';

const text = `import { entity, list, text } from '../define.ts';

const words = { en: 'Words', ru: 'Слова' };

export const shop = entity({
  name: words,
  fields: {
    title: text(words),
    contacts: list(
      {
        value: text(words),
      },
      words,
    ),
    size: enumeration({
      options: {
        small: words,
      },
    }),
  },
  list: { columns: ['id'] },
});
`;

const places: [string, { given: string[]; want: number }][] = [
  ['a field', { given: ['fields', 'title'], want: 8 }],
  ['a field inside a list', { given: ['fields', 'contacts', 'fields', 'value'], want: 11 }],
  ['an option', { given: ['fields', 'size', 'options', 'small'], want: 17 }],
  ['something of the definition', { given: ['list', 'columns'], want: 21 }],
  ['what is not in the file: where it would be', { given: ['fields', 'status'], want: 7 }],
  ['nothing at all: the definition', { given: [], want: 5 }],
];

test.each(places)('the line of %s', (_, { given, want }) => {
  expect(lineOf(text, 'shop', given)).toBe(want);
});

test('a definition that is not in the file has no line', () => {
  expect(lineOf(text, 'offer', [])).toBeUndefined();
});
