import type { Code } from '../../codegen/diagnostics/diagnostic.ts';
import { type Definition, one } from '../../openapi/define.ts';
import { shop } from './models.ts';

const words = { en: 'Words', ru: 'Слова' };

/** A shop that belongs to another one, with a tab for those that belong to it. */
const chain = (tab: Partial<{ list: string; by: string }>, more: Partial<Definition> = {}): Partial<Definition> => ({
  fields: { ...shop.fields, head: one('shop', { ...words, createOnly: true }) },
  list: { columns: ['id', 'title'], filters: ['head', 'owner'] },
  form: { ...shop.form!, branches: { ...words, list: 'shop', by: 'head', ...tab } },
  ...more,
});

/** A tab that is a list, as it should be. */
export const rightList = chain({});

/** Each code of tabs that can be no list, a definition of a shop that earns it, and what is said of it. */
export const wrongLists: [Code, { definition: Partial<Definition>; want: string }][] = [
  [
    'SL101',
    {
      definition: chain({ list: 'shpo' }),
      want: 'form.branches: unknown entity `shpo` (did you mean `shop`?)',
    },
  ],
  [
    'SL102',
    {
      definition: chain({ by: 'haed' }),
      want: 'form.branches: unknown field `haed` of shop (did you mean `head`?)',
    },
  ],
  [
    'SL104',
    {
      definition: chain({ by: 'owner' }),
      want: 'form.branches: `shop.owner` does not refer to shop',
    },
  ],
  [
    'SL109',
    {
      definition: chain({ list: 'user', by: 'team' }),
      want: 'form.branches: `user` has no list',
    },
  ],
  [
    'SL109',
    {
      definition: chain({}, { list: { columns: ['id', 'title'], filters: ['owner'] } }),
      want: 'form.branches: `shop.head` is no filter of that list',
    },
  ],
  [
    'SL109',
    {
      definition: chain({}, { form: { branches: { ...words, list: 'shop', by: 'head' }, ...shop.form! } }),
      want: 'form.branches: the first tab can’t be a list',
    },
  ],
  [
    'SL109',
    {
      definition: chain({}, { calls: ['list', 'read', 'create'] }),
      want: 'form.branches: records without the call `edit` have no tabs that are lists',
    },
  ],
];
